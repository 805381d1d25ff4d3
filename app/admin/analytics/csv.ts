import { data } from 'react-router'
import { csvText } from '#values/csv.ts'
import { kigaliDay } from '#values/dates.ts'
import { contextOf } from '../../context.ts'
import { analyticsAdminWords as words } from '../../words/admin/analytics.ts'
import { admit } from '../admit.server.ts'
import type { Route } from './+types/csv.ts'
import { csvRows, csvTables } from './csv-tables.ts'
import { loadCounts, rangeFrom } from './load-visitors.server.ts'
import { visitsView } from './visits-view.ts'

/** A table has no more rows than a spreadsheet shows with ease. */
const mostRows = 10_000

/** A table of the visitors' screen, whole, of the range that the address names. A 404 for one that is none. */
export async function loader(args: Route.LoaderArgs) {
  const staff = await admit(args, 'analytics:read')
  const table = csvTables.find((one) => one === args.params.table)
  if (!table) throw data(null, { status: 404 })
  const { db, clock } = contextOf(args.context)
  const { range } = rangeFrom(args.url, kigaliDay(clock.now()))
  const counts = await loadCounts(db, staff, range, mostRows)
  const flash = { ...counts, ...visitsView(range, counts) }
  return new Response(csvText(csvRows(table, flash)), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${words.fileName(table, range.from, range.to)}"`,
      'Cache-Control': 'private, no-store',
    },
  })
}
