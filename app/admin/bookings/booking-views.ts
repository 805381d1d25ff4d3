import type { BookingState } from '#features/bookings/booking.ts'
import type { MoneyView } from '#features/bookings/reads-accounts.server.ts'

/** What about a booking's money, or its supplier, staff look for. */
export const moneyFilters = ['refund-due', 'overdue', 'on-request'] as const satisfies readonly MoneyView[]
type MoneyFilter = (typeof moneyFilters)[number]

/** The ways to look at the bookings: what belongs together at the desk, each an address of its own. */
export const bookingViews = {
  all: undefined,
  asked: ['enquiry', 'quoted'],
  'on-hold': ['on-hold', 'pending'],
  confirmed: ['confirmed', 'in-progress'],
  waiting: ['waitlisted'],
  ended: ['expired', 'rejected', 'cancelled', 'completed', 'no-show'],
} as const satisfies Record<string, readonly BookingState[] | undefined>

export type BookingView = keyof typeof bookingViews
export const bookingViewNames = Object.keys(bookingViews) as BookingView[]

export type BookingsAsk = { view: BookingView; money: MoneyFilter | undefined; search: string; page: number }

/** What an address asks of the list; nonsense is read as if it were not there. */
export function readBookingsAsk(params: URLSearchParams): BookingsAsk {
  const view = params.get('view') ?? 'all'
  const page = Number(params.get('page') ?? 1)
  return {
    view: Object.hasOwn(bookingViews, view) ? (view as BookingView) : 'all',
    money: moneyFilters.find((one) => one === params.get('money')),
    search: (params.get('q') ?? '')
      .replace(/\p{Cc}+/gu, ' ')
      .trim()
      .slice(0, 100),
    page: Number.isInteger(page) && page > 0 && page < 100_000 ? page : 1,
  }
}

/** The address of the list for an ask; what is as usual is left out. */
export function bookingsPath({ view, money, search, page }: BookingsAsk): string {
  const params = new URLSearchParams()
  if (view !== 'all') params.set('view', view)
  if (money) params.set('money', money)
  if (search) params.set('q', search)
  if (page > 1) params.set('page', String(page))
  const query = params.toString()
  return query ? `/admin/bookings?${query}` : '/admin/bookings'
}

/** How many bookings each view holds. */
export function countByView(states: Partial<Record<BookingState, number>>): Record<BookingView, number> {
  const sum = (some?: readonly BookingState[]) =>
    Object.entries(states).reduce((all, [state, count]) => (!some || some.includes(state as BookingState) ? all + count : all), 0)
  return {
    all: sum(),
    asked: sum(bookingViews.asked),
    'on-hold': sum(bookingViews['on-hold']),
    confirmed: sum(bookingViews.confirmed),
    waiting: sum(bookingViews.waiting),
    ended: sum(bookingViews.ended),
  }
}
