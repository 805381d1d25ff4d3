import { contextOf } from '../../context.ts'
import { wordsOf } from '../../shared/page-words.server.ts'
import { reportWords } from '../../words/admin/reports.ts'
import { admit } from '../admit.server.ts'
import { fileHeaders } from '../exports/csv-response.server.ts'
import { mostInWorkbook, workbookBytes, workbookType } from '../exports/workbook.server.ts'
import type { Route } from './+types/payments-xlsx.ts'
import { paymentsFile } from './payments-file.server.ts'

/** Downloads the payments and refunds of a range of days as a workbook. A workbook has a limit; a longer list is a CSV. */
export async function loader(args: Route.LoaderArgs) {
  const staff = await admit(args, 'reports:read')
  const words = wordsOf(args.context, reportWords).payments
  const file = await paymentsFile(contextOf(args.context), args.url, staff, 'XLSX')
  if (file.count > mostInWorkbook)
    return new Response(words.tooMany({ most: mostInWorkbook }), { status: 422, headers: { 'Cache-Control': 'no-store' } })
  await file.note()
  return new Response(await workbookBytes('Payments', file.rows()), {
    headers: fileHeaders(`${file.name}.xlsx`, workbookType),
  })
}
