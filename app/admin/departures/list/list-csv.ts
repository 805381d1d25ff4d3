import { listCrewOf } from '#features/crew/assignments/reads-assignments.server.ts'
import type { AdminCursor } from '#features/departures/admin-query.ts'
import type { AdminDeparture } from '#features/departures/reads-admin.server.ts'
import { listForAdmin } from '#features/departures/reads-list.server.ts'
import { listStock } from '#features/stock/reads.server.ts'
import { departureSeats } from '#features/stock/stock.ts'
import type { Db } from '#platform/context.ts'
import { type CsvCell, csvText } from '#values/csv.ts'
import { kigaliDay } from '#values/dates.ts'
import { contextOf } from '../../../context.ts'
import { admit } from '../../admit.server.ts'
import type { Route } from './+types/list-csv.ts'
import { readDeparturesQuery } from './departures-query.ts'

/** The columns of the table, as programs read them. */
const columns = [
  'id',
  'package',
  'title',
  'starts_on',
  'ends_on',
  'comfort',
  'seats',
  'taken',
  'minimum',
  'guaranteed',
  'cut_off_days',
  'sale',
  'guides',
  'cars',
  'note',
]

/** A table has no more rows than a spreadsheet shows with ease; they are read in portions. */
const mostRows = 10_000
const portion = 1000

/** The departures that the list's filters leave, as a table. */
export async function loader(args: Route.LoaderArgs) {
  await admit(args, 'bookings:read')
  const { db, clock } = contextOf(args.context)
  const query = readDeparturesQuery(args.url.searchParams)
  const now = clock.now()
  const where = { ...query, filter: query.filter || undefined, today: kigaliDay(now), now, limit: portion }
  const table: CsvCell[][] = [columns]
  for (let after: AdminCursor | undefined; table.length <= mostRows; ) {
    const { rows, more } = await listForAdmin(db, { ...where, after })
    table.push(...(await cellsOf(db, rows, now)))
    after = rows.at(-1)
    if (!more) break
  }
  return new Response(csvText(table), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="departures-${kigaliDay(now)}.csv"`,
      'Cache-Control': 'private, no-store',
    },
  })
}

async function cellsOf(db: Db, rows: readonly AdminDeparture[], now: Date): Promise<CsvCell[][]> {
  const seats = rows.map(({ id, startsOn }) => ({ resource: departureSeats(id), day: startsOn }))
  const levels = new Map((await listStock(db, seats, now)).map((level) => [level.resource, level]))
  const crew = Map.groupBy(
    await listCrewOf(
      db,
      rows.map(({ id }) => id),
    ),
    ({ departureId }) => departureId,
  )
  const names = (id: number, kind: string) =>
    (crew.get(id) ?? [])
      .filter((one) => one.kind === kind)
      .map(({ name }) => name)
      .join('; ')
  return rows.map((row) => {
    const { capacity = 0, taken = 0 } = levels.get(departureSeats(row.id)) ?? {}
    const sale = row.cancelledAt ? 'cancelled' : row.trashedAt ? 'trash' : row.sale
    const figures = [row.comfort, capacity, taken, row.minimum, row.guaranteed ? 'yes' : 'no', row.cutOffDays, sale]
    return [
      row.id,
      row.packageSlug,
      row.title,
      row.startsOn,
      row.endsOn,
      ...figures,
      names(row.id, 'guide'),
      names(row.id, 'car'),
      row.note,
    ]
  })
}
