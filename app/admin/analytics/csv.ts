import { data } from 'react-router'
import { csvText } from '#values/csv.ts'
import { kigaliDay } from '#values/dates.ts'
import { contextOf } from '../../context.ts'
import { readEnglish } from '../../words/sources.server.ts'
import { admit } from '../admit.server.ts'
import type { Route } from './+types/csv.ts'
import { csvRows, csvTables } from './csv-tables.server.ts'
import { loadCounts, rangeFrom } from './load-visitors.server.ts'
import { visitsView } from './visits-view.ts'

/** The most rows that a file has, so that a spreadsheet opens it with ease. */
const mostRows = 10_000

/** A table of the analytics page as CSV, for the range in the address. An unknown table is a 404. */
export async function loader(args: Route.LoaderArgs) {
  const staff = await admit(args, 'analytics:read')
  const table = csvTables.find((one) => one === args.params.table)
  if (!table) throw data(null, { status: 404 })
  const { db, clock } = contextOf(args.context)
  const { range } = rangeFrom(args.url, kigaliDay(clock.now()))
  const counts = await loadCounts(db, readEnglish, { staff, range, most: mostRows })
  const flash = { ...counts, ...visitsView(readEnglish, range, counts) }
  return new Response(csvText(csvRows(table, flash)), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="analytics-${table}-${range.from}-to-${range.to}.csv"`,
      'Cache-Control': 'private, no-store',
    },
  })
}
