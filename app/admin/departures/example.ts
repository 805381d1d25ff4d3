import { importColumns } from '#features/departures/series/read-import.server.ts'
import { listPackageNames } from '#features/packages/reads-names.server.ts'
import { csvText } from '#values/csv.ts'
import { addDays, kigaliDay } from '#values/dates.ts'
import { contextOf } from '../../context.ts'
import { admit } from '../admit.server.ts'
import type { Route } from './+types/example.ts'

/** A table with a line for each of the first packages, on days to come: it can be imported as it is. */
export async function loader(args: Route.LoaderArgs) {
  await admit(args, 'departures:change')
  const { db, clock } = contextOf(args.context)
  const today = kigaliDay(clock.now())
  const sold = (await listPackageNames(db)).filter(({ bookable }) => bookable).slice(0, 3)
  const rows = sold.map(({ slug }, index) => [slug, addDays(today, 203 + index * 7), 'lodge', 8, 4, 'no', '', '', '', ''])
  return new Response(csvText([[...importColumns], ...rows]), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': 'attachment; filename="departures-example.csv"',
      'Cache-Control': 'private, no-store',
    },
  })
}
