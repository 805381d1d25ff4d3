import { accountOf, type BookingAccount } from '#features/bookings/account.ts'
import { type BookingState, isHeld } from '#features/bookings/booking.ts'
import { bankNote, phoneNote } from '#features/bookings/emails/bank-note.ts'
import { confirmedHoldEnd } from '#features/bookings/emails/confirm-email.server.ts'
import { onRequestOf } from '#features/bookings/emails/email-facts.ts'
import { linkTo } from '#features/bookings/emails/send-booking-email.server.ts'
import { isFinal } from '#features/bookings/final-documents.ts'
import { findMayNotRun } from '#features/bookings/guarantee/find-may-not-run.server.ts'
import { partsByDay } from '#features/bookings/parts-by-day.ts'
import { paymentScheduleOf } from '#features/bookings/quotes/payment-schedule.ts'
import {
  type BookedPart,
  type Booking,
  listEvents,
  listLines,
  listParts,
  listTravellers,
} from '#features/bookings/reads.server.ts'
import { findHireTerms } from '#features/cars/find-hire-terms.server.ts'
import { availableDocuments } from '#features/documents/available-documents.ts'
import { mayPromiseEmail } from '#features/emails/reachable.ts'
import { bookedTerms, termsPath } from '#features/pages/agreed-terms.ts'
import { accountsOf, methodsFor, type VisitorPaymentMethod } from '#features/payments/payment-methods.ts'
import { listPayments } from '#features/payments/reads.server.ts'
import { labelsInLanguage, linesInLanguage } from '#features/pricing/lines/lines-in-language.server.ts'
import { findSettings } from '#features/settings/reads.server.ts'
import { hasFlights } from '#features/travellers/flights/flight.ts'
import { listFlights, listWithoutFlights } from '#features/travellers/flights/reads-flights.server.ts'
import { listDetails } from '#features/travellers/list-details.server.ts'
import type { Context } from '#platform/context.ts'
import type { Formatter } from '#platform/languages/formatter.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import type { Words } from '#platform/languages/source.ts'
import { kigaliDay } from '#values/dates.ts'
import { lateTransfer } from '../../shared/booking/late-transfer.ts'
import { rowQuantity } from '../../shared/booking/row-quantity.ts'
import { stateWords } from '../../words/booking-states.ts'
import { cancellationWords } from '../../words/cancellation.ts'
import { ownAnswerWords } from '../../words/manage-answers.ts'
import { ownEventWords } from '../../words/manage-events.ts'
import { manageStateWords } from '../../words/manage-states.ts'
import { paymentAnswerWords } from '../../words/payment-answers.ts'
import { readEnglish } from '../../words/sources.server.ts'
import { statementLineWords } from '../../words/statement-lines.ts'
import { travellerFactWords } from '../../words/traveller-facts.ts'
import { mayNow, stateNow } from './booking-status.ts'
import { orderedParts } from './ordered-parts.server.ts'
import { cardNews } from './payments/card-news.ts'
import { cancellationTierText, holdAgainOf } from './payments/hold-again-of.server.ts'
import { moneyOf } from './payments/money-text.ts'
import { paymentRows } from './payments/payment-rows.ts'
import { statementText } from './payments/statement-text.ts'
import { type StateFacts, stateHeading, stateSentences, stateTones } from './state-text.ts'
import { detailsNotice } from './travellers/details-notice.ts'
import { flightsNotice } from './travellers/flights-notice.ts'
import { visitsNotice } from './visits-notice.server.ts'

/** The booking page as text. `paid` is the parameter with which the card page sent the visitor back. */
export async function loadOwn(ctx: Context, booking: Booking, paid: string | null, read: ReadWords) {
  const { format } = read
  const words = read(ownAnswerWords)
  const now = ctx.clock.now()
  const [lines, travellers, events, payments, booked, settings, details, flights, without] = await Promise.all([
    listLines(ctx.db, booking.id),
    listTravellers(ctx.db, booking.id),
    listEvents(ctx.db, booking.id),
    listPayments(ctx.db, booking.id),
    listParts(ctx.db, booking.id),
    findSettings(ctx.db),
    listDetails(ctx, booking.id, { withPrivate: false }),
    listFlights(ctx.db, [booking.id]),
    listWithoutFlights(ctx.db, [booking.id]),
  ])
  const named = await labelsInLanguage(ctx, partsByDay(booked), read)
  const parts = await orderedParts(ctx.db, booking, named, read)
  const state = stateNow(booking, now)
  const money = moneyOf(booking, format)
  const mayNotRun = await findMayNotRun(ctx, booking, state, read)
  const account = accountOf({ ...booking, state }, payments, kigaliDay(now))
  const onRequest = parts.filter((part) => part.onRequest)
  const emails = mayPromiseEmail(ctx.mail, booking.email)
  const facts = stateFacts(
    booking,
    state,
    { account, events, parts, phone: settings.company.phone, mayNotRun: mayNotRun.length > 0, emails },
    read,
  )
  const { outstandingMinor } = account
  const today = kigaliDay(now)
  const own = { reader: 'customer', state, startsOn: booking.startsOn, outstandingMinor } as const
  const known = { ...own, byDays: 'package' in booking.order, cancelled: booking.statement !== null }
  const documents = availableDocuments(known, payments, today)
  const final = isFinal(own, today)
  const confirmedUntil = isHeld(state) ? confirmedHoldEnd(booking) : null
  const { reference, kind, order, title, scene, startsOn, endsOn, holdEndsAt, version, travellersCount: count } = booking
  const schedule = paymentScheduleOf(booking)
  const again = state === 'expired' && facts.ended === 'hold' && !facts.refund ? await holdAgainOf(ctx, booking, now, read) : null
  const inParts = schedule.balanceMinor > 0 && !over.includes(state)
  return {
    reference,
    kind,
    version,
    state,
    tag: { word: read(stateWords)[state], tone: stateTones[state] },
    heading: stateHeading(state, facts, read(manageStateWords)),
    mayNotRun: mayNotRun.join(' '),
    visits: await visitsNotice(ctx, booking, { state, parts: booked, now, read }),
    sentences: stateSentences(state, facts, read(manageStateWords)),
    hold:
      state === 'on-hold' && holdEndsAt
        ? { endsAt: holdEndsAt.toISOString(), words: format.instant(holdEndsAt), leftMs: holdEndsAt.getTime() - now.getTime() }
        : null,
    // Where no email brings it, this page says the link that opens the booking on another device.
    link: emails ? null : linkTo(ctx, booking),
    confirm: emails && confirmedUntil && words.confirmFirst({ email: booking.email, until: format.instant(confirmedUntil) }),
    news: cardNews(paid, payments, words),
    about: { title, scene, startsOn, endsOn, count },
    packageSlug: 'package' in order ? order.package : null,
    pickUp: order.kind === 'hire' && order.pickUp ? pickUpText(order.from.slice(11, 16), order.pickUp, words) : null,
    // What is over needs nothing to be brought any more.
    hire: over.includes(state) ? [] : await findHireTerms(ctx.db, order, settings, read),
    money: moneyView(booking, account, words.money, format),
    pay: payView(ctx, booking, account, now, read),
    accounts: {
      ...accountsOf(settings),
      bank: { ...settings.bank, note: bankNote(settings.bank.note, read) },
      mobileMoney: { ...settings.mobileMoney, note: phoneNote(settings.mobileMoney.number, read) },
    },
    payments: paymentRows(payments, documents, money.text, read),
    price: {
      lines: (await linesInLanguage(ctx, lines, read)).map(({ label, reason, lang, amountMinor, ...line }) => ({
        label,
        reason,
        ...(lang && { lang }),
        quantity: rowQuantity(line),
        amount: money.text(amountMinor),
      })),
      total: money.text(schedule.totalMinor),
      deposit: inParts ? money.text(schedule.depositMinor) : null,
      balance: inParts ? { words: format.day(schedule.balanceDueOn), amount: money.text(schedule.balanceMinor) } : null,
      fee: booking.state === 'cancelled' ? money.text(booking.feeMinor) : null,
      paid: account.paidMinor > 0 ? money.text(account.paidMinor) : null,
      missing: account.outstandingMinor > 0 && state !== 'requested' ? money.text(account.outstandingMinor) : null,
      francs: { total: money.francs(schedule.totalMinor), missing: money.francs(account.outstandingMinor) },
    },
    names: travellers.flatMap(({ firstNames, familyName }) => (firstNames && familyName ? [`${firstNames} ${familyName}`] : [])),
    unnamed: travellers.filter(({ familyName }) => familyName === null).length,
    onRequest: (over.includes(state) ? [] : onRequest).map(({ label, lang, day, answer }) => ({
      label,
      lang,
      day: format.day(day),
      answer: answer ?? ('open' as const),
    })),
    flights: needsDetails.includes(state)
      ? flightsNotice(read, booking, { travellers, flights, withoutFlights: without.get(booking.id) ?? [] }, kigaliDay(now))
      : null,
    hasFlights: hasFlights(kind),
    details: needsDetails.includes(state)
      ? detailsNotice(details, words, read(travellerFactWords), format, kigaliDay(now))
      : null,
    documents: documents.flatMap(({ name, kind: of }) =>
      of === 'receipt' ? [] : [{ name, words: words.documents[of === 'itinerary' && !final ? 'provisional' : of] }],
    ),
    events: events
      .filter(({ event }) => event !== 'note')
      .map(({ event, at }) => ({ at: format.instant(at), words: eventText(event, read) })),
    statement: booking.statement && statementText(booking.statement, booking, read),
    may: mayNow(booking, now),
    again,
    // Of what nobody will travel the days would be a promise that nobody holds.
    hasDays: !over.includes(state) || (again !== null && !('problem' in again)),
    // An enquiry agrees to nothing yet, and a quote to what is shown beside its button.
    agreed: state === 'enquiry' || state === 'quoted' ? null : termsPath(bookedTerms(booking)),
    quote:
      state === 'quoted'
        ? {
            totalMinor: booking.totalMinor,
            total: money.text(booking.totalMinor),
            methods: methodsFor(startsOn, now, { cards: ctx.cards !== undefined }),
            tiers: cancellationTierText(lines, booking.startsOn, now, read(cancellationWords), format),
          }
        : null,
  }
}

/** States in which nothing more is due. */
const over: readonly BookingState[] = ['expired', 'rejected', 'cancelled']

/** What expires, by the state before. */
const endedOf: Partial<Record<BookingState, StateFacts['ended']>> = {
  requested: 'request',
  quoted: 'quote',
  waitlisted: 'waiting',
}

/** Traveller details are needed from the deposit on; before it the journey is not certain. */
const needsDetails: readonly BookingState[] = ['pending', 'confirmed', 'in-progress']

type AnswerWords = Words<typeof ownAnswerWords.tree>

export type OwnView = Awaited<ReturnType<typeof loadOwn>>

function eventText(event: string, read: ReadWords): string {
  const words: Readonly<Record<string, string>> = read(ownEventWords)
  return words[event] ?? event
}

const pickUpText = (time: string, { place, flight }: { place: string; flight: string }, { pickUp }: AnswerWords) =>
  flight ? pickUp.flight({ time, place, flight }) : pickUp.place({ time, place })

type BookingFacts = {
  account: BookingAccount
  events: Awaited<ReturnType<typeof listEvents>>
  parts: readonly BookedPart[]
  phone: string
  mayNotRun: boolean
  emails: boolean
}

function stateFacts(
  booking: Booking,
  state: BookingState,
  { account, events, parts, phone, mayNotRun, emails }: BookingFacts,
  read: ReadWords,
): StateFacts {
  const noReason = { english: readEnglish(statementLineWords).noReason, own: read(statementLineWords).noReason }
  const last = events.findLast(({ event }) => event === 'decline' || event === 'cancel' || event === 'call-off')
  // An expired hold is over, even before the job has recorded it.
  const before = booking.state === 'expired' ? events.findLast(({ event }) => event === 'expire')?.from : booking.state
  const { refundDueMinor, paidMinor } = account
  return {
    kind: booking.kind,
    count: booking.travellersCount,
    until: booking.holdEndsAt && read.format.instant(booking.holdEndsAt),
    answerBy: booking.answerBy && read.format.instant(booking.answerBy),
    onRequest: onRequestOf({ parts }),
    refused: parts.some(({ answer }) => answer === 'no'),
    mayNotRun,
    holdsSome: parts.some(({ onRequest }) => !onRequest),
    // Where a traveller gave no reason, the words in its place are ours.
    reason: last?.text === noReason.english ? noReason.own : (last?.text ?? ''),
    byOperator: last?.event === 'call-off',
    ended: endedOf[before ?? 'on-hold'] ?? 'hold',
    refund: refundDueMinor > 0 && state !== 'confirmed' ? moneyOf(booking, read.format).text(refundDueMinor) : null,
    paidInPart: paidMinor < booking.depositMinor,
    phone,
    emails,
  }
}

/** What is due, paid and refunded, a sentence or an amount each. */
function moneyView(
  booking: Booking,
  { due, paidMinor, outstandingMinor, refundDueMinor }: BookingAccount,
  words: AnswerWords['money'],
  format: Formatter,
) {
  const { text, francs } = moneyOf(booking, format)
  // Once it is confirmed no hold ends, and nothing is overdue before the day of the balance (`isOverdue`).
  const staysConfirmed = due.why === 'deposit' && booking.state === 'confirmed'
  const isLater = due.minor === 0 && outstandingMinor > 0 && booking.state !== 'requested'
  const later = staysConfirmed ? words.stays : isLater ? words.later : undefined
  const isLive = !over.includes(booking.state)
  return {
    due:
      due.why === 'nothing'
        ? null
        : { words: words.due[due.why]({ amount: text(due.minor) }), francs: words.francs({ amount: francs(due.minor) }) },
    later: later?.({ amount: text(outstandingMinor), day: format.day(booking.balanceDueOn) }) ?? null,
    paid: paidMinor > 0 ? words.paid({ amount: text(paidMinor) }) : null,
    back: refundDueMinor === 0 ? null : (isLive ? words.over : words.back)({ amount: text(refundDueMinor) }),
  }
}

/**
 * Where money can be sent, the chosen method first; null where there is nothing to pay. Of a balance that is not due yet, all of
 * it.
 */
function payView(ctx: Context, booking: Booking, { due, outstandingMinor }: BookingAccount, now: Date, read: ReadWords) {
  const amountMinor = due.minor > 0 ? due.minor : outstandingMinor
  if (amountMinor === 0 || booking.state === 'requested' || stateNow(booking, now) === 'expired') return null
  const { text, francs } = moneyOf(booking, read.format)
  const offered = methodsFor(booking.startsOn, now, { cards: ctx.cards !== undefined })
  const chosen = booking.paymentMethod
  const methods: VisitorPaymentMethod[] = chosen ? [chosen, ...offered.filter((method) => method !== chosen)] : offered
  return {
    amount: text(amountMinor),
    francs: francs(amountMinor),
    chosen,
    methods,
    // Once it is confirmed no hold ends.
    late: booking.state === 'on-hold' ? lateTransfer(offered, read(paymentAnswerWords)) : '',
    cards: ctx.cards !== undefined,
    card: {
      due: due.minor > 0 ? { minor: due.minor, text: text(due.minor) } : null,
      all: outstandingMinor > due.minor ? { minor: outstandingMinor, text: text(outstandingMinor) } : null,
    },
  }
}
