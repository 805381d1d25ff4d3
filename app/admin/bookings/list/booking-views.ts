import type { BookingState } from '#features/bookings/booking.ts'
import { type ListCursor, type ListQuery, type ListSort, listSorts, moneyViews } from '#features/bookings/lists/booking-list.ts'
import { orderKinds } from '#features/pricing/order-kinds.ts'
import { addDays, type Day, isDay } from '#values/dates.ts'
import { isUuid } from '#values/uuid.ts'
import { pathWithQuery } from '../../components/path-with-query.ts'

/** The ways to look at the bookings: what belongs together in the admin area, each an address of its own. */
export const bookingViews = {
  all: undefined,
  asked: ['enquiry', 'quoted'],
  request: ['requested', 'pending'],
  'on-hold': ['on-hold'],
  confirmed: ['confirmed', 'in-progress'],
  waiting: ['waitlisted'],
  ended: ['expired', 'rejected', 'cancelled', 'completed', 'no-show'],
} as const satisfies Record<string, readonly BookingState[] | undefined>

export type BookingView = keyof typeof bookingViews
export const bookingViewNames = Object.keys(bookingViews) as BookingView[]

/** What the list is asked for, as its address says it. */
export type BookingsQuery = Omit<ListQuery, 'states' | 'search'> & {
  view: BookingView
  search: string
  /** Undefined: as is usual for what is asked. */
  sort: ListSort | undefined
  cursor: ListCursor
}

const one = <Choice extends string>(choices: readonly Choice[], asked: string | null): Choice | undefined =>
  choices.find((choice) => choice === asked)

/** What an address asks of the list; nonsense is read as if it were not there. */
export function readBookingsQuery(params: URLSearchParams): BookingsQuery {
  const view = params.get('view') ?? 'all'
  const day = (name: string): Day | undefined => {
    const text = params.get(name) ?? ''
    return isDay(text) ? text : undefined
  }
  const slug = params.get('package') ?? ''
  const [after, before] = [params.get('after'), params.get('before')]
  return {
    view: Object.hasOwn(bookingViews, view) ? (view as BookingView) : 'all',
    money: one(moneyViews, params.get('money')),
    kind: one(orderKinds, params.get('kind')),
    package: /^[a-z\d-]{1,100}$/.test(slug) ? slug : undefined,
    startsFrom: day('from'),
    startsTo: day('to'),
    madeFrom: day('made-from'),
    madeTo: day('made-to'),
    search: (params.get('q') ?? '')
      .replace(/\p{Cc}+/gu, ' ')
      .trim()
      .slice(0, 100),
    sort: one(listSorts, params.get('sort')),
    cursor: isUuid(after) ? { after } : isUuid(before) ? { before } : undefined,
  }
}

/** What is asked as the query of an address; what is as usual is left out. */
const queryOf = ({ view, money, kind, search, sort, cursor, ...query }: BookingsQuery) => ({
  view: view === 'all' ? undefined : view,
  money,
  kind,
  package: query.package,
  from: query.startsFrom,
  to: query.startsTo,
  'made-from': query.madeFrom,
  'made-to': query.madeTo,
  q: search,
  sort,
  ...cursor,
})

/** The address of the list for a query. */
export const bookingsPath = (query: BookingsQuery): string => pathWithQuery('/admin/bookings', queryOf(query))

/** The address of everything that is asked for as a file. */
export const exportPath = (query: BookingsQuery, file: 'csv' | 'xlsx'): string =>
  pathWithQuery(`/admin/bookings/export.${file}`, queryOf({ ...query, cursor: undefined }))

/** Nothing is asked: every booking, newest first. */
export const everyBooking: BookingsQuery = readBookingsQuery(new URLSearchParams())

/** What the database is asked for. */
export const listQueryOf = ({ view, search, sort: _sort, cursor: _cursor, ...query }: BookingsQuery): ListQuery => ({
  ...query,
  states: bookingViews[view],
  search: search || undefined,
})

/** Bookings that start between two days are read by their start, all others with the newest first. */
export const sortOf = ({ sort, startsFrom, startsTo }: BookingsQuery): ListSort =>
  sort ?? (startsFrom || startsTo ? 'start' : 'newest')

/** How many of the filters that stand behind 'More' a query has. */
export const countFilters = ({ kind, startsFrom, startsTo, madeFrom, madeTo, money, ...query }: BookingsQuery): number =>
  [kind, query.package, startsFrom, startsTo, madeFrom, madeTo, money].filter(Boolean).length

export const presetNames = ['leaving', 'new', 'deposit', 'overdue', 'refund', 'request'] as const
export type PresetName = (typeof presetNames)[number]

/** What staff look for day by day, each an address and nothing that is kept. `today` is the day in Kigali. */
export const presetsOn = (today: Day): Record<PresetName, BookingsQuery> => ({
  leaving: { ...everyBooking, view: 'confirmed', startsFrom: today, startsTo: addDays(today, 6) },
  new: { ...everyBooking, madeFrom: addDays(today, -6) },
  deposit: { ...everyBooking, money: 'deposit-due' },
  overdue: { ...everyBooking, money: 'overdue' },
  refund: { ...everyBooking, money: 'refund-due' },
  request: { ...everyBooking, money: 'on-request' },
})
