import { mostNights, mostRooms } from '#features/pricing/stays/stay-rates.ts'
import { soldUntil } from '#features/stock/sold-until.ts'
import { addDays, type Day, daysBetween, isDay } from '#values/dates.ts'
import type { StayParty } from './suggest-rooms.ts'

/** The kinds of hotel a visitor chooses among; a hotel's own kind says more: 'pilgrim guest house', 'mobile tented camp'. */
export const hotelKinds = ['hotel', 'lodge', 'guest house', 'camp'] as const
export type HotelKind = (typeof hotelKinds)[number]

export const hotelSorts = ['place', 'price', 'stars'] as const
type HotelSort = (typeof hotelSorts)[number]

/** The most adults that the list and a hotel's page look for rooms for. */
export const mostAdults = 12
const mostChildren = 8
export const hotelsPerPage = 12

/** Nights and party as they stand in an address: the same names on the list, on a hotel's page and in its calendar. */
export type StayWish = { from: string; to: string; party: StayParty }

/** What the list of hotels shows, read from its address. Nights that make no sense stay as they were typed, and are reported. */
export type HotelFilter = StayWish & {
  /** A country or a place by its id. */
  where?: string
  kind?: HotelKind
  /** Whole US dollars for a night. */
  budget?: number
  sort: HotelSort
  view: 'list' | 'map'
  page: number
}

const numberIn = (text: string | null, least: number, most: number): number | undefined => {
  const value = text && /^\d{1,6}$/.test(text) ? Number(text) : Number.NaN
  return value >= least && value <= most ? value : undefined
}

/** Ages as they are typed, '4, 7': whole years under 18; anything else in them is left out. */
const agesIn = (text: string): number[] =>
  (text.slice(0, 100).match(/\d+/g) ?? [])
    .map(Number)
    .filter((age) => age < 18)
    .slice(0, mostChildren)

/** What of an address the nights and the party, and a whole filter, are read from. */
export const wishNames = ['from', 'to', 'adults', 'children', 'rooms'] as const
export const hotelFilterNames = [...wishNames, 'where', 'kind', 'budget', 'sort', 'view', 'page'] as const

/** The nights and the party in an address. A party that makes no sense is two adults in one room; no room is without an adult. */
export function readWish(params: URLSearchParams): StayWish {
  const adults = numberIn(params.get('adults'), 1, mostAdults) ?? 2
  const rooms = Math.min(numberIn(params.get('rooms'), 1, mostRooms) ?? 1, adults)
  const [from, to] = [params.get('from') ?? '', params.get('to') ?? ''].map((day) => day.slice(0, 10))
  return { from: from ?? '', to: to ?? '', party: { adults, rooms, childAges: agesIn(params.get('children') ?? '') } }
}

/** A filter from an address: what makes no sense there is left out, never an error. */
export function readHotelFilter(params: URLSearchParams): HotelFilter {
  const where = params.get('where') ?? ''
  const kind = hotelKinds.find((one) => one === params.get('kind'))
  const budget = numberIn(params.get('budget'), 1, 999_999)
  return {
    ...readWish(params),
    ...(/^[a-z0-9-]{1,60}$/.test(where) && { where }),
    ...(kind && { kind }),
    ...(budget && { budget }),
    sort: hotelSorts.find((one) => one === params.get('sort')) ?? 'place',
    view: params.get('view') === 'map' ? 'map' : 'list',
    page: numberIn(params.get('page'), 1, 999) ?? 1,
  }
}

/** Nights and party as the parts of an address; what goes without saying is not written. */
export function wishParams({ from, to, party: { adults, childAges, rooms } }: StayWish): [string, string][] {
  const parts: [string, string][] = [
    ['from', from],
    ['to', to],
    ['adults', adults === 2 ? '' : String(adults)],
    ['children', childAges.join(', ')],
    ['rooms', rooms === 1 ? '' : String(rooms)],
  ]
  return parts.filter(([, value]) => value !== '')
}

/** The address of the list with parts of its filter changed; `undefined` takes a part away. Any change but the page's goes to page 1. */
export function hotelsHref(filter: HotelFilter, change: { [Part in keyof HotelFilter]?: HotelFilter[Part] | undefined }): string {
  const { where, kind, budget, sort, view, page, ...wish } = { ...filter, page: 1, ...change }
  const params = new URLSearchParams(wishParams({ ...filter, ...wish } as StayWish))
  if (where) params.set('where', where)
  if (kind) params.set('kind', kind)
  if (budget) params.set('budget', String(budget))
  if (sort && sort !== 'place') params.set('sort', sort)
  if (view === 'map') params.set('view', 'map')
  if (page && page > 1) params.set('page', String(page))
  return params.size > 0 ? `/hotels?${params}` : '/hotels'
}

/** The kind of hotel that a hotel's own kind belongs to: 'mobile tented camp' is a camp. */
export const hotelKindOf = (kind: string): HotelKind | undefined => hotelKinds.find((one) => kind.endsWith(one))

export type NightsProblem =
  | 'day-missing'
  | 'day-wrong'
  | 'day-past'
  | 'day-too-far'
  | 'day-closed'
  | 'nights-order'
  | 'nights-many'

/**
 * The nights of a wish, or what is wrong with its days by the name of their field; neither where it names none.
 *
 * @param first the first night that is still sold.
 */
export function readNights(
  { from, to }: Pick<StayWish, 'from' | 'to'>,
  { today, first }: { today: Day; first: Day },
): { nights?: { startsOn: Day; endsOn: Day }; problems: { from?: NightsProblem; to?: NightsProblem } } {
  if (from === '' && to === '') return { problems: {} }
  const until = soldUntil(today)
  const start = dayProblem(from, { today, until }) ?? (from < first ? 'day-closed' : undefined)
  const end = dayProblem(to, { today, until: addDays(until, mostNights) })
  if (start || end) return { problems: { ...(start && { from: start }), ...(end && { to: end }) } }
  if (to <= from) return { problems: { to: 'nights-order' } }
  if (daysBetween(from, to) > mostNights) return { problems: { to: 'nights-many' } }
  return { nights: { startsOn: from, endsOn: to }, problems: {} }
}

function dayProblem(day: string, { today, until }: { today: Day; until: Day }): NightsProblem | undefined {
  if (day === '') return 'day-missing'
  if (!isDay(day)) return 'day-wrong'
  if (day < today) return 'day-past'
  return day > until ? 'day-too-far' : undefined
}
