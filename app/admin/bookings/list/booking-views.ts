import type { BookingState } from '#features/bookings/booking.ts'
import {
  type ListCursor,
  type ListQuery,
  type ListSort,
  listSorts,
  moneyViews,
  type SortDirection,
  sortDirections,
  usualDirection,
} from '#features/bookings/lists/booking-list.ts'
import { marketingSources, salesChannels } from '#features/enquiries/origin.ts'
import { orderKinds } from '#features/pricing/order-kinds.ts'
import { addDays, addMonths, type Day, firstOfMonth, isDay } from '#values/dates.ts'
import { isUuid } from '#values/uuid.ts'
import { pathWithQuery } from '../../components/path-with-query.ts'

/** The views of the list of bookings by state, each with an address. */
export const bookingViews = {
  all: undefined,
  asked: ['enquiry', 'quoted'],
  request: ['requested', 'pending'],
  'on-hold': ['on-hold'],
  confirmed: ['confirmed', 'in-progress'],
  waiting: ['waitlisted'],
  ended: ['expired', 'rejected', 'cancelled', 'completed', 'no-show'],
} as const satisfies Record<string, readonly BookingState[] | undefined>

/** Views across states: what waits for staff, and who travels now. */
const workViews = {
  'to-do': ['enquiry', 'requested', 'on-hold', 'pending'],
  'in-progress': ['in-progress'],
} as const satisfies Record<string, readonly BookingState[]>

export type BookingView = keyof typeof bookingViews | keyof typeof workViews
export const bookingViewNames = Object.keys(bookingViews) as (keyof typeof bookingViews)[]

const statesOf: Record<BookingView, readonly BookingState[] | undefined> = { ...bookingViews, ...workViews }
export const allViewNames = Object.keys(statesOf) as BookingView[]

/** The columns that can be chosen; the reference is always shown. */
export const bookingColumns = ['lead', 'product', 'starts', 'travellers', 'payment', 'next', 'state', 'booked', 'source'] as const
export type BookingColumn = (typeof bookingColumns)[number]
/** The columns that are shown by default. They fit a window of 1,366 pixels. */
export const usualColumns: readonly BookingColumn[] = bookingColumns.filter(
  (column) => column !== 'booked' && column !== 'source',
)

/** The query of the list, as its address has it. */
export type BookingsQuery = Omit<ListQuery, 'states' | 'search'> & {
  view: BookingView
  search: string
  /** Undefined: the default order of the view. */
  sort: ListSort | undefined
  /**
   * Undefined: the default direction of the order. In an address `dir`, or after the order: `sort=name.desc`, as a choice sends
   * both.
   */
  direction: SortDirection | undefined
  /** The month of their start, '2027-06'; a requested day takes precedence. */
  month: string | undefined
  /** The columns that are shown; undefined: the default ones. */
  columns: readonly BookingColumn[] | undefined
  cursor: ListCursor
}

const one = <Choice extends string>(choices: readonly Choice[], value: string | null): Choice | undefined =>
  choices.find((choice) => choice === value)

/** Reads the query of an address. Invalid values are ignored. */
export function readBookingsQuery(params: URLSearchParams): BookingsQuery {
  const view = params.get('view') ?? 'all'
  const day = (name: string): Day | undefined => {
    const text = params.get(name) ?? ''
    return isDay(text) ? text : undefined
  }
  const slug = params.get('package') ?? ''
  const month = params.get('month') ?? ''
  const columns = params.getAll('cols').flatMap((text) => text.split(','))
  const chosen = bookingColumns.filter((column) => columns.includes(column))
  const isUsual = chosen.length === 0 || chosen.join() === usualColumns.join()
  const [order = '', way = params.get('dir')] = (params.get('sort') ?? '').split('.')
  const sort = one(listSorts, order)
  const direction = one(sortDirections, way)
  const [after, before] = [params.get('after'), params.get('before')]
  return {
    view: Object.hasOwn(statesOf, view) ? (view as BookingView) : 'all',
    money: one(moneyViews, params.get('money')),
    kind: one(orderKinds, params.get('kind')),
    channel: one(salesChannels, params.get('channel')),
    source: one(marketingSources, params.get('source')),
    package: /^[a-z\d-]{1,100}$/.test(slug) ? slug : undefined,
    startsFrom: day('from'),
    startsTo: day('to'),
    madeFrom: day('made-from'),
    madeTo: day('made-to'),
    search: (params.get('q') ?? '')
      .replace(/\p{Cc}+/gu, ' ')
      .trim()
      .slice(0, 100),
    sort,
    direction: sort && direction === usualDirection[sort] ? undefined : direction,
    month: isDay(`${month}-01`) ? month : undefined,
    columns: isUsual ? undefined : chosen,
    cursor: isUuid(after) ? { after } : isUuid(before) ? { before } : undefined,
  }
}

/** The query as the parameters of an address, without default values. */
const queryOf = ({ view, money, kind, month, search, sort, direction, columns, cursor, ...query }: BookingsQuery) => ({
  view: view === 'all' ? undefined : view,
  money,
  kind,
  package: query.package,
  month,
  from: query.startsFrom,
  to: query.startsTo,
  'made-from': query.madeFrom,
  'made-to': query.madeTo,
  channel: query.channel,
  source: query.source,
  q: search,
  sort,
  dir: direction,
  cols: columns?.join(','),
  ...cursor,
})

/** The address of the list for a query. */
export const bookingsPath = (query: BookingsQuery): string => pathWithQuery('/admin/bookings', queryOf(query))

/**
 * What can be saved of an address of the list: its filters, columns and order, not its page and not its search, which may name
 * a customer.
 */
export const savableBookingsPath = (params: URLSearchParams): string =>
  bookingsPath({ ...readBookingsQuery(params), search: '', cursor: undefined })

/** The address of the file with all bookings of a query. */
export const exportPath = (query: BookingsQuery, file: 'csv' | 'xlsx'): string =>
  pathWithQuery(`/admin/bookings/export.${file}`, queryOf({ ...query, cursor: undefined }))

/** The parameters of an address besides its columns, as the hidden fields of the form that chooses columns. */
export const fieldsBesidesColumns = (query: BookingsQuery): [name: string, value: string][] =>
  Object.entries(queryOf({ ...query, columns: undefined, cursor: undefined })).flatMap(([name, value]) =>
    value ? [[name, value]] : [],
  )

/** The default query: every booking, newest first. */
export const everyBooking: BookingsQuery = readBookingsQuery(new URLSearchParams())

/** The query for the database. */
export function listQueryOf({ view, search, month, sort, direction, columns, cursor, ...query }: BookingsQuery): ListQuery {
  const first = month && firstOfMonth(`${month}-01`)
  return {
    ...query,
    startsFrom: query.startsFrom ?? first,
    startsTo: query.startsTo ?? (first && addDays(addMonths(first, 1), -1)),
    states: statesOf[view],
    search: search || undefined,
  }
}

/** Bookings that start between two days are ordered by their start, all others by newest first. */
export const sortOf = ({ sort, month, startsFrom, startsTo }: BookingsQuery): ListSort =>
  sort ?? (month || startsFrom || startsTo ? 'start' : 'newest')

/** How many filters a query has besides its search and its view. */
export const countFilters = ({
  kind,
  month,
  startsFrom,
  startsTo,
  madeFrom,
  madeTo,
  money,
  channel,
  source,
  ...query
}: BookingsQuery): number =>
  [kind, month, query.package, channel, source, startsFrom, startsTo, madeFrom, madeTo, money].filter(Boolean).length

export const presetNames = [
  'todo',
  'leaving',
  'leavingOwing',
  'travelling',
  'unpaid',
  'deposit',
  'overdue',
  'refund',
  'request',
  'new',
] as const
export type PresetName = (typeof presetNames)[number]

/** The views that staff use daily, each an address that is not stored. `today` is the day in Kigali. */
export const presetsOn = (today: Day): Record<PresetName, BookingsQuery> => ({
  todo: { ...everyBooking, view: 'to-do' },
  leaving: { ...everyBooking, view: 'confirmed', startsFrom: today, startsTo: addDays(today, 6) },
  leavingOwing: { ...everyBooking, money: 'owing', startsFrom: today, startsTo: addDays(today, 13) },
  travelling: { ...everyBooking, view: 'in-progress' },
  unpaid: { ...everyBooking, money: 'unpaid' },
  new: { ...everyBooking, madeFrom: addDays(today, -6) },
  deposit: { ...everyBooking, money: 'deposit-due' },
  overdue: { ...everyBooking, money: 'overdue' },
  refund: { ...everyBooking, money: 'refund-due' },
  request: { ...everyBooking, money: 'on-request' },
})
