import type { BookingAccount } from '#features/bookings/account.ts'
import { hasOpenRequests, isSold } from '#features/bookings/booking.ts'
import type { Booking } from '#features/bookings/reads.server.ts'
import { areDetailsDue, isDueAtOnce, type OpenDetails } from '#features/travellers/details.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { type Day, daysBetween, kigaliDay } from '#values/dates.ts'
import { bookingAdminWords } from '../../../words/admin/bookings/booking.ts'
import { instantText, presses } from '../../components/instants.ts'
import { isOverdue } from '../timeline/booking-timeline.ts'

type StepBooking = Pick<
  Booking,
  'state' | 'onRequest' | 'holdEndsAt' | 'answerBy' | 'travellersCount' | 'startsOn' | 'endsOn' | 'balanceDueOn' | 'currency'
>

/** What is open of a booking besides its state and its money. */
export type OpenWork = {
  /** Permits and tickets to reserve or buy, how many of them are permits, and the first day that one is for. */
  purchases: { count: number; permits: number; by: Day } | undefined
  /** Permits that nobody can reserve because their day is closed, and the first such day. */
  closed: { count: number; by: Day } | undefined
  /** Whether a permit still waits for the name or the number of its traveller. */
  awaitsNames: boolean
  /** Children's park fees to check with the park. */
  childFees: number
  /** Travellers whose details are missing, and the day they are needed. */
  details: OpenDetails | undefined
}

/** Nothing has to be bought, checked or requested. */
export const nothingOpen: OpenWork = {
  purchases: undefined,
  closed: undefined,
  awaitsNames: false,
  childFees: 0,
  details: undefined,
}

type Facts = { booking: StepBooking; account: BookingAccount; work: OpenWork; now: Date; today: Day }

/**
 * The steps of a booking and when each is the next one, the most urgent first: the first row that holds. Money that has to go back comes
 * before everything, money that is late before what is bought with it, and a day that only comes is the last.
 */
const table = [
  ['refund', ({ account }) => account.refundDueMinor > 0 && !account.isCredit],
  ['overdue', ({ booking, account, today }) => booking.state !== 'pending' && isOverdue(booking, account, today)],
  ['quote', ({ booking }) => booking.state === 'enquiry'],
  ['accept', ({ booking }) => booking.state === 'quoted'],
  ['alternative', ({ booking }) => booking.state === 'requested' && booking.onRequest === 'refused'],
  ['supplier', ({ booking }) => booking.state === 'requested' || booking.state === 'pending'],
  ['lapsed', ({ booking, now }) => booking.state === 'on-hold' && (!booking.holdEndsAt || booking.holdEndsAt <= now)],
  ['hold-supplier', ({ booking }) => booking.state === 'on-hold' && hasOpenRequests(booking)],
  ['deposit', ({ booking, account }) => booking.state === 'on-hold' && account.due.minor > 0],
  ['confirm', ({ booking }) => booking.state === 'on-hold'],
  ['wait', ({ booking }) => booking.state === 'waitlisted'],
  ['closed', ({ booking, work }) => isSold(booking) && work.closed !== undefined],
  ['details', ({ booking, work, today }) => isSold(booking) && keepsWaiting(work, today)],
  ['buy', ({ booking, work }) => isSold(booking) && work.purchases !== undefined],
  ['child-fee', ({ booking, work }) => isSold(booking) && work.childFees > 0],
  ['balance', ({ booking, account }) => booking.state === 'confirmed' && account.outstandingMinor > 0],
  ['details', ({ booking, work }) => booking.state === 'confirmed' && work.details !== undefined],
  ['start', ({ booking }) => booking.state === 'confirmed'],
  ['end', ({ booking }) => booking.state === 'in-progress'],
  ['none', () => true],
] as const satisfies readonly (readonly [string, (facts: Facts) => boolean])[]

export type StepName = (typeof table)[number][0]

/** Details that are due, or that a permit waits for: it is issued for a passport. */
const keepsWaiting = ({ details, purchases, awaitsNames }: OpenWork, today: Day) =>
  details !== undefined && (areDetailsDue(details, today) || purchases !== undefined || awaitsNames)

/** What is done next for a booking, by its state, its money and what else is open. */
export function stepName(booking: StepBooking, account: BookingAccount, now: Date, work: OpenWork): StepName {
  const facts: Facts = { booking, account, work, now, today: kigaliDay(now) }
  return table.find(([, holds]) => holds(facts))?.[0] ?? 'none'
}

type Buys = OpenWork['purchases']

/** Whether permits alone are to be had: they are reserved on a screen of their own. */
export const isPermitsAlone = (purchases: Buys): boolean => purchases !== undefined && purchases.permits === purchases.count

/** The key of the sentence of what is to be had: permits, tickets or both. */
export const buyWord = (purchases: Buys): 'reserve' | 'buyTickets' | 'buy' =>
  isPermitsAlone(purchases) ? 'reserve' : purchases?.permits === 0 ? 'buyTickets' : 'buy'

/** Within a fortnight of the visit a permit that is not bought is late, as on the dashboard. */
export const permitsLateDays = 14

type Step = { text: string; presses: boolean }

/** What happens to a booking next, in the words of a list, and whether it presses: it is wrong, late, or will be within three hours. */
export function nextStep(read: ReadWords, booking: StepBooking, account: BookingAccount, work: OpenWork, now: Date): Step {
  const words = read(bookingAdminWords).next
  const money = (minor: number) => read.format.money({ minor, currency: booking.currency })
  const calm = (text: string): Step => ({ text, presses: false })
  const today = kigaliDay(now)
  switch (stepName(booking, account, now, work)) {
    case 'refund':
      return calm(words.refund({ money: money(account.refundDueMinor) }))
    case 'overdue':
      return { text: words.overdue({ money: money(account.due.minor) }), presses: true }
    case 'quote':
      return calm(words.price)
    case 'accept':
      return calm(booking.holdEndsAt ? words.accept({ when: instantText(booking.holdEndsAt, now, read.format) }) : '')
    case 'alternative':
      return { text: words.refused, presses: true }
    case 'supplier':
      return answerStep(read, booking.answerBy, now)
    case 'lapsed':
      return calm(words.holdEnded)
    case 'hold-supplier':
    case 'deposit':
    case 'confirm': {
      const end = booking.holdEndsAt ?? now
      return { text: words.holdEnds({ when: instantText(end, now, read.format) }), presses: presses(end, now) }
    }
    case 'wait':
      return calm(words.waits({ seats: booking.travellersCount }))
    case 'closed':
      return { text: words.closed({ when: read.format.shortDay(work.closed?.by ?? today) }), presses: true }
    case 'buy': {
      const { count = 0, by = today } = work.purchases ?? {}
      const what = words[buyWord(work.purchases)]
      return { text: what({ count, when: read.format.shortDay(by) }), presses: daysBetween(today, by) <= permitsLateDays }
    }
    case 'child-fee':
      return calm(words.childFee({ count: work.childFees }))
    case 'details': {
      const { count = 0, by = today } = work.details ?? {}
      const text = isDueAtOnce(by, booking.startsOn)
        ? words.detailsAtOnce({ count })
        : words.details({ count, when: read.format.shortDay(by) })
      return { text, presses: by < today }
    }
    case 'balance':
      return calm(words.balance({ when: read.format.shortDay(booking.balanceDueOn) }))
    case 'start':
      return calm(words.leaves({ when: read.format.shortDay(booking.startsOn) }))
    case 'end':
      return calm(words.returns({ when: read.format.shortDay(booking.endsOn) }))
    default:
      return calm('')
  }
}

/** An answer that is waited for presses when its instant is near or over; without one, staff ask. */
function answerStep(read: ReadWords, by: Date | null, now: Date): Step {
  const words = read(bookingAdminWords).next
  if (!by) return { text: words.ask, presses: false }
  return { text: words.answer({ when: instantText(by, now, read.format) }), presses: by <= now || presses(by, now) }
}
