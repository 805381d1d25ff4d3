import { ageOf } from '#features/orders/member-age.ts'
import type { Member, Party } from '#features/orders/order.ts'
import { adultFrom, childShare } from '#features/pricing/child-share.ts'
import { lineMessage } from '#features/pricing/line-text.ts'
import { worded } from '#features/pricing/lines/english-line.ts'
import { type Day, kigaliDay } from '#values/dates.ts'
import type { BookedLine, Booking, Traveller } from '../booking-record.ts'
import { partialCancellation } from '../cancellation.ts'
import type { Purchase } from '../suppliers/permits-needed.ts'

type Reduction = {
  booking: Pick<Booking, 'startsOn' | 'freeCancelUntil'>
  before: readonly BookedLine[]
  /** The price for those who stay and who come in the place of others, with nothing else changed. */
  staying: readonly BookedLine[]
  /** The price of the amended order. */
  after: readonly BookedLine[]
  travellers: readonly Traveller[]
  /** The amended party: who stays keeps their place. */
  party: Party
  /** Purchased services that no traveller uses any more. */
  unused: readonly Pick<Purchase, 'day' | 'costMinor'>[]
  now: Date
}

/**
 * The fees of reducing a confirmed booking, as price lines under the policy it was sold under: the fee of travellers who leave, as far as
 * nobody comes in their place, on their share, the same percent of any other fall of the price, and permits that are bought already. None when nothing is
 * reduced. Source: docs/cancellation.md, 'When some of a party leave'.
 */
export function leavingFees({ booking, before, staying, after, travellers, party, unused, now }: Reduction): BookedLine[] {
  const [first] = before
  if (!first) return []
  const fewer = Math.max(0, travellers.length - party.length)
  const notice = {
    noticeOn: kigaliDay(now),
    startsOn: booking.startsOn,
    confirmed: true,
    boughtMinor: 0,
    freeUntil: booking.freeCancelUntil,
  }
  const share = fewer > 0 ? shareOf(travellers, party, booking.startsOn) : noneLeaving
  const left = partialCancellation({ ...notice, before, after: staying, share, leavers: fewer }, now).line
  const reduced = partialCancellation({ ...notice, before: staying, after, share: noneLeaving, leavers: 0 }, now).line
  const lines = [left, reduced, unusedPermitsLine(unused, first)]
  return lines.flatMap((line) => (line ? { ...line, policy: first.policy } : []))
}

const noneLeaving = { leaving: 0, of: 1 }

/**
 * The leaving share of a party, by what each traveller counts in the base: an adult 100, a child their share. Who comes in the place of
 * somebody counts for them.
 */
function shareOf(travellers: readonly Traveller[], party: Party, startsOn: Day) {
  const adults = travellers.filter((member) => ageOf(member, startsOn) >= adultFrom).length
  const weight = (of: readonly Member[]) => of.reduce((all, member) => all + childShare(ageOf(member, startsOn), adults), 0)
  const all = weight(travellers)
  return { leaving: Math.max(0, all - weight(party)), of: Math.max(1, all) }
}

function unusedPermitsLine(unused: Reduction['unused'], { ladder }: BookedLine) {
  const amountMinor = unused.reduce((all, { costMinor }) => all + costMinor, 0)
  if (amountMinor === 0) return null
  const days = [...new Set(unused.map(({ day }) => day))].map((day) => ({ day }))
  return worded({
    kind: 'cancellation-fee',
    label: lineMessage('unusedPermits', {}),
    reason: lineMessage('unusedPermitsReason', { days: { list: days } }),
    quantity: 1,
    unitMinor: amountMinor,
    amountMinor,
    refundable: false,
    vatMinor: 0,
    ladder,
  })
}
