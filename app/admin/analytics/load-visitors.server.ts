import { platformName } from '#features/analytics/platform-name.ts'
import { type Range, readRange } from '#features/analytics/range.ts'
import {
  type Compared,
  countPages,
  countSources,
  countVisitorsByDevice,
  listDayCounts,
  type Named,
} from '#features/analytics/reads-statistics.server.ts'
import { countryNames } from '#features/analytics/zone-countries.server.ts'
import { countHeldAndPaid } from '#features/bookings/lists/reads-conversion.server.ts'
import { listMisses } from '#features/search/reads-misses.server.ts'
import { may } from '#features/staff/permissions.ts'
import type { Staff } from '#features/staff/staff.ts'
import type { Db } from '#platform/context.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { addDays, type Day, kigaliInstant } from '#values/dates.ts'
import { analyticsAdminWords } from '../../words/admin/analytics.ts'

/** The range that an address requests, its errors, and the values of its fields. */
export function rangeFrom(url: URL, today: Day) {
  const [range, from, to] = ['range', 'from', 'to'].map((name) => url.searchParams.get(name))
  const read = readRange({ range: range ?? null, from: from ?? null, to: to ?? null }, today)
  return { ...read, typed: read.fault ? { from: from ?? '', to: to ?? '' } : { from: read.range.from, to: read.range.to } }
}

type RouteInfoRow = Compared & { step: keyof (typeof analyticsAdminWords.tree)['way']['steps'] }

/**
 * Everything that is shown of a range, in six statements; of each list at most `most` rows. Holds and money are counted only
 * for who may read bookings.
 */
export async function loadCounts(db: Db, read: ReadWords, { staff, range, most }: { staff: Staff; range: Range; most: number }) {
  const { unknown } = read(analyticsAdminWords).browsers
  const browsers: Readonly<Record<string, string>> = read(analyticsAdminWords).browsers
  const countryOf = countryNames(read.language)
  const [days, devices, pages, sources, searches, sold] = await Promise.all([
    listDayCounts(db, range),
    countVisitorsByDevice(db, range),
    countPages(db, range, most),
    countSources(db, range, most),
    listMisses(db, range, most),
    may(staff.role, 'bookings:read') ? countHeldAndPaid(db, instantsOf(range)) : undefined,
  ])
  const steps = Object.entries({ ...pages.way, ...sold }) as [RouteInfoRow['step'], Compared][]
  return {
    ...days,
    visitors: devices.all,
    pages,
    sources,
    searches,
    countries: joined(devices.zones, (zone) => countryOf(zone) ?? unknown, most),
    platforms: joined(devices.platforms, (name) => platformName(name) ?? unknown, most),
    browsers: joined(devices.browsers, (name) => browsers[name] ?? name, most),
    way: steps.map(([step, counts]): RouteInfoRow => ({ step, ...counts })),
  }
}

const instantsOf = ({ from, to, before }: Range) => ({
  before: kigaliInstant(before.from, 0),
  from: kigaliInstant(from, 0),
  end: kigaliInstant(addDays(to, 1), 0),
})

/** Counts under the names that people know. Counts of one name are added up, and the highest comes first. */
function joined(counts: readonly Named[], nameOf: (name: string) => string, most: number): { rows: Named[]; of: number } {
  const named = Map.groupBy(counts, ({ name }) => nameOf(name))
  const rows = [...named]
    .map(([name, same]) => ({
      name,
      now: same.reduce((sum, { now }) => sum + now, 0),
      before: same.reduce((sum, { before }) => sum + before, 0),
    }))
    .filter(({ now }) => now > 0)
    .sort((one, other) => other.now - one.now || one.name.localeCompare(other.name))
  return { rows: rows.slice(0, most), of: rows.length }
}
