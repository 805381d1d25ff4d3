import { listClosuresOf } from '#features/suppliers/rates/reads-rates.server.ts'
import { sheetColumns } from '#features/suppliers/rates/sheet-columns.ts'
import { sheetRows } from '#features/suppliers/rates/sheet-rows.ts'
import type { Context } from '#platform/context.ts'
import { type CsvCell, csvText } from '#values/csv.ts'
import { contextOf } from '../../../context.ts'
import { admit } from '../../admit.server.ts'
import type { Route } from './+types/rates-csv.ts'
import { contractBook } from './load-rates.server.ts'

/** The rates, supplements and closures of a contract as a table that can be imported again; without a contract the heads alone. */
export async function loader(args: Route.LoaderArgs) {
  await admit(args, 'costs:read')
  const { id, contractId } = args.params
  const { name, rows } =
    id === undefined || contractId === undefined
      ? { name: 'rates.csv', rows: [] }
      : await contractRows(contextOf(args.context), { id, contractId })
  return new Response(csvText([[...sheetColumns], ...rows]), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}"`,
      'Cache-Control': 'private, no-store',
    },
  })
}

async function contractRows(
  ctx: Context,
  params: { id: string; contractId: string },
): Promise<{ name: string; rows: CsvCell[][] }> {
  const { supplier, contract, services, own: rates, supplements } = await contractBook(ctx, params)
  const all = await listClosuresOf(
    ctx.db,
    services.map(({ id }) => id),
  )
  const closures = all.filter(({ from, to }) => from <= contract.validTo && to >= contract.validFrom)
  const rows = sheetRows({ supplier: supplier.name, contract, services, rates, supplements, closures })
  return { name: `rates-${contract.name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}.csv`, rows }
}
