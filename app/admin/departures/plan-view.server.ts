import { createHash } from 'node:crypto'
import type { Clash, PlannedDeparture } from '#features/departures/series/planned.ts'
import { nameOverlaps } from '#features/roster/assign/name-overlaps.server.ts'
import type { Db } from '#platform/context.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { seriesAdminWords } from '../../words/admin/departures/series.ts'
import { overlapText } from '../roster/assignment-text.ts'
import { planFault } from './departure-refusal.ts'

/** A page with more rows is slow to draw, and nobody reads them: those that cannot be made come first then. */
const mostShown = 400

/** A plan as it is shown, and the stamp by which the form that makes it says which plan was seen. */
export async function planView(db: Db, read: ReadWords, planned: readonly PlannedDeparture[]) {
  const clashing = planned.flatMap(({ clashes }) =>
    clashes.flatMap(({ with: other }) => ('assignment' in other ? [other.assignment] : [])),
  )
  const named = await nameOverlaps(db, clashing)
  const textOf = (other: Clash['with']) => {
    if (!('assignment' in other)) return `${other.title}, ${read.format.day(other.startsOn)}`
    const name = named[clashing.indexOf(other.assignment)]
    return name ? overlapText(read, name) : ''
  }
  const words = read(seriesAdminWords).plan
  const rows = planned.map((one) => {
    const { row, package: of, startsOn, endsOn, season, price, capacity, minimum, cutOffDays, fault, clashes } = one
    return {
      row,
      day: `${read.format.shortWeekday(startsOn)} ${read.format.day(startsOn)}`,
      ends: read.format.days(endsOn, endsOn),
      title: of?.title ?? '',
      season: season && words[season],
      price: price && read.format.money(price),
      seats: words.seats({ capacity, minimum, days: cutOffDays ?? 0, closes: cutOffDays === null ? 'no' : 'yes' }),
      fault: fault && planFault(read, fault, (other) => words.row({ row: other })),
      clashes: clashes.map(({ name, with: other }) => words.clash({ name, other: textOf(other) })),
    }
  })
  const faulty = rows.filter(({ fault }) => fault).length
  const shown = rows.length > mostShown ? [...rows.filter(({ fault }) => fault), ...rows.filter(({ fault }) => !fault)] : rows
  return {
    rows: shown.slice(0, mostShown),
    all: rows.length,
    sound: rows.length - faulty,
    faulty,
    clashing: rows.some(({ fault, clashes }) => !fault && clashes.length > 0),
    stamp: createHash('sha256').update(JSON.stringify(rows)).digest('base64url').slice(0, 22),
  }
}
export type PlanView = Awaited<ReturnType<typeof planView>>
