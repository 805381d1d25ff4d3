import { type Style, styles } from '#features/packages/package.ts'

export const departureSorts = ['date', 'price', 'seats'] as const
type DepartureSort = (typeof departureSorts)[number]

/** What the page shows, read from its address: each view has an address. */
export type DepartureFilter = {
  style?: Style
  guaranteed: boolean
  sort: DepartureSort
  /** The month a page of the list begins with, '2027-03'. */
  from?: string
  /** The slug of the departure after which a page of the list begins, where a month is longer than a page. */
  after?: string
  /** Absent for the list. */
  view?: 'calendar'
  /** The month that the calendar shows, '2027-03'; absent for the first with a departure. */
  month?: string
  /** Who travels, as the parts of an address: it goes along to every view of the list. */
  party?: Readonly<Record<string, string>>
}

/** The part of an address that a filter, and the party that goes along, are read from. */
export const departureFilterNames = [
  'style',
  'sort',
  'from',
  'after',
  'guaranteed',
  'view',
  'month',
  'travellers',
  'childAges',
  'residency',
] as const

/** Reads the filter. A value that makes no sense, or that the view does not use, is dropped and never an error. */
export function readDepartureFilter(params: URLSearchParams): DepartureFilter {
  const style = styles.find((name) => name === params.get('style'))
  const filter = { ...(style && { style }), guaranteed: params.get('guaranteed') === 'yes' }
  if (params.get('view') === 'calendar') {
    const month = monthOf(params.get('month'))
    return { ...filter, sort: 'date', view: 'calendar', ...(month && { month }) }
  }
  const from = monthOf(params.get('from'))
  const last = params.get('after')
  const after = last && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(last) ? last : undefined
  const sort = departureSorts.find((name) => name === params.get('sort')) ?? 'date'
  return { ...filter, ...(from && { from }), ...(after && { after }), sort }
}

const monthOf = (text: string | null) => (text && /^\d{4}-(0[1-9]|1[0-2])$/.test(text) ? text : undefined)

/**
 * The address of the page with parts of its filter changed; `undefined` removes a part. A list with a changed filter begins at
 * its first page, and the calendar stays at its month.
 */
export function departuresHref(
  filter: DepartureFilter,
  change: { [Part in keyof DepartureFilter]?: DepartureFilter[Part] | undefined },
) {
  const { style, guaranteed, sort, from, after, view, month, party } = { ...filter, from: undefined, after: undefined, ...change }
  const params = new URLSearchParams(party)
  if (style) params.set('style', style)
  if (guaranteed) params.set('guaranteed', 'yes')
  if (view) params.set('view', view)
  if (view && month) params.set('month', month)
  if (!view && sort && sort !== 'date') params.set('sort', sort)
  if (!view && from) params.set('from', from)
  if (!view && after) params.set('after', after)
  const query = params.toString()
  return query ? `/departures?${query}` : '/departures'
}
