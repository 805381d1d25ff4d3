import type { BookingAccount } from '#features/bookings/account.ts'
import type { Booking } from '#features/bookings/reads.server.ts'
import { addDays, type Day, daysBetween, kigaliClock, kigaliDay } from '#values/dates.ts'
import { shortDay, weekdayName } from '#values/day-words.ts'
import { moneyText } from '#values/money.ts'
import { adminWords } from '../../words/admin/admin.ts'
import { childFeeWords } from '../../words/admin/bookings/child-fees.ts'
import { stepWords as words } from '../../words/admin/bookings/steps.ts'
import { instantText, presses } from '../components/instants.ts'
import type { MoveChoice } from './admin-moves.ts'
import { type OpenWork, permitsLateDays, type StepName, stepName } from './next-step.ts'

/** The parts of the screen that fold. */
export type FoldName = 'trip' | 'travellers' | 'price' | 'payments' | 'papers' | 'timeline'

type Tag = { word: string; tone: 'bad' | 'warn' | undefined }

/** What the viewer may do of it now: what is not here has no button. */
export type StepMeans = {
  choices: readonly Pick<MoveChoice, 'event'>[]
  quotes: boolean
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
}

/** The next step of a booking as its screen shows it: what, until when, and the one button that does it for whoever may. */
export function stepView(
  booking: Booking,
  { account, work, means }: { account: BookingAccount; work: OpenWork; means: StepMeans },
  now: Date,
): StepView {
  const name = stepName(booking, account, now, work)
  return {
    name,
    ...textOf(name, booking, account, work, now),
    tag: tagOf(name, booking, work, now),
    main: mainOf(name, booking, account, means),
    fold: foldOf[name],
  }
}

const foldOf: Partial<Record<StepName, FoldName>> = {
  refund: 'payments',
  quote: 'trip',
  alternative: 'trip',
  supplier: 'trip',
  'hold-supplier': 'trip',
  buy: 'trip',
  'child-fee': 'price',
  details: 'travellers',
}

function textOf(name: StepName, booking: Booking, account: BookingAccount, work: OpenWork, now: Date) {
  const money = (minor: number) => moneyText({ minor, currency: booking.currency })
  const { due } = account
  const step = (title: string, text = '') => ({ title, text })
  switch (name) {
    case 'refund':
      return step(words.refund(money(account.refundDueMinor)), words.refundText)
    case 'overdue':
      return step(words.overdue(money(due.minor)), words.overdueText)
    case 'deposit':
      return step(words.collect(due.why === 'nothing' ? 'balance' : due.why, money(due.minor)))
    case 'wait':
      return step(words.wait(booking.travellersCount))
    case 'buy':
      return step(words.buy(work.purchases?.count ?? 0), words.buyText)
    case 'child-fee':
      return step(words.childFee(work.childFees), childFeeWords.text)
    case 'details':
      return step(words.details(work.details?.count ?? 0), words.detailsText)
    case 'balance':
      return step(words.balance(money(account.outstandingMinor)), words.balanceText)
    case 'start':
      return step(words.start(dayOf(booking.startsOn, now)), words.startText)
    case 'end':
      return step(words.end(dayOf(booking.endsOn, now)))
    case 'hold-supplier':
      return step(words.supplier)
    default:
      return step(words[name])
  }
}

function tagOf(name: StepName, booking: Booking, work: OpenWork, now: Date): Tag | undefined {
  const { holdEndsAt, answerBy, balanceDueOn, createdAt } = booking
  const today = kigaliDay(now)
  switch (name) {
    case 'deposit':
    case 'confirm':
    case 'hold-supplier':
    case 'accept':
      return holdEndsAt ? byInstant(holdEndsAt, now) : undefined
    case 'supplier':
    case 'alternative':
      return answerBy ? byInstant(answerBy, now) : undefined
    case 'quote':
      return { word: words.since(instantText(createdAt, now)), tone: 'warn' }
    case 'overdue':
      return byDay(balanceDueOn, now, 'bad')
    case 'balance':
      return byDay(balanceDueOn, now, daysBetween(today, balanceDueOn) <= 0 ? 'warn' : undefined)
    case 'buy': {
      const by = work.purchases?.by
      return by === undefined ? undefined : byDay(by, now, daysBetween(today, by) <= permitsLateDays ? 'bad' : 'warn')
    }
    case 'details': {
      const by = work.details?.by
      return by === undefined ? undefined : byDay(by, now, by < today ? 'bad' : by === today ? 'warn' : undefined)
    }
    default:
      return undefined
  }
}

/** The one button: a dialog of this screen, or the page where it is done. */
function mainOf(name: StepName, { id }: Booking, { due }: BookingAccount, means: StepMeans): StepView['main'] {
  const open = (holds: boolean, what: string, word: string) => (holds ? { to: `?ask=${what}`, word } : undefined)
  const move = (event: 'reserve' | 'confirm') =>
    open(
      means.choices.some((choice) => choice.event === event),
      event,
      adminWords.booking.moves[event].open,
    )
  switch (name) {
    case 'refund':
      return open(means.refunds > 0, 'refund', adminWords.money.payments.refund)
    case 'overdue':
    case 'deposit':
    case 'balance':
      return open(means.pays, 'pay', words.record(due.why))
    case 'quote':
      return open(means.quotes, 'quote', adminWords.booking.moves.quote)
    case 'accept':
      return move('reserve')
    case 'alternative':
      return means.amends ? { to: `/admin/bookings/${id}/amend`, word: adminWords.money.parts.offer } : undefined
    case 'supplier':
    case 'hold-supplier':
      return open(means.moves && means.requests > 0, 'part', adminWords.money.parts.answer)
    case 'confirm':
      return move('confirm')
    case 'buy':
      return open(means.moves, 'purchase', words.recordPurchase)
    case 'child-fee':
      return open(means.moves, 'child-fee', childFeeWords.record)
    case 'details':
      return means.moves ? { to: `/admin/bookings/${id}/travellers`, word: words.editTravellers } : undefined
    default:
      return undefined
  }
}

/** 'by Tue 1 Dec, 18:00'; red within three hours and once it is over, ochre later today. */
function byInstant(at: Date, now: Date): Tag {
  const [day, today] = [kigaliDay(at), kigaliDay(now)]
  const tone = at <= now || presses(at, now) ? 'bad' : day === today ? 'warn' : undefined
  if (day === today) return { word: words.by(words.today(kigaliClock(at))), tone }
  if (day === addDays(today, 1)) return { word: words.by(words.tomorrow(kigaliClock(at))), tone }
  const when = `${weekdayName(day).slice(0, 3)} ${instantText(at, now)}`
  return { word: at <= now ? words.wasDue(when) : words.by(when), tone }
}

const byDay = (day: Day, now: Date, tone: Tag['tone']): Tag => ({
  word: (day < kigaliDay(now) ? words.wasDue : words.by)(dayOf(day, now)),
  tone,
})

/** 'Tue 1 Dec', with the year where it is another one than now. */
function dayOf(day: Day, now: Date): string {
  const sameYear = day.slice(0, 4) === kigaliDay(now).slice(0, 4)
  return `${weekdayName(day).slice(0, 3)} ${sameYear ? shortDay(day) : `${shortDay(day)} ${day.slice(0, 4)}`}`
}
