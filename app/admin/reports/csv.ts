import { csvText } from '#values/csv.ts'
import { contextOf } from '../../context.ts'
import { admit } from '../admit.server.ts'
import { fileHeaders } from '../exports/csv-response.server.ts'
import type { Route } from './+types/csv.ts'
import { tableFile } from './table-file.server.ts'

/** Downloads a table of a report as CSV. */
export async function loader(args: Route.LoaderArgs) {
  const { role } = await admit(args, 'reports:read')
  const { db, clock } = contextOf(args.context)
  const { name, rows } = await tableFile(db, { name: args.params.table, url: args.url, clock, role })
  return new Response(csvText(rows), { headers: fileHeaders(`${name}.csv`, 'text/csv; charset=utf-8') })
}
