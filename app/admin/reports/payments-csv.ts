import { contextOf } from '../../context.ts'
import { admit } from '../admit.server.ts'
import { csvResponse } from '../exports/csv-response.server.ts'
import type { Route } from './+types/payments-csv.ts'
import { paymentsFile } from './payments-file.server.ts'

/** Downloads the payments and refunds of a range of days as CSV. The file is sent while it is read. */
export async function loader(args: Route.LoaderArgs) {
  const staff = await admit(args, 'reports:read')
  const file = await paymentsFile(contextOf(args.context), args.url, staff, 'CSV')
  await file.note()
  return csvResponse(`${file.name}.csv`, file.rows())
}
