import { ageOf } from '#features/orders/member-age.ts'
import type { Party } from '#features/orders/order.ts'
import { adultFrom, childShare } from '#features/pricing/child-share.ts'
import { type Day, kigaliDay } from '#values/dates.ts'
import { dayText } from '#values/day-words.ts'
import type { BookedLine, Booking, Traveller } from '../booking-record.ts'
import { partialCancellation } from '../cancellation.ts'
import type { Purchase } from '../suppliers/permits-needed.ts'

type Less = {
  booking: Pick<Booking, 'startsOn' | 'freeCancelUntil'>
  before: readonly BookedLine[]
  /** The price of those who stay, with nothing else changed. */
  staying: readonly BookedLine[]
  /** The price of what is wanted now. */
  after: readonly BookedLine[]
  travellers: readonly Traveller[]
  /** Who stays, each at their place, and who comes. */
  party: Party
  /** What was bought and nobody needs any more. */
  inVain: readonly Pick<Purchase, 'day' | 'costMinor'>[]
  now: Date
}

/**
 * What making a confirmed booking smaller costs, as lines of the booking under the policy it was sold under: the fee of
 * travellers who leave on their share, the same percent of whatever else its price falls by, and permits bought in vain.
 * Nothing where nothing is less. Source: docs/cancellation.md, 'When some of a party leave'.
 */
export function leavingFees({ booking, before, staying, after, travellers, party, inVain, now }: Less): BookedLine[] {
  const [first] = before
  if (!first) return []
  const leavers = travellers.filter(({ position }) => !party.some((member) => member.position === position))
  const leave = party.length < travellers.length ? leavers : []
  const notice = {
    noticeOn: kigaliDay(now),
    startsOn: booking.startsOn,
    confirmed: true,
    boughtMinor: 0,
    freeUntil: booking.freeCancelUntil,
  }
  const share = shareOf(leave, travellers, booking.startsOn)
  const left = partialCancellation({ ...notice, before, after: staying, share, leavers: leave.length }, now).line
  const nobody = { leaving: 0, of: 1 }
  const less = partialCancellation({ ...notice, before: staying, after, share: nobody, leavers: 0 }, now).line
  const lines = [left, less, permitsInVain(inVain, first)]
  return lines.flatMap((line) => (line ? { ...line, policy: first.policy } : []))
}

/** The part of a party by what each traveller counts in the base: an adult 100, a child their share. */
function shareOf(leavers: readonly Traveller[], travellers: readonly Traveller[], startsOn: Day) {
  const adults = travellers.filter((member) => ageOf(member, startsOn) >= adultFrom).length
  const weight = (of: readonly Traveller[]) => of.reduce((all, member) => all + childShare(ageOf(member, startsOn), adults), 0)
  return { leaving: weight(leavers), of: Math.max(1, weight(travellers)) }
}

function permitsInVain(inVain: Less['inVain'], { ladder }: BookedLine) {
  const amountMinor = inVain.reduce((all, { costMinor }) => all + costMinor, 0)
  if (amountMinor === 0) return null
  const days = [...new Set(inVain.map(({ day }) => dayText(day)))].join(', ')
  return {
    kind: 'cancellation-fee' as const,
    label: 'Permits bought already',
    reason: `For ${days}; the park does not take them back`,
    quantity: 1,
    unitMinor: amountMinor,
    amountMinor,
    refundable: false,
    vatMinor: 0,
    ladder,
  }
}
