import { randomUUID } from 'node:crypto'
import { data } from 'react-router'
import { accountOf } from '#features/bookings/account.ts'
import { type BookingEvent, isFinal, movesFrom } from '#features/bookings/booking.ts'
import { planCancellation } from '#features/bookings/cancellations/cancel-booking.server.ts'
import { mayAdjustPrice, statesWithPrice } from '#features/bookings/changes/adjust-price.server.ts'
import { listProposalsFor } from '#features/bookings/changes/amend-to-proposal.server.ts'
import { isCustomPriced } from '#features/bookings/quotes/custom-quote.ts'
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
import { withStates } from '#features/bookings/suppliers/reads-purchases.server.ts'
import { findDepartureById } from '#features/departures/reads.server.ts'
import { isReachable, whyItStays } from '#features/emails/reachable.ts'
import { listEmails, stateOfEmail } from '#features/emails/reads.server.ts'
import { listMessagesOfBooking } from '#features/enquiries/of-booking/reads-of-booking.server.ts'
import { findProduct } from '#features/orders/find-product.server.ts'
import { listPayments } from '#features/payments/reads.server.ts'
import { findSettings } from '#features/settings/reads.server.ts'
import { may } from '#features/staff/permissions.ts'
import type { Staff } from '#features/staff/staff.ts'
import { listChangedServices } from '#features/supply/reads-changed.server.ts'
import { listDetails } from '#features/travellers/list-details.server.ts'
import { listOpenings } from '#features/travellers/list-openings.server.ts'
import { listSoldItems } from '#features/trips/reads-sold.server.ts'
import type { Context, Db } from '#platform/context.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { kigaliDay } from '#values/dates.ts'
import { isUuid } from '#values/uuid.ts'
import { flightList } from '../../shared/travellers/flights/flights-view.server.ts'
import { bookingAdminWords } from '../../words/admin/bookings/booking.ts'
import { orderAdminWords } from '../../words/admin/bookings/order.ts'
import { dialogParameter } from '../components/dialogs/dialog-address.ts'
import { instantText } from '../components/instants.ts'
import { loadBookingCost } from '../costs/load-booking-cost.server.ts'
import { loadOrderedMarginView } from '../costs/load-ordered-margin-view.server.ts'
import { loadBookingProfit } from '../payables/profit/load-profit.server.ts'
import { loadBookingCrew } from '../roster/load-booking-crew.server.ts'
import { loadSupplySummary } from '../supply/load-supply-summary.server.ts'
import { runOrdersPath } from '../supply/run-orders-path.ts'
import { mayBeginOrders } from '../supply/run-orders-state.ts'
import { loadSettled, loadTasksOf } from '../tasks/load-tasks.server.ts'
import { adjustView } from './adjust/adjust-view.ts'
import { moveChoices } from './admin-moves.ts'
import { newerProposal, noticesOf } from './booking-notice.ts'
import { contactView, departureView, documentsView, journeyText, travellersView } from './booking-view.ts'
import { cancelView } from './cancel/cancel-view.ts'
import { childFeesView } from './child-fees-view.ts'
import { partDialogs, payDialog, purchaseDialogs, refundDialogs } from './dialogs-view.ts'
import { reachedAs } from './email-or-admin.ts'
import { flashOf } from './flash-of.ts'
import { foldsView } from './folds/folds-view.ts'
import { loadHireSummary } from './handover/load-hire-summary.server.ts'
import { listLinks } from './lists/list-links.ts'
import { enquiryItems } from './message/enquiry-items.ts'
import { messageView } from './message/message-view.server.ts'
import { messageFlash, writtenItems } from './message/written-emails.server.ts'
import { accountView, linesView, paymentsView } from './money/money-view.ts'
import { statementView } from './money/statement-view.ts'
import { openWork } from './open-work.ts'
import { orderedView } from './ordered-view.ts'
import { partsAsOrdered } from './parts/parts-as-ordered.ts'
import { permitsToHave } from './parts/permits-to-have.ts'
import { relatedLinks } from './related-links.server.ts'
import { stepView } from './step/step-view.ts'
import { partsView, purchasesView } from './stock-view.ts'
import { timelineOf } from './timeline/booking-timeline.ts'

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
    sold: order.kind === 'tailored' ? await listSoldItems(db, order.proposal) : [],
    changed: order.kind === 'tailored' ? await listChangedServices(db, { bookingId: id, proposalId: order.proposal }) : [],
    events,
    lines,
    parts,
    purchases: await withStates(db, purchases, now),
    travellers,
    payments,
    details,
    openings,
    departure,
    product: product.done ? product.value : undefined,
    statement,
    byUs,
    account,
    stays: whyItStays(ctx.mail, booking.email),
  }
}

/** All that the screen of one booking shows to a member of staff, in words: the browser gets no more. */
export async function loadBooking(ctx: Context, read: ReadWords, id: string, staff: Staff, params: URLSearchParams) {
  const words = read(bookingAdminWords)
  const { db } = ctx
  const now = ctx.clock.now()
  const did = params.get('did')
  const booking = await findBookingOr404(db, id)
  const found = await readBooking(ctx, booking, now)
  const emails = may(staff.role, 'emails:read') ? await listEmails(db, { bookingId: id }) : undefined
  const { account, payments } = found
  const documents = documentsView(read, booking, account, payments, now)
  const written = emails && writtenItems(read, emails, ctx.mail.delivers, now)
  const moves = may(staff.role, 'bookings:move')
  const pays = may(staff.role, 'money:write')
  const writes = may(staff.role, 'emails:write')
  const choices = moves ? moveChoices(read, booking, { ...found, holds: (await findSettings(db)).holds }, now) : []
  const amends = moves && allows(booking, 'amend', now) && booking.state !== 'waitlisted'
  // The price of a proposal is what was sent: it is changed by another one.
  const changes = moves && allows(booking, 'amend', now) && booking.kind !== 'tailored'
  const mayCharge = (changes || (moves && booking.state === 'completed')) && mayAdjustPrice(booking)
  const proposals = amends && booking.order.kind === 'tailored' ? await listProposalsFor(db, booking, now) : []
  const quote = moves && allows(booking, 'quote', now) ? await quoteView(ctx, read, booking, now) : undefined
  const refunds = pays ? refundDialogs(read, payments, account, kigaliDay(now)) : []
  const ordered = { ...found, parts: partsAsOrdered(found.parts, found.changed) }
  const parts = partsView(read, booking, ordered.parts, found.sold)
  const requests = moves ? partDialogs(read, booking, ordered) : []
  const childFees = childFeesView(read, booking, found.lines)
  const messages = may(staff.role, 'enquiries:read') ? enquiryItems(read, await listMessagesOfBooking(db, id), now) : []
  const timeline = timelineOf(read, booking, { ...found, written: [...(written ?? []), ...messages] }, now)
  const supplyRun = booking.departureId === null ? { bookingId: id } : { departureId: booking.departureId }
  const supply = await loadSupplySummary(db, read, supplyRun, now)
  const isCosted = may(staff.role, 'costs:read') && withMargin.includes(booking.state)
  const cost = isCosted ? await loadBookingCost(db, read, booking, found) : undefined
  const crew = await loadBookingCrew(db, read, booking)
  const hire = await loadHireSummary(db, read, { ...found, booking, missing: crew?.missing ?? [] }, now)
  const work = openWork(booking, found.purchases, childFees.length, found.details)
  const means = {
    choices,
    quotes: quote && (quote.isPriced ? `?${dialogParameter}=quote` : quote.custom),
    amends,
    refunds: refunds.length,
    requests: requests.length,
    pays,
    moves,
  }
  return {
    id,
    reference: booking.reference,
    version: booking.version,
    state: booking.state,
    over: isFinal(booking.state),
    sample: booking.sample,
    title: words.title({ lead: booking.leadName, travellers: booking.travellersCount }),
    journey: journeyText(read, booking),
    related: await relatedLinks(db, read, booking, { hire, staff, now }),
    notices: [
      ...noticesOf(read, booking, ordered, now),
      ...proposals.slice(0, -1).map((newer) => newerProposal(read, newer, now)),
    ],
    flash:
      messageFlash(read, did, { emails, events: found.events }, { email: booking.email, delivers: ctx.mail.delivers, now }) ??
      flashOf(read, did, booking, found, now),
    choices,
    step: stepView(
      read,
      booking,
      {
        account,
        work,
        means,
        suppliersTo: supply && runOrdersPath(supplyRun),
        // A departure's orders are for all its bookings.
        suppliersOpen: booking.departureId === null ? supply?.open : undefined,
        permits: permitsToHave(booking, ordered.parts, found.purchases),
        vehicles: hire?.next,
        returned: hire?.returned?.text,
      },
      now,
    ),
    folds: foldsView(read, booking, {
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
    cancel: moves ? cancelView(read, booking, found, now) : undefined,
    amends,
    quote,
    tasks: await loadTasksOf(ctx, read, { staff, now }, id),
    settled: await loadSettled(ctx, { staff, now, id: params.get('settled') }),
    timeline,
    ordered: orderedView(read, booking, found.travellers, found.product),
    travellers: travellersView(read, booking, found.travellers, found.details),
    flights: await flightList(db, read, booking, found.travellers),
    openings: may(staff.role, 'sensitive:read') ? openingsText(read, found.openings, now) : '',
    price: linesView(read, booking, found.lines, isCustomPriced(id, found.parts)),
    adjusts: mayCharge ? adjustView(read, booking, found.lines) : undefined,
    apart:
      changes && found.lines.some(({ adjustment }) => adjustment?.change === 'whole')
        ? `/admin/bookings/${id}/amend?look=1&apart=1`
        : undefined,
    crew,
    deposit: hire?.deposit,
    supply: {
      to: runOrdersPath(supplyRun),
      summary: supply,
      mayBegin: booking.departureId === null && mayBeginOrders(booking),
    },
    cost,
    orderedMargin: isCosted ? await loadOrderedMarginView(db, read, booking) : undefined,
    profit: may(staff.role, 'costs:read') ? await loadBookingProfit(db, read, { ...booking, left: cost?.left }) : undefined,
    account: accountView(read, booking, account),
    statement: booking.statement ? statementView(read, booking.statement, { done: true }) : undefined,
    payments: paymentsView(read, booking, payments, account, now),
    pay: pays ? { ...payDialog(read, booking, account, kigaliDay(now)), id: randomUUID() } : undefined,
    refunds,
    parts,
    partDialogs: requests,
    childFees,
    purchases: purchasesView(read, booking, found.purchases, found.travellers),
    purchaseDialogs: moves ? purchaseDialogs(read, booking, found.purchases, found.travellers) : [],
    documents,
    lists: listLinks(read, booking),
    message: await messageView(ctx, read, booking, { account, documents }, staff.role, now),
    departure: departureView(found.departure),
    contact: contactView(read, booking, now),
    delivers: ctx.mail.delivers && isReachable(booking.email),
    emails: emails?.map(({ id, subject, createdAt, ...email }) => ({
      id,
      subject,
      written: instantText(createdAt, now, read.format),
      state: stateOfEmail(email),
      again: writes && email.isWhole && (email.sentAt !== null || !ctx.mail.delivers),
    })),
  }
}

/** How a price is sent for an enquiry: the one of its order where there is one, and always a custom price on a screen of its own. */
async function quoteView({ db, mail }: Context, read: ReadWords, booking: Booking, now: Date) {
  const found = await requoteBooking(db, booking, now)
  const totalMinor = found.done ? found.value.totalMinor : 0
  return {
    email: reachedAs(read, booking.email, whyItStays(mail, booking.email)),
    again: booking.state === 'quoted',
    custom: `/admin/bookings/${booking.id}/custom-price`,
    isPriced: found.done,
    total: read.format.money({ minor: totalMinor, currency: booking.currency }),
    totalMinor,
  }
}

function openingsText(read: ReadWords, openings: readonly { actor: string; at: Date }[], now: Date): string {
  const words = read(orderAdminWords)
  const last = openings.at(-1)
  return last
    ? words.travellers.openings({ count: openings.length, last: `${instantText(last.at, now, read.format)}, ${last.actor}` })
    : ''
}
