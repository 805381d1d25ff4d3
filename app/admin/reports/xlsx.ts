import { contextOf } from '../../context.ts'
import { wordsOf } from '../../shared/page-words.server.ts'
import { reportWords } from '../../words/admin/reports.ts'
import { admit } from '../admit.server.ts'
import { fileHeaders } from '../exports/csv-response.server.ts'
import { mostInWorkbook, workbookBytes, workbookType } from '../exports/workbook.server.ts'
import type { Route } from './+types/xlsx.ts'
import { tableFile } from './table-file.server.ts'

/** Downloads a table of a report as a workbook. A workbook has a limit; a longer table is a CSV. */
export async function loader(args: Route.LoaderArgs) {
  const { role } = await admit(args, 'reports:read')
  const words = wordsOf(args.context, reportWords)
  const { db, clock } = contextOf(args.context)
  const { name, rows } = await tableFile(db, { name: args.params.table, url: args.url, clock, role })
  if (rows.length - 1 > mostInWorkbook)
    return new Response(words.tooManyRows({ most: mostInWorkbook }), { status: 422, headers: { 'Cache-Control': 'no-store' } })
  async function* whole() {
    yield rows
  }
  return new Response(await workbookBytes(args.params.table, whole()), { headers: fileHeaders(`${name}.xlsx`, workbookType) })
}
