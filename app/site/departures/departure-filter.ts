import { type Style, styles } from '#features/packages/package.ts'

export const departureSorts = ['date', 'price', 'seats'] as const
type DepartureSort = (typeof departureSorts)[number]

/** What the timetable shows, read from its address: each view has an address. */
export type DepartureFilter = {
  style?: Style
  guaranteed: boolean
  sort: DepartureSort
  /** The month a page begins with, '2027-03'. */
  from?: string
  /** The slug of the departure after which a page begins, where a month is longer than a page. */
  after?: string
}

/** The part of an address that a filter is read from. */
export const departureFilterNames = ['style', 'sort', 'from', 'after', 'guaranteed'] as const

/** Reads the filter. A value that makes no sense is dropped and never an error. */
export function readDepartureFilter(params: URLSearchParams): DepartureFilter {
  const style = styles.find((name) => name === params.get('style'))
  const sort = departureSorts.find((name) => name === params.get('sort')) ?? 'date'
  const month = params.get('from')
  const from = month && /^\d{4}-(0[1-9]|1[0-2])$/.test(month) ? month : undefined
  const last = params.get('after')
  const after = last && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(last) ? last : undefined
  return {
    ...(style && { style }),
    ...(from && { from }),
    ...(after && { after }),
    guaranteed: params.get('guaranteed') === 'yes',
    sort,
  }
}

/**
 * The address of the timetable with parts of its filter changed; `undefined` removes a part. A changed filter begins at the first
 * page.
 */
export function departuresHref(
  filter: DepartureFilter,
  change: { [Part in keyof DepartureFilter]?: DepartureFilter[Part] | undefined },
) {
  const { style, guaranteed, sort, from, after } = { ...filter, from: undefined, after: undefined, ...change }
  const params = new URLSearchParams()
  if (style) params.set('style', style)
  if (guaranteed) params.set('guaranteed', 'yes')
  if (sort && sort !== 'date') params.set('sort', sort)
  if (from) params.set('from', from)
  if (after) params.set('after', after)
  const query = params.toString()
  return query ? `/departures?${query}` : '/departures'
}
