import { contextOf } from '../../../context.ts'
import { wordsOf } from '../../../shared/page-words.server.ts'
import { bookingFileWords as words } from '../../../words/admin/bookings/booking-file.ts'
import { bookingListWords } from '../../../words/admin/bookings/booking-list.ts'
import { admit } from '../../admit.server.ts'
import { fileHeaders } from '../../exports/csv-response.server.ts'
import { mostInWorkbook, workbookBytes, workbookType } from '../../exports/workbook.server.ts'
import type { Route } from './+types/export-xlsx.ts'
import { bookingFile } from './file-rows.server.ts'

/** The bookings of the list as a workbook. It is zipped as a whole, so it has an end; a longer list leaves as CSV. */
export async function loader(args: Route.LoaderArgs) {
  const staff = await admit(args, 'bookings:read')
  const file = await bookingFile(contextOf(args.context), args.url, staff, 'XLSX')
  if (file.count > mostInWorkbook)
    return new Response(wordsOf(args.context, bookingListWords).files.tooMany({ most: mostInWorkbook }), {
      status: 422,
      headers: { 'Cache-Control': 'no-store' },
    })
  await file.note()
  const bytes = await workbookBytes(words.sheet, file.rows())
  return new Response(bytes, { headers: fileHeaders(`${file.name}.xlsx`, workbookType) })
}
