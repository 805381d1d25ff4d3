import { contextOf } from '../../../context.ts'
import { admit } from '../../admit.server.ts'
import { csvResponse } from '../../exports/csv-response.server.ts'
import type { Route } from './+types/export-csv.ts'
import { bookingFile } from './file-rows.server.ts'

/** The bookings of the list as CSV, written while it is read. */
export async function loader(args: Route.LoaderArgs) {
  const staff = await admit(args, 'bookings:read')
  const file = await bookingFile(contextOf(args.context), args.url, staff, 'CSV')
  await file.note()
  return csvResponse(`${file.name}.csv`, file.rows())
}
