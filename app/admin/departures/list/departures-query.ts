import { type AdminCursor, type AdminFilter, type AdminView, adminFilters, adminViews } from '#features/departures/admin-query.ts'
import { addMonths, type Day, firstOfMonth, isDay } from '#values/dates.ts'
import { pathWithQuery } from '../../components/path-with-query.ts'

/** The query of the list. */
export type DeparturesQuery = {
  view: AdminView
  search: string
  month: string
  packageSlug: string
  filter: AdminFilter | ''
  after: AdminCursor | undefined
}

export const departuresPath = '/admin/departures'

export function readDeparturesQuery(params: URLSearchParams): DeparturesQuery {
  const month = params.get('month') ?? ''
  return {
    view: adminViews.find((view) => view === params.get('view')) ?? 'open',
    search: (params.get('q') ?? '').trim().slice(0, 100).replaceAll('\0', ''),
    month: /^20\d\d-(0[1-9]|1[0-2])$/.test(month) ? month : '',
    packageSlug: /^[a-z0-9-]{1,120}$/.test(params.get('package') ?? '') ? (params.get('package') ?? '') : '',
    filter: adminFilters.find((filter) => filter === params.get('only')) ?? '',
    after: readCursor(params.get('after') ?? ''),
  }
}

/** '2027-06-14.123' */
function readCursor(text: string): AdminCursor | undefined {
  const [startsOn = '', id = ''] = text.split('.')
  return isDay(startsOn) && /^[1-9]\d{0,8}$/.test(id) ? { startsOn, id: Number(id) } : undefined
}

/** The address of a list, without default values. */
export function listPath({ view, search, month, packageSlug, filter, after }: DeparturesQuery, base = departuresPath): string {
  return pathWithQuery(base, {
    view: view === 'open' ? undefined : view,
    q: search,
    month,
    package: packageSlug,
    only: filter,
    after: after && `${after.startsOn}.${after.id}`,
  })
}

/** How many filters narrow the list beside its view and its search. */
export const countFilters = ({ month, packageSlug, filter }: DeparturesQuery): number =>
  [month, packageSlug, filter].filter(Boolean).length

/** How many months can be chosen: as far as departures are sold ahead. */
const monthsOffered = 25

/** The months of the filter, `2027-03`, from this one ahead, of what is past backwards, and the chosen one. */
export function monthsOf({ view, month }: Pick<DeparturesQuery, 'view' | 'month'>, today: Day): string[] {
  const step = view === 'past' ? -1 : 1
  const months = Array.from({ length: monthsOffered }, (_, at) => addMonths(firstOfMonth(today), step * at).slice(0, 7))
  return month && !months.includes(month) ? [month, ...months] : months
}

/** What can be saved of an address of the list: its filters and order, not its page and not its search. */
export const savableDeparturesPath = (params: URLSearchParams): string =>
  listPath({ ...readDeparturesQuery(params), search: '', after: undefined })

/** Departures in the version that was shown, in a form: '12.3' is number 12 in its version 3. */
export function readSeen(texts: readonly string[]): { departureId: number; seen: number }[] {
  return texts.slice(0, 100).flatMap((text) => {
    const [, id, version] = /^([1-9]\d{0,8})\.([1-9]\d{0,8})$/.exec(text) ?? []
    return id ? [{ departureId: Number(id), seen: Number(version) }] : []
  })
}

export const seenText = ({ id, version }: { id: number; version: number }): string => `${id}.${version}`
