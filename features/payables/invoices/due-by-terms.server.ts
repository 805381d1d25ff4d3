import { contractOn } from '#features/suppliers/contract.ts'
import { listContractsOf } from '#features/suppliers/reads.server.ts'
import type { Db } from '#platform/context.ts'
import type { Day } from '#values/dates.ts'
import { type InvoiceableLine, listPayablesOfLines } from '../reads.server.ts'

type Line = Pick<InvoiceableLine, 'lineId' | 'agreed'>

/**
 * The day on which the last of each line is due by the payment terms of its contract, by the line's id. A line of which no terms are agreed is not
 * in it: that all of it counts as due on its first day is no agreement.
 */
export async function listDueByTerms(db: Db, supplierId: number, lines: readonly Line[]): Promise<Map<number, Day>> {
  const [contracts, payables] = await Promise.all([
    listContractsOf(db, [supplierId]),
    listPayablesOfLines(
      db,
      lines.map(({ lineId }) => lineId),
    ),
  ])
  const agreed = lines.filter(({ agreed: { firstDay } }) => (contractOn(contracts, firstDay)?.payment.length ?? 0) > 0)
  const byLine = Map.groupBy(payables, ({ lineId }) => lineId)
  return new Map(
    agreed.flatMap(({ lineId }): [number, Day][] => {
      const days = (byLine.get(lineId) ?? []).map(({ dueOn }) => dueOn).toSorted()
      const last = days.at(-1)
      return last ? [[lineId, last]] : []
    }),
  )
}

/**
 * When an invoice for some lines that came on a day is due: with the first of them, so that nothing is paid late, and never before it came: nobody
 * pays what nobody has invoiced. `termsOn`: the day of the terms. Undefined without lines, or where one has no terms.
 */
export function dueOfInvoice(
  dues: ReadonlyMap<number, Day>,
  lineIds: readonly number[],
  cameOn: Day,
): { dueOn: Day; termsOn: Day } | undefined {
  const days = lineIds.flatMap((id) => dues.get(id) ?? [])
  const termsOn = days.length === lineIds.length ? days.toSorted()[0] : undefined
  return termsOn === undefined ? undefined : { termsOn, dueOn: termsOn < cameOn ? cameOn : termsOn }
}
