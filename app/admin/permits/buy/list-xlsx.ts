import { contextOf } from '../../../context.ts'
import { wordsReader } from '../../../shared/page-words.server.ts'
import { permitBuyWords } from '../../../words/admin/permits/permit-buy.ts'
import { admit } from '../../admit.server.ts'
import { fileHeaders } from '../../exports/csv-response.server.ts'
import { workbookBytes, workbookType } from '../../exports/workbook.server.ts'
import type { Route } from './+types/list-xlsx.ts'
import { listFile } from './list-file.server.ts'

/** The ticked travellers as a workbook, for an authority. */
export async function loader(args: Route.LoaderArgs) {
  const staff = await admit(args, 'bookings:read')
  const read = wordsReader(args.context)
  const { nothing, name, sheet } = read(permitBuyWords).file
  const rows = await listFile(contextOf(args.context), read, args.url, staff)
  if (!rows) return new Response(nothing, { status: 422, headers: { 'Cache-Control': 'no-store' } })
  const bytes = await workbookBytes(sheet, inOne(rows))
  return new Response(bytes, { headers: fileHeaders(`${name}.xlsx`, workbookType) })
}

async function* inOne<Rows>(rows: Rows): AsyncGenerator<Rows> {
  yield rows
}
