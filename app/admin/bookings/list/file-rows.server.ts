import { recordAudit } from '#features/audit-log/record-audit.server.ts'
import { countListed, listInChunks } from '#features/bookings/lists/reads-list.server.ts'
import { readSelected } from '#features/bookings/lists/selected.ts'
import { type Booking, listBookingsById } from '#features/bookings/reads.server.ts'
import { listAccounts } from '#features/bookings/reads-accounts.server.ts'
import type { Staff } from '#features/staff/staff.ts'
import type { Context } from '#platform/context.ts'
import type { CsvCell } from '#values/csv.ts'
import { kigaliDay } from '#values/dates.ts'
import { bookingFileWords as words } from '../../../words/admin/bookings/booking-file.ts'
import { fileRow } from './booking-file.server.ts'
import { listQueryOf, readBookingsQuery, sortOf } from './booking-views.ts'

/** How many bookings are in memory at once while a file is written. */
const chunk = 1_000

export type BookingFile = {
  /** How many bookings it has. */
  count: number
  name: string
  /** Its rows in portions, with the names of the columns first. */
  rows(): AsyncGenerator<CsvCell[][]>
  /** Records who downloaded it, before anything is sent. */
  note(): Promise<void>
}

/** The file that an address requests: the ticked bookings where it names some, otherwise all that its filters leave. */
export async function bookingFile(ctx: Context, url: URL, staff: Staff, file: 'CSV' | 'XLSX'): Promise<BookingFile> {
  const { db } = ctx
  const today = kigaliDay(ctx.clock.now())
  const ticked = readSelected(url.searchParams)
  const query = readBookingsQuery(url.searchParams)
  const filter = { sort: sortOf(query), direction: query.direction, size: chunk, today }
  const chosen = ticked.length > 0 ? await listBookingsById(db, ticked) : undefined
  const count = chosen ? chosen.length : await countListed(db, listQueryOf(query), today)

  async function* rows() {
    yield [[...words.columns]]
    for await (const bookings of chosen ? [chosen] : listInChunks(db, listQueryOf(query), filter)) yield await rowsOf(bookings)
  }
  async function rowsOf(bookings: readonly Booking[]): Promise<CsvCell[][]> {
    const accounts = await listAccounts(db, bookings, today)
    return bookings.flatMap((booking) => {
      const account = accounts.get(booking.id)
      return account ? [fileRow(booking, account)] : []
    })
  }
  return {
    count,
    name: words.name(today),
    rows,
    note: () =>
      recordAudit(ctx, db, {
        actor: staff,
        action: 'bookings-exported',
        subject: { kind: 'list', id: 'bookings', words: words.sheet },
        facts: { bookings: count, file, ticked: chosen !== undefined },
      }),
  }
}
