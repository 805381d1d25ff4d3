import { data } from 'react-router'
import type { Db } from '#platform/context.ts'
import type { CsvCell } from '#values/csv.ts'
import { kigaliDay } from '#values/dates.ts'
import { readEnglish } from '../../words/sources.server.ts'
import { csvTables } from './csv-tables.server.ts'
import { rangeFrom } from './read-range.server.ts'

type TableFile = { name: string; rows: CsvCell[][] }

/**
 * One table of a report as a file, of the range in the address: the file's name without its ending, and all rows, column names
 * first. A 404 for an unknown table.
 */
export async function tableFile(db: Db, { name, url, now }: { name: string; url: URL; now: Date }): Promise<TableFile> {
  const table = Object.hasOwn(csvTables, name) ? csvTables[name] : undefined
  if (!table) throw data(null, { status: 404 })
  const today = kigaliDay(now)
  const { range } = rangeFrom(readEnglish, url, today, table.usual ?? 'this-month')
  const rows = await table.rows({ db, range, now, params: url.searchParams })
  return { name: table.usual ? `${name}-${range.from}-to-${range.to}` : `${name}-${today}`, rows }
}
