import type { BookingAccount } from '#features/bookings/account.ts'
import type { Booking } from '#features/bookings/reads.server.ts'
import { detailsDays, isDueAtOnce } from '#features/travellers/details.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { addDays, type Day, daysBetween, kigaliClock, kigaliDay } from '#values/dates.ts'
import { bookingAdminWords } from '../../../words/admin/bookings/booking.ts'
import { childFeeWords } from '../../../words/admin/bookings/child-fees.ts'
import { moneyAdminWords } from '../../../words/admin/bookings/money.ts'
import { stepWords } from '../../../words/admin/bookings/steps.ts'
import { instantText, presses } from '../../components/instants.ts'
import type { MoveChoice } from '../admin-moves.ts'
import type { PermitsToHave } from '../parts/permits-to-have.ts'
import { buyWord, isPermitsAlone, type OpenWork, permitsLateDays, type StepName, stepName } from './next-step.ts'

/** The parts of the screen that fold. */
export type FoldName = 'trip' | 'travellers' | 'price' | 'payments' | 'papers' | 'timeline'

type Tag = { word: string; tone: 'bad' | 'warn' | undefined }

/** What the viewer may do of it now: what is not here has no button. */
export type StepMeans = {
  choices: readonly Pick<MoveChoice, 'event'>[]
  /** The address at which a quotation is sent. */
  quotes: string | undefined
  amends: boolean
  /** Payments by which money can be recorded as sent back. */
  refunds: number
  /** Parts whose supplier may still answer. */
  requests: number
  pays: boolean
  moves: boolean
}

export type StepView = {
  name: StepName
  title: string
  text: string
  tag: Tag | undefined
  /** The one filled button of the screen. */
  main: { to: string; word: string } | undefined
  /** The section of the step, which is open. */
  fold: FoldName | undefined
  /** How else the step is done, or what else is to be done, with its link; `to` is empty for whoever may not. */
  also: { text: string; to: string; word: string } | undefined
}

/** `suppliersTo`: the page of the orders to its suppliers, where it has some; `suppliersOpen`: what is open of them, the first first. */
type StepFacts = {
  account: BookingAccount
  work: OpenWork
  means: StepMeans
  suppliersTo?: string | undefined
  suppliersOpen?: readonly string[] | undefined
  /** Permits are reserved by their day, whoever else is to answer. */
  permits?: PermitsToHave
  /** What is to be done with the vehicles of a hire. */
  vehicles?: StepView['also']
  /** When the vehicles of a hire came back. */
  returned?: string | undefined
}

/** The next step of a booking as its screen shows it: what, until when, and the one button that does it for whoever may. */
export function stepView(
  read: ReadWords,
  booking: Booking,
  { account, work, means, suppliersTo, suppliersOpen = [], permits = {}, vehicles, returned }: StepFacts,
  now: Date,
): StepView {
  const name = stepName(booking, account, now, work)
  const [open] = suppliersOpen
  const isSuppliers = name === 'none' && open !== undefined && suppliersTo !== undefined
  const requested = name === 'supplier' || name === 'hold-supplier' ? permits.requested : undefined
  return {
    name,
    ...textOf(read, name, booking, account, work, now),
    ...(name === 'end' && returned && { title: returned }),
    ...(requested && permitsText(read, requested, now)),
    ...(isSuppliers && { title: read(stepWords).suppliers({ open }) }),
    tag: tagOf(read, name, booking, work, now),
    main: isSuppliers
      ? { to: suppliersTo, word: String(read(stepWords).toSuppliers) }
      : mainOf(read, name, booking, account, { work, means, suppliersTo, permits }),
    fold: foldOf[name],
    also: alsoOf(read, name, { work, means, suppliersTo, permits }) ?? vehicles,
  }
}

type StepInput = Pick<StepFacts, 'work' | 'means' | 'suppliersTo'> & { permits: PermitsToHave }

/** How else a step is done, or what it leaves open. */
function alsoOf(read: ReadWords, name: StepName, { work, means, suppliersTo, permits }: StepInput): StepView['also'] {
  const words = read(stepWords)
  const { requested, toReserve, ticket } = permits
  if ((name === 'supplier' || name === 'hold-supplier') && requested)
    return { text: words.permitsAnswer, to: means.moves ? requested.answer : '', word: words.answerByHand }
  if (name === 'buy' && toReserve && ticket && !isPermitsAlone(work.purchases))
    return { text: words.ticketsToo, to: means.moves ? ticket : '', word: words.recordPurchase }
  return name === 'supplier' && suppliersTo ? alsoByHand(read, means) : undefined
}

/** 'Reserve 2 permits for Tue 15 Jun': they are reserved with their authority, and no supplier has them. */
const permitsText = (read: ReadWords, { count, day }: NonNullable<PermitsToHave['requested']>, now: Date) => {
  const words = read(stepWords)
  return { title: words.reserveFor({ count, day: dayOf(read, day, now) }), text: words.permitsAsked }
}

/** Where there are orders, their replies are recorded with them; the request itself can be answered by the way. */
const alsoByHand = (read: ReadWords, { moves, requests }: StepMeans): StepView['also'] => {
  const { suppliersAnswer, answerByHand } = read(stepWords)
  return { text: suppliersAnswer, to: moves && requests > 0 ? '?ask=part' : '', word: answerByHand }
}

const foldOf: Partial<Record<StepName, FoldName>> = {
  refund: 'payments',
  quote: 'trip',
  alternative: 'trip',
  supplier: 'trip',
  'hold-supplier': 'trip',
  closed: 'trip',
  buy: 'trip',
  'child-fee': 'price',
  details: 'travellers',
}

function textOf(read: ReadWords, name: StepName, booking: Booking, account: BookingAccount, work: OpenWork, now: Date) {
  const words = read(stepWords)
  const childFeeLabels = read(childFeeWords)
  const money = (minor: number) => read.format.money({ minor, currency: booking.currency })
  const { due } = account
  const step = (title: string, text = '') => ({ title, text })
  switch (name) {
    case 'refund':
      return step(words.refund({ money: money(account.refundDueMinor) }), words.refundText)
    case 'overdue':
      return step(words.overdue({ money: money(due.minor) }), words.overdueText)
    case 'deposit':
      return step(words.collect({ why: due.why === 'nothing' ? 'balance' : due.why, money: money(due.minor) }))
    case 'wait':
      return step(words.wait({ seats: booking.travellersCount }))
    case 'closed': {
      const { count = 0, by = '' } = work.closed ?? {}
      return step(
        words.closed({ day: dayOf(read, by, now) }),
        words.closedText({ count, of: booking.departureId === null ? 'booking' : 'departure' }),
      )
    }
    case 'buy': {
      const count = work.purchases?.count ?? 0
      const what = words[buyWord(work.purchases)]
      return step(what({ count }), isPermitsAlone(work.purchases) ? words.reserveText({ count }) : words.buyText)
    }
    case 'child-fee':
      return step(words.childFee({ count: work.childFees }), childFeeLabels.text)
    case 'details': {
      const { count = 0, by = '' } = work.details ?? {}
      const late = isDueAtOnce(by, booking.startsOn) ? 'yes' : 'no'
      return step(words.details({ count }), words.detailsText({ late, days: detailsDays }))
    }
    case 'balance':
      return step(words.balance({ money: money(account.outstandingMinor) }), words.balanceText)
    case 'start':
      return step(words.start({ day: dayOf(read, booking.startsOn, now) }), words.startText)
    case 'end':
      return step(words.end({ day: dayOf(read, booking.endsOn, now) }))
    case 'hold-supplier':
      return step(words.supplier)
    default:
      return step(words[name])
  }
}

function tagOf(read: ReadWords, name: StepName, booking: Booking, work: OpenWork, now: Date): Tag | undefined {
  const words = read(stepWords)
  const { holdEndsAt, answerBy, balanceDueOn, createdAt } = booking
  const today = kigaliDay(now)
  switch (name) {
    case 'deposit':
    case 'confirm':
    case 'hold-supplier':
    case 'accept':
      return holdEndsAt ? byInstant(read, holdEndsAt, now) : undefined
    case 'supplier':
    case 'alternative':
      return answerBy ? byInstant(read, answerBy, now) : undefined
    case 'quote':
      return { word: words.since({ when: instantText(createdAt, now, read.format) }), tone: 'warn' }
    case 'overdue':
      return byDay(read, balanceDueOn, now, 'bad')
    case 'balance':
      return byDay(read, balanceDueOn, now, daysBetween(today, balanceDueOn) <= 0 ? 'warn' : undefined)
    case 'buy': {
      const by = work.purchases?.by
      if (by === undefined) return undefined
      const tone = daysBetween(today, by) <= permitsLateDays ? 'bad' : 'warn'
      // Its deadline is on the screen of permits; here is the day they are for, as on the dashboard.
      return isPermitsAlone(work.purchases)
        ? { word: words.for({ when: dayOf(read, by, now) }), tone }
        : byDay(read, by, now, tone)
    }
    case 'details': {
      const by = work.details?.by
      return by === undefined ? undefined : byDay(read, by, now, by < today ? 'bad' : by === today ? 'warn' : undefined)
    }
    default:
      return undefined
  }
}

/** The one button: a dialog of this screen, or the page where it is done. */
function mainOf(
  read: ReadWords,
  name: StepName,
  { id, departureId }: Booking,
  { due }: BookingAccount,
  { work, means, suppliersTo, permits: { requested, toReserve, ticket } }: StepInput,
): StepView['main'] {
  const bookingLabels = read(bookingAdminWords)
  const moneyLabels = read(moneyAdminWords)
  const words = read(stepWords)
  const childFeeLabels = read(childFeeWords)
  const open = (holds: boolean, what: string, word: string) => (holds ? { to: `?ask=${what}`, word } : undefined)
  const move = (event: 'reserve' | 'confirm') =>
    open(
      means.choices.some((choice) => choice.event === event),
      event,
      bookingLabels.moves[event].open,
    )
  switch (name) {
    case 'refund':
      return open(means.refunds > 0, 'refund', moneyLabels.payments.refund)
    case 'overdue':
    case 'deposit':
    case 'balance':
      return open(means.pays, 'pay', words.record[due.why === 'nothing' ? 'balance' : due.why])
    case 'quote':
      return means.quotes === undefined ? undefined : { to: means.quotes, word: bookingLabels.moves.quote }
    case 'accept':
      return move('reserve')
    case 'closed':
      // On a departure the days are fixed: the visit moves for everybody.
      if (departureId !== null)
        return means.moves ? { to: `/admin/departures/${departureId}#permits`, word: words.closedMove } : undefined
      return means.amends ? { to: `/admin/bookings/${id}/amend`, word: words.closedGo } : undefined
    case 'alternative':
      return means.amends ? { to: `/admin/bookings/${id}/amend`, word: moneyLabels.parts.offer } : undefined
    case 'supplier':
    case 'hold-supplier':
      if (requested) return means.moves ? { to: requested.to, word: words.toPermits } : undefined
      // A reply is recorded with the order that it is to; without orders the request itself is answered.
      if (name === 'supplier' && suppliersTo) return means.moves ? { to: suppliersTo, word: moneyLabels.parts.answer } : undefined
      return open(means.moves && means.requests > 0, 'part', moneyLabels.parts.answer)
    case 'confirm':
      return move('confirm')
    case 'buy':
      if (!means.moves) return undefined
      if (toReserve || isPermitsAlone(work.purchases)) return { to: toReserve ?? '/admin/permits/buy', word: words.toPermits }
      return { to: ticket ?? '?ask=purchase', word: words.recordPurchase }
    case 'child-fee':
      return open(means.moves, 'child-fee', childFeeLabels.record)
    case 'details':
      return means.moves ? { to: `/admin/bookings/${id}/travellers`, word: words.editTravellers } : undefined
    default:
      return undefined
  }
}

/** 'by Tue 1 Dec, 18:00'; red within three hours and once it is over, ochre later today. */
function byInstant(read: ReadWords, at: Date, now: Date): Tag {
  const words = read(stepWords)
  const [day, today] = [kigaliDay(at), kigaliDay(now)]
  const tone = at <= now || presses(at, now) ? 'bad' : day === today ? 'warn' : undefined
  if (day === today) return { word: words.by({ when: words.today({ clock: kigaliClock(at) }) }), tone }
  if (day === addDays(today, 1)) return { word: words.by({ when: words.tomorrow({ clock: kigaliClock(at) }) }), tone }
  const when = `${read.format.shortWeekday(day)} ${instantText(at, now, read.format)}`
  return { word: at <= now ? words.wasDue({ when }) : words.by({ when }), tone }
}

const byDay = (read: ReadWords, day: Day, now: Date, tone: Tag['tone']): Tag => {
  const words = read(stepWords)
  return {
    word: (day < kigaliDay(now) ? words.wasDue : words.by)({ when: dayOf(read, day, now) }),
    tone,
  }
}

/** 'Tue 1 Dec', with the year where it is another one than now. */
function dayOf(read: ReadWords, day: Day, now: Date): string {
  const sameYear = day.slice(0, 4) === kigaliDay(now).slice(0, 4)
  return `${read.format.shortWeekday(day)} ${sameYear ? read.format.shortDay(day) : `${read.format.shortDay(day)} ${day.slice(0, 4)}`}`
}
