import { accountOf } from '#features/bookings/account.ts'
import { isHeld } from '#features/bookings/booking.ts'
import { holdAfter } from '#features/bookings/changes/amend-booking.server.ts'
import type { Amendment, PlannedAmendment } from '#features/bookings/changes/plan-amendment.server.ts'
import { type Booking, listLines, type Traveller } from '#features/bookings/reads.server.ts'
import type { HireOrder } from '#features/orders/order.ts'
import { listPayments } from '#features/payments/reads.server.ts'
import { linesInLanguage } from '#features/pricing/lines/lines-in-language.server.ts'
import { previewFollow } from '#features/roster/follow/preview-follow.server.ts'
import type { Context } from '#platform/context.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import type { Words } from '#platform/languages/source.ts'
import { kigaliDay } from '#values/dates.ts'
import { amendedHoldText } from '../../../shared/booking/amended-hold-text.ts'
import { calledName } from '../../../shared/travellers/called-name.ts'
import { amendedHoldWords } from '../../../words/amended-hold.ts'
import { ownWords } from '../../../words/manage-booking.ts'
import { changeAnswerWords } from '../../../words/manage-change-answers.ts'
import { travellerFactWords } from '../../../words/traveller-facts.ts'
import { moneyOf } from '../payments/money-text.ts'

/**
 * A planned change as text: what changes, the price difference line by line, the charge for those who leave, what is due then
 * and by when.
 */
export async function changeText(
  ctx: Context,
  booking: Booking,
  { party }: Amendment,
  planned: PlannedAmendment,
  travellers: readonly Traveller[],
  read: ReadWords,
) {
  const { format } = read
  const words = read(changeAnswerWords)
  const { schedule, quote, differenceMinor } = planned
  const rows = await linesInLanguage(ctx, planned.rows, read)
  const { text, signed, francs } = moneyOf(booking, format)
  const payments = await listPayments(ctx.db, booking.id)
  const { totalMinor, depositMinor, balanceMinor, balanceDueOn } = schedule
  const account = accountOf({ ...booking, totalMinor, depositMinor, balanceDueOn }, payments, kigaliDay(ctx.clock.now()))
  const hold = holdAfter(ctx, booking, planned, { mover: 'visitor', at: ctx.clock.now() })
  const leavers = travellers.filter(({ position }) => !party.some((member) => member.position === position))
  const cell = (minor: number | null) => (minor === null ? words.none : text(minor))
  const changes = rows.map((row) => ({
    label: row.label,
    reason: row.reason,
    ...(row.lang && { lang: row.lang }),
    before: cell(row.beforeMinor),
    after: cell(row.afterMinor),
    difference: signed(row.differenceMinor),
    unchanged: row.unchanged,
  }))
  const what = (from: string, to: string, count: number, order: Booking['order']) =>
    [format.days(from, to), read(ownWords).order.people({ count }), order.kind === 'hire' && pickUpText(order)]
      .filter(Boolean)
      .join(', ')
  return {
    before: what(booking.startsOn, booking.endsOn, booking.travellersCount, booking.order),
    after: what(quote.startsOn, quote.endsOn, party.length, quote.order),
    changed: changes.filter(({ unchanged }) => !unchanged),
    unchanged: changes.filter(({ unchanged }) => unchanged),
    /** The version of the booking that this plan is based on. */
    seen: booking.version,
    totalMinor,
    /** The end of the hold after the change, accepted with the total; absent where nothing is on hold. */
    until: hold?.endsAt.toISOString(),
    hold: hold && amendedHoldText(booking, hold, read(amendedHoldWords), format),
    total: { before: text(booking.totalMinor), after: text(totalMinor), difference: signed(differenceMinor) },
    verdict:
      differenceMinor === 0
        ? words.even
        : differenceMinor > 0
          ? words.more({ amount: text(differenceMinor) })
          : words.less({ amount: text(-differenceMinor) }),
    leaving: leavingText(booking, { leavers, travellers }, await newFee(ctx, booking, planned, read), read),
    crew: await crewTexts(ctx, booking, planned, words),
    deposit: balanceMinor > 0 ? text(depositMinor) : null,
    balance: balanceMinor > 0 ? { words: words.balance({ day: format.day(balanceDueOn) }), amount: text(balanceMinor) } : null,
    paid: account.paidMinor > 0 ? text(account.paidMinor) : null,
    due: account.due.minor > 0 ? { amount: text(account.due.minor), francs: francs(account.due.minor) } : null,
    back: account.refundDueMinor > 0 ? text(account.refundDueMinor) : null,
  }
}

/** That somebody who is sure to come is not free for all of the new days, so that another one does. Nobody is named to a visitor. */
async function crewTexts(ctx: Context, { id }: Booking, { quote }: PlannedAmendment, words: AnswerWords): Promise<string[]> {
  const effects = await previewFollow(ctx, id, quote)
  const gone = effects.filter(({ what, one }) => (what === 'leaves' || what === 'keeps') && one.state === 'confirmed')
  return (['guide', 'car'] as const).flatMap((kind) => (gone.some(({ one }) => one.kind === kind) ? [words.crew[kind]] : []))
}

type AnswerWords = Words<typeof changeAnswerWords.tree>

export type ChangeText = Awaited<ReturnType<typeof changeText>>

const pickUpText = ({ pickUp }: HireOrder) => pickUp && (pickUp.flight ? `${pickUp.place} (${pickUp.flight})` : pickUp.place)

/** Who leaves, and the charge for it; nothing where nobody leaves. */
function leavingText(
  booking: Booking,
  { leavers, travellers }: Record<'leavers' | 'travellers', readonly Traveller[]>,
  fee: PlannedAmendment['lines'][number] | undefined,
  read: ReadWords,
): string[] {
  const { format } = read
  const count = leavers.length
  if (count === 0) return []
  const words = read(changeAnswerWords)
  const names = leavers.map((one) => calledName(one, read(travellerFactWords), travellers)).join(', ')
  const leaving = count > 5 ? words.leavingMany({ count }) : words.leaving({ names, count })
  if (fee) return [leaving, words.fee({ amount: moneyOf(booking, format).text(fee.amountMinor), reason: fee.reason })]
  return [leaving, ...(isHeld(booking.state) ? [words.noFee] : [])]
}

/** The first fee that a planned change adds, in the language of the page. */
async function newFee(ctx: Context, { id }: Booking, { lines }: PlannedAmendment, read: ReadWords) {
  const fees = (of: PlannedAmendment['lines']) => of.filter(({ kind }) => kind === 'cancellation-fee')
  const added = fees(lines).slice(fees(await listLines(ctx.db, id)).length)
  return (await linesInLanguage(ctx, added, read))[0]
}
