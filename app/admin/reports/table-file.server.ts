import { data } from 'react-router'
import { may, type Role } from '#features/staff/permissions.ts'
import type { Clock, Db } from '#platform/context.ts'
import type { CsvCell } from '#values/csv.ts'
import { kigaliDay } from '#values/dates.ts'
import { readEnglish } from '../../words/sources.server.ts'
import { csvTables } from './csv-tables.server.ts'
import { rangeFrom } from './read-range.server.ts'

type TableFile = { name: string; rows: CsvCell[][] }

/**
 * One table of a report as a file, of the range in the address: the file's name without its ending, and all rows, column names
 * first. A 404 for an unknown table, and a 403 for one of costs to who may not read them.
 */
export async function tableFile(
  db: Db,
  { name, url, clock, role }: { name: string; url: URL; clock: Clock; role: Role },
): Promise<TableFile> {
  const table = Object.hasOwn(csvTables, name) ? csvTables[name] : undefined
  if (!table) throw data(null, { status: 404 })
  const costed = may(role, 'costs:read')
  if (table.ofCosts && !costed) throw data({ permission: 'costs:read' }, { status: 403 })
  const now = clock.now()
  const today = kigaliDay(now)
  const { range } = rangeFrom(readEnglish, url, today, table.usual ?? 'this-month')
  const rows = await table.rows({ db, range, now, clock, params: url.searchParams, costed })
  return { name: table.usual ? `${name}-${range.from}-to-${range.to}` : `${name}-${today}`, rows }
}
