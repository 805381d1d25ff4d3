import type { CrewMember } from '#features/crew/crew.ts'
import type { PackageName } from '#features/packages/reads-names.server.ts'
import { type Comfort, comforts } from '#features/pricing/packages/package-rates.ts'
import { readTable, type TableFault, type TableLine } from '#platform/read-table.server.ts'
import { type Day, isDay } from '#values/dates.ts'
import { mostAtOnce } from '../create-departures.server.ts'
import { longestCutOff, longestNote, mostSeats } from '../sale.ts'
import type { WantedDeparture } from './planned.ts'

export const importColumns = [
  'package',
  'starts_on',
  'comfort',
  'seats',
  'minimum',
  'guaranteed',
  'cut_off_days',
  'guide',
  'car',
  'note',
] as const
type Column = (typeof importColumns)[number]
/** The required columns; the others are optional. */
export const neededColumns = ['package', 'starts_on', 'comfort', 'seats', 'minimum'] as const

export type RowFault =
  | {
      reason:
        | 'day-wrong'
        | 'comfort-wrong'
        | 'seats-wrong'
        | 'minimum-wrong'
        | 'cut-off-wrong'
        | 'yes-or-no'
        | 'guide-unknown'
        | 'car-unknown'
      value: string
    }
  | { reason: 'package-unknown'; value: string }
  | { reason: 'note-too-long' }

/** A parsed table: its departures, and the faults of lines that cannot be read, by line of the file. */
export type ReadImport =
  | { fault: TableFault }
  | { fault?: undefined; wanted: WantedDeparture[]; faults: { row: number; fault: RowFault }[] }

type Known = { packages: readonly PackageName[]; crew: readonly CrewMember[] }

/**
 * Reads a table of departures with commas or semicolons. Refused as a whole: no table, missing or unknown columns, more than 1,000 lines.
 * Every other fault is reported for its line, one for each line, and the other lines are read.
 */
export function readImport(text: string, { packages, crew }: Known): ReadImport {
  const table = readTable<Column>(text, { columns: importColumns, needed: neededColumns, most: mostAtOnce })
  if (table.fault) return table
  const known = { packages: new Map(packages.map((one) => [one.slug, one])), crew }
  const read = table.lines.map((line) => readLine(line, known))
  return {
    wanted: read.flatMap((one) => ('wanted' in one ? [one.wanted] : [])),
    faults: read.flatMap((one) => ('wanted' in one ? [] : [one])),
  }
}

type KnownByName = { packages: ReadonlyMap<string, PackageName>; crew: readonly CrewMember[] }

function readLine(
  { row, value }: TableLine<Column>,
  { packages, crew }: KnownByName,
): { wanted: WantedDeparture } | { row: number; fault: RowFault } {
  const wrong = (reason: Exclude<RowFault, { reason: 'note-too-long' }>['reason'], column: Column) => ({
    row,
    fault: { reason, value: value(column).slice(0, 80) },
  })
  const of = packages.get(value('package'))
  if (!of) return wrong('package-unknown', 'package')
  if (!isDay(value('starts_on'))) return wrong('day-wrong', 'starts_on')
  const comfort = comforts.find((one): one is Comfort => one === value('comfort'))
  if (!comfort) return wrong('comfort-wrong', 'comfort')
  const [capacity, minimum] = [number(value('seats'), mostSeats), number(value('minimum'), mostSeats)]
  if (!capacity) return wrong('seats-wrong', 'seats')
  if (!minimum) return wrong('minimum-wrong', 'minimum')
  const cutOffDays = value('cut_off_days') === '' ? null : number(value('cut_off_days'), longestCutOff)
  if (cutOffDays === undefined) return wrong('cut-off-wrong', 'cut_off_days')
  if (!/^(yes|no|)$/.test(value('guaranteed'))) return wrong('yes-or-no', 'guaranteed')
  const named = (kind: 'guide' | 'car') => crew.find((one) => one.kind === kind && one.active && one.name === value(kind))
  const [guide, car] = [named('guide'), named('car')]
  if (value('guide') && !guide) return wrong('guide-unknown', 'guide')
  if (value('car') && !car) return wrong('car-unknown', 'car')
  if (value('note').length > longestNote) return { row, fault: { reason: 'note-too-long' } }
  const startsOn: Day = value('starts_on')
  const who = [guide, car].filter((one) => one !== undefined)
  const guaranteed = value('guaranteed') === 'yes'
  return {
    wanted: { row, package: of, startsOn, comfort, capacity, minimum, cutOffDays, guaranteed, note: value('note'), crew: who },
  }
}

/** A whole number from 1 to `most`, in digits. */
const number = (text: string, most: number): number | undefined => {
  const read = /^\d{1,3}$/.test(text) ? Number(text) : 0
  return read >= 1 && read <= most ? read : undefined
}
