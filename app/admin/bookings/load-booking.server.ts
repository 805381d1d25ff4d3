import { randomUUID } from 'node:crypto'
import { data } from 'react-router'
import { accountOf } from '#features/bookings/account.ts'
import { type BookingEvent, isFinal, movesFrom } from '#features/bookings/booking.ts'
import { planCancellation } from '#features/bookings/cancellations/cancel-booking.server.ts'
import { statesWithPrice } from '#features/bookings/changes/adjust-price.server.ts'
import { listTooYoung } from '#features/bookings/quotes/list-too-young.server.ts'
import { requoteBooking } from '#features/bookings/quotes/requote-booking.server.ts'
import {
  type Booking,
  findBooking,
  listLatestEvents,
  listLines,
  listParts,
  listPurchases,
  listTravellers,
} from '#features/bookings/reads.server.ts'
import { findDepartureById } from '#features/departures/reads.server.ts'
import { isReachable } from '#features/emails/reachable.ts'
import { listEmails, stateOfEmail } from '#features/emails/reads.server.ts'
import { findProduct } from '#features/orders/find-product.server.ts'
import { listPayments } from '#features/payments/reads.server.ts'
import { findSettings } from '#features/settings/reads.server.ts'
import { may } from '#features/staff/permissions.ts'
import type { Staff } from '#features/staff/staff.ts'
import { listDetails } from '#features/travellers/list-details.server.ts'
import { listOpenings } from '#features/travellers/list-openings.server.ts'
import type { Context, Db } from '#platform/context.ts'
import { kigaliDay } from '#values/dates.ts'
import { moneyText } from '#values/money.ts'
import { isUuid } from '#values/uuid.ts'
import { adminWords } from '../../words/admin/admin.ts'
import { adminRefusal } from '../../words/admin/bookings/refusals.ts'
import { readEnglish } from '../../words/sources.server.ts'
import { instantText } from '../components/instants.ts'
import { loadBookingCost } from '../costs/load-booking-cost.server.ts'
import { loadSettled, loadTasks } from '../tasks/load-tasks.server.ts'
import { adjustView } from './adjust/adjust-view.ts'
import { moveChoices } from './admin-moves.ts'
import { noticesOf } from './booking-notice.ts'
import { timelineOf } from './booking-timeline.ts'
import { contactView, departureView, documentsView, journeyText, travellersView } from './booking-view.ts'
import { cancelView } from './cancel/cancel-view.ts'
import { childFeesView } from './child-fees-view.ts'
import { partDialogs, payDialog, purchaseDialogs, refundDialogs } from './dialogs-view.ts'
import { reachedAs } from './email-or-admin.ts'
import { flashOf } from './flash-of.ts'
import { foldsView } from './folds-view.ts'
import { messageView } from './message/message-view.server.ts'
import { messageFlash, writtenItems } from './message/written-emails.server.ts'
import { accountView, linesView, paymentsView } from './money/money-view.ts'
import { statementView } from './money/statement-view.ts'
import { openWork } from './open-work.ts'
import { orderedView } from './ordered-view.ts'
import { stepView } from './step-view.ts'
import { partsView, purchasesView } from './stock-view.ts'

/** States of which the margin is worth a look: with a price, and carried out. */
const withMargin: readonly Booking['state'][] = [...statesWithPrice, 'completed']

/** As far back as the story on the screen reaches: a booking with more has been written to by a machine. */
const mostEvents = 200

/** The booking of an address, or a page that is not there. */
export async function findBookingOr404(db: Db, id: string): Promise<Booking> {
  const booking = isUuid(id) ? await findBooking(db, id) : undefined
  if (!booking) throw data(null, { status: 404 })
  return booking
}

/** Whether staff may do something with a booking now, by the table of moves. */
const allows = (booking: Booking, wanted: BookingEvent, now: Date): boolean =>
  movesFrom(booking, 'staff', now, kigaliDay(now)).some(({ event }) => event === wanted)

/** Everything that is stored of a booking, read at once. */
async function readBooking(ctx: Context, booking: Booking, now: Date) {
  const { db } = ctx
  const { id, departureId, order } = booking
  const plan = (byOperator: boolean) => planCancellation(db, booking, { now, reason: '', byOperator })
  const [events, lines, parts, purchases, travellers, payments, details, openings, departure, product, statement, byUs] =
    await Promise.all([
      listLatestEvents(db, id, mostEvents),
      listLines(db, id),
      listParts(db, id),
      listPurchases(db, id),
      listTravellers(db, id),
      listPayments(db, id),
      listDetails(ctx, id, { withPrivate: false }),
      listOpenings(db, id),
      departureId === null ? undefined : findDepartureById(db, departureId, now),
      findProduct(db, { ...order, code: null }, now),
      allows(booking, 'cancel', now) ? plan(false) : undefined,
      allows(booking, 'call-off', now) ? plan(true) : undefined,
    ])
  const account = accountOf(booking, payments, kigaliDay(now))
  return {
    events,
    lines,
    parts,
    purchases,
    travellers,
    payments,
    details,
    openings,
    departure,
    product: product.done ? product.value : undefined,
    statement,
    byUs,
    account,
  }
}

/** All that the screen of one booking shows to a member of staff, in words: the browser gets no more. */
export async function loadBooking(ctx: Context, id: string, staff: Staff, params: URLSearchParams) {
  const { db } = ctx
  const now = ctx.clock.now()
  const did = params.get('did')
  const booking = await findBookingOr404(db, id)
  const found = await readBooking(ctx, booking, now)
  const emails = may(staff.role, 'emails:read') ? await listEmails(db, { bookingId: id }) : undefined
  const { account, payments } = found
  const documents = documentsView(booking, account, payments, now)
  const written = emails && writtenItems(emails, ctx.mail.delivers, now)
  const moves = may(staff.role, 'bookings:move')
  const pays = may(staff.role, 'money:write')
  const writes = may(staff.role, 'emails:write')
  const choices = moves ? moveChoices(booking, { ...found, holds: (await findSettings(db)).holds }, now) : []
  const amends = moves && allows(booking, 'amend', now) && booking.state !== 'waitlisted'
  const quote = moves && allows(booking, 'quote', now) ? await quoteDialog(ctx, booking, now) : undefined
  const refunds = pays ? refundDialogs(payments, account) : []
  const parts = partsView(booking, found.parts)
  const requests = moves ? partDialogs(booking, found.parts, account) : []
  const childFees = childFeesView(booking, found.lines)
  const timeline = timelineOf(booking, { ...found, ...(written && { written }) }, now)
  const work = openWork(booking, found.purchases, childFees.length, found.details)
  const means = { choices, quotes: quote !== undefined, amends, refunds: refunds.length, requests: requests.length, pays, moves }
  return {
    id,
    reference: booking.reference,
    version: booking.version,
    state: booking.state,
    over: isFinal(booking.state),
    sample: booking.sample,
    title: adminWords.booking.title(booking.leadName, booking.travellersCount),
    journey: journeyText(booking),
    notices: noticesOf(booking, found, now),
    flash:
      messageFlash(did, { emails, events: found.events }, { email: booking.email, delivers: ctx.mail.delivers, now }) ??
      flashOf(did, booking, found, now),
    choices,
    step: stepView(booking, { account, work, means }, now),
    folds: foldsView(booking, {
      parts,
      payments,
      paidMinor: account.paidMinor,
      refundDue: account.refundDueMinor > 0 && !account.isCredit,
      documents: documents.length,
      emails: emails?.length,
      entries: timeline.length,
      work,
      today: kigaliDay(now),
    }),
    cancel: moves ? cancelView(booking, found, now) : undefined,
    amends,
    quote,
    tasks: await loadTasks(ctx, readEnglish, { staff, now, bookingId: id }),
    settled: await loadSettled(ctx, { staff, now, id: params.get('settled') }),
    timeline,
    ordered: orderedView(booking, found.travellers, found.product),
    travellers: travellersView(booking, found.travellers, found.details),
    openings: may(staff.role, 'sensitive:read') ? openingsText(found.openings, now) : '',
    price: linesView(booking, found.lines),
    adjusts:
      moves && allows(booking, 'amend', now) && statesWithPrice.includes(booking.state)
        ? adjustView(booking, found.lines)
        : undefined,
    apart:
      moves && allows(booking, 'amend', now) && found.lines.some(({ adjustment }) => adjustment?.change === 'whole')
        ? `/admin/bookings/${id}/amend?look=1&apart=1`
        : undefined,
    cost:
      may(staff.role, 'costs:read') && withMargin.includes(booking.state) ? await loadBookingCost(db, booking, found) : undefined,
    account: accountView(booking, account),
    statement: booking.statement ? statementView(booking.statement, { done: true }) : undefined,
    payments: paymentsView(booking, payments, account, now),
    pay: pays ? { ...payDialog(booking, account, kigaliDay(now)), id: randomUUID() } : undefined,
    refunds,
    parts,
    partDialogs: requests,
    childFees,
    purchases: purchasesView(booking, found.purchases, found.travellers),
    purchaseDialogs: moves ? purchaseDialogs(booking, found.purchases, found.travellers) : [],
    documents,
    message: await messageView(ctx, booking, { account, documents }, staff.role, now),
    departure: departureView(found.departure),
    contact: contactView(booking, now),
    delivers: ctx.mail.delivers && isReachable(booking.email),
    emails: emails?.map(({ id, subject, createdAt, ...email }) => ({
      id,
      subject,
      written: instantText(createdAt, now),
      state: stateOfEmail(email),
      again: writes && email.isWhole && (email.sentAt !== null || !ctx.mail.delivers),
    })),
  }
}

/** What a price for an enquiry would be, or why the price function has none. */
async function quoteDialog(ctx: Context, booking: Booking, now: Date) {
  const found = await requoteBooking(ctx.db, booking, now)
  const { currency } = booking
  const email = reachedAs(booking.email)
  const again = booking.state === 'quoted'
  // A custom price is not refused for an age: whoever makes it is warned here, by the rules that the hold refuses by.
  const travellers = await listTooYoung(ctx.db, booking, now)
  const young = travellers.length > 0 ? adminRefusal({ reason: 'travellers-too-young', travellers }) : ''
  if (!found.done) return { email, again, young, total: '', totalMinor: 0, none: adminRefusal(found.refusal) }
  const { totalMinor } = found.value
  return { email, again, young, total: moneyText({ minor: totalMinor, currency }), totalMinor, none: '' }
}

function openingsText(openings: readonly { actor: string; at: Date }[], now: Date): string {
  const last = openings.at(-1)
  return last ? adminWords.travellers.openings(openings.length, `${instantText(last.at, now)}, ${last.actor}`) : ''
}
