import { listAuditEntriesOf } from '#features/audit-log/reads.server.ts'
import { findAdminDeparture } from '#features/departures/reads-admin.server.ts'
import { comforts } from '#features/pricing/packages/package-rates.ts'
import { listStock } from '#features/stock/reads.server.ts'
import { departureSeats } from '#features/stock/stock.ts'
import type { Context } from '#platform/context.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { isDay } from '#values/dates.ts'
import { departureEditAdminWords } from '../../words/admin/departures/departure-edit.ts'
import { auditRow } from '../audit-log/audit-row.ts'
import { instantText } from '../components/instants.ts'
import type { Conflict } from '../content-screens/conflict-note.tsx'
import { departureValues } from './departure-values.ts'

/** What the second of two editors sees. `did`: each change since, by whom, with both values. */
export type DepartureConflict = Conflict & { did: { id: number; text: string; facts: { name: string; text: string }[] }[] }

/** Who changed a departure since it was shown, what they did, and where the current values and the typed ones differ. */
export async function departureConflict(
  { db, clock }: Context,
  read: ReadWords,
  { departureId, seen, typed }: { departureId: number; seen: number; typed: Record<string, string> },
): Promise<DepartureConflict | undefined> {
  const words = read(departureEditAdminWords)
  const now = clock.now()
  const departure = await findAdminDeparture(db, departureId)
  if (!departure) return undefined
  const { startsOn, version } = departure
  const [[level], log] = await Promise.all([
    listStock(db, [{ resource: departureSeats(departureId), day: startsOn }], now),
    listAuditEntriesOf(db, { kind: 'departure', id: String(departureId) }, ['departure-changed', 'departure-called-off']),
  ])
  // Each version after the first has its entry.
  const since = version > seen ? log.slice(seen - version) : []
  const last = since.at(-1)
  const stands: Record<string, string> = departureValues(departure, level?.capacity ?? 0)
  const differing = Object.keys(stands).filter((name) => (typed[name] ?? '').trim() !== stands[name])
  return {
    by: last?.actor ?? words.somebody,
    when: last ? instantText(last.at, now, read.format) : '',
    version,
    differences: differing.map((name) => ({
      place: (words.places as Readonly<Record<string, string>>)[name] ?? name,
      before: valueText(read, name, stands[name] ?? ''),
      after: valueText(read, name, typed[name] ?? ''),
    })),
    did: since.map((entry) => {
      const { id, what, when, actor, facts } = auditRow(read, entry, now)
      return { id, text: words.didThen({ what, actor, when }), facts }
    }),
  }
}

function valueText(read: ReadWords, name: string, value: string): string {
  const words = read(departureEditAdminWords)
  if (name === 'startsOn' && isDay(value)) return read.format.day(value)
  const comfort = name === 'comfort' && comforts.find((one) => one === value)
  return comfort ? words.comforts[comfort] : value
}
