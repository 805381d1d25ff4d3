import { lastDayOf } from '#features/suppliers/contract.ts'
import { listContractsOf } from '#features/suppliers/reads.server.ts'
import type { Db } from '#platform/context.ts'
import type { Day } from '#values/dates.ts'
import { cancellationFee } from '../lines/cancellation-fee.ts'
import type { OrderLine } from '../lines/order-line.ts'

/**
 * What a supplier keeps of a line that is cancelled on a day: by the contract that is in force on its first day, of what the supplier had
 * confirmed. Nothing of what was not confirmed.
 */
export async function feeOf(db: Db, { agreed, supplierId }: Pick<OrderLine, 'agreed' | 'supplierId'>, day: Day): Promise<number> {
  if (!agreed || supplierId === null) return 0
  const contracts = await listContractsOf(db, [supplierId])
  const inForce = contracts.find(
    (contract) => contract.state !== 'draft' && contract.validFrom <= agreed.firstDay && agreed.firstDay <= lastDayOf(contract),
  )
  return cancellationFee(agreed, inForce?.cancellation ?? [], day)
}
