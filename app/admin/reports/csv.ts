import { data } from 'react-router'
import { csvText } from '#values/csv.ts'
import { kigaliDay } from '#values/dates.ts'
import { contextOf } from '../../context.ts'
import { reportWords as words } from '../../words/admin/reports.ts'
import { admit } from '../admit.server.ts'
import { fileHeaders } from '../exports/csv-response.server.ts'
import type { Route } from './+types/csv.ts'
import { csvTables } from './csv-tables.server.ts'
import { rangeFrom } from './read-range.server.ts'

/** A table of a report, whole, of the range that the address names. A 404 for one that is none. */
export async function loader(args: Route.LoaderArgs) {
  await admit(args, 'reports:read')
  const name = args.params.table
  const table = Object.hasOwn(csvTables, name) ? csvTables[name] : undefined
  if (!table) throw data(null, { status: 404 })
  const { db, clock } = contextOf(args.context)
  const now = clock.now()
  const today = kigaliDay(now)
  const { range } = rangeFrom(args.url, today, table.usual ?? 'this-month')
  const rows = await table.rows({ db, range, now, params: args.url.searchParams })
  const file = table.usual ? words.fileName(name, range.from, range.to) : words.fileNameOn(name, today)
  return new Response(csvText(rows), { headers: fileHeaders(file, 'text/csv; charset=utf-8') })
}
