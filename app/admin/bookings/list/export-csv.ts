import { csvLines, csvMark } from '#values/csv.ts'
import { contextOf } from '../../../context.ts'
import { admit } from '../../admit.server.ts'
import type { Route } from './+types/export-csv.ts'
import { bookingFile, fileHeaders } from './file-rows.server.ts'

/** The bookings of the list as CSV, written while it is read: however many there are, a thousand stand in memory. */
export async function loader(args: Route.LoaderArgs) {
  const staff = await admit(args, 'bookings:read')
  const file = await bookingFile(contextOf(args.context), args.url, staff, 'CSV')
  await file.note()
  const rows = file.rows()
  const bytes = new TextEncoder()
  const body = new ReadableStream<Uint8Array>({
    start: (out) => out.enqueue(bytes.encode(csvMark)),
    async pull(out) {
      const { value, done } = await rows.next()
      if (done) out.close()
      else out.enqueue(bytes.encode(csvLines(value)))
    },
    cancel: async () => void (await rows.return(undefined)),
  })
  return new Response(body, { headers: fileHeaders(`${file.name}.csv`, 'text/csv; charset=utf-8') })
}
