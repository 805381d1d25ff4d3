import { contextOf } from '../../../context.ts'
import { bookingListWords as words } from '../../../words/admin/bookings/booking-list.ts'
import { admit } from '../../admit.server.ts'
import type { Route } from './+types/export-xlsx.ts'
import { bookingFile, fileHeaders } from './file-rows.server.ts'
import { mostInSheet, sheetBytes } from './sheet.server.ts'

/** The bookings of the list as a workbook. It is zipped as a whole, so it has an end; a longer list leaves as CSV. */
export async function loader(args: Route.LoaderArgs) {
  const staff = await admit(args, 'bookings:read')
  const file = await bookingFile(contextOf(args.context), args.url, staff, 'XLSX')
  if (file.count > mostInSheet)
    return new Response(words.files.tooMany(mostInSheet), { status: 422, headers: { 'Cache-Control': 'no-store' } })
  await file.note()
  const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
  return new Response(await sheetBytes(file.rows()), { headers: fileHeaders(`${file.name}.xlsx`, type) })
}
