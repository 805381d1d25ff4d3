import { type Style, styles } from './package.ts'

export const packageSorts = ['recommended', 'price', 'length'] as const
type PackageSort = (typeof packageSorts)[number]

/** How long a journey may take, in days on the road. The home page calls the second about a week. */
export const lengths = { short: [1, 4], week: [5, 8], long: [9, 60] } as const
type Length = keyof typeof lengths

/** The filter of the packages list; what is absent does not filter. Read from the address, so each view has one. */
export type PackageFilter = {
  country?: string
  park?: string
  style?: Style
  length?: Length
  /** Whole US dollars per person. */
  budget?: number
  /** 1 January … 12 December: only journeys for which that month is good. */
  month?: number
  /** Hardest walking that is welcome, 1 … 5. */
  fitness?: number
  sort: PackageSort
  page: number
  /** Who travels, as the parts of an address: it goes along to every view of the list. */
  party?: Readonly<Record<string, string>>
}

export const packagesPerPage = 18

const oneOf = <Value extends string>(values: readonly Value[], text: string | null): Value | undefined =>
  values.find((value) => value === text)

const numberIn = (text: string | null, from: number, to: number): number | undefined => {
  const value = text && /^\d{1,7}$/.test(text) ? Number(text) : Number.NaN
  return value >= from && value <= to ? value : undefined
}

const idIn = (text: string | null): string | undefined => (text && /^[a-z0-9-]{1,60}$/.test(text) ? text : undefined)

/** What of an address a filter, and the party that goes along, are read from. */
export const packageFilterNames = [
  'country',
  'park',
  'style',
  'length',
  'budget',
  'month',
  'fitness',
  'sort',
  'page',
  'travellers',
  'childAges',
  'residency',
] as const

/** A filter from an address. What makes no sense there is left out, never an error: the address bar is not a form. */
export function readPackageFilter(params: URLSearchParams): PackageFilter {
  const filter = {
    country: idIn(params.get('country')),
    park: idIn(params.get('park')),
    style: oneOf(styles, params.get('style')),
    length: oneOf(Object.keys(lengths) as Length[], params.get('length')),
    budget: numberIn(params.get('budget'), 1, 9_999_999),
    month: numberIn(params.get('month'), 1, 12),
    fitness: numberIn(params.get('fitness'), 1, 5),
    sort: oneOf(packageSorts, params.get('sort')) ?? 'recommended',
    page: numberIn(params.get('page'), 1, 9999) ?? 1,
  }
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined)) as Omit<PackageFilter, 'party'>
}

/** The address of the list with some parts of its filter changed; `undefined` takes a part away. Any change but the page's goes to page 1. */
export function packagesHref(
  filter: PackageFilter,
  change: { [Part in keyof PackageFilter]?: PackageFilter[Part] | undefined },
): string {
  const { party, ...next } = { ...filter, page: 1, ...change }
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries({ ...next, ...party })) {
    const silent = value === undefined || (name === 'sort' && value === 'recommended') || (name === 'page' && value === 1)
    if (!silent) params.set(name, String(value))
  }
  const query = params.toString()
  return query ? `/packages?${query}` : '/packages'
}

/** The list without a filter, for the same party. */
export const allPackagesHref = (party: PackageFilter['party'] = {}): string =>
  packagesHref({ sort: 'recommended', page: 1, party }, {})
