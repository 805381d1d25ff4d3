import { recordAudit } from '#features/audit-log/record-audit.server.ts'
import type { Context, Db } from '#platform/context.ts'
import { transact } from '#platform/database/transact.server.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { type Contract, contractSubject } from '../contract.ts'
import { orNameTaken } from '../name-taken.server.ts'
import { listServices, lockContract, lockSupplier } from '../reads.server.ts'
import { insertContract } from '../writes.server.ts'
import { ratesStamp } from './plan-sheet.server.ts'
import type { ContractSupplement } from './plan-supplements.ts'
import { listContractRates, listContractSupplements } from './reads-rates.server.ts'
import { rateNextYear, supplementNextYear, termsNextYear, type Uplift } from './roll-over.ts'
import type { NewRate, SupplierRate } from './supplier-rate.ts'
import { insertRates, insertSupplements } from './writes-rates.server.ts'

const mostMinor = 100_000_000

/**
 * What a contract becomes in the next year. `left`: how many rates are not taken along because their service is archived; `tooLarge`:
 * whether an amount is more than a rate may be; `stamp` names the rates that it was made from.
 */
export type RollOver = {
  rates: { was: SupplierRate; is: NewRate }[]
  supplements: { was: ContractSupplement; is: ReturnType<typeof supplementNextYear> }[]
  left: number
  tooLarge: boolean
  stamp: string
}

/** What a contract becomes in the next year, with its amounts raised. */
export async function planRollOver(db: Db, contract: Contract, by: Uplift): Promise<RollOver> {
  const services = await listServices(db, contract.supplierId)
  const gone = new Set(services.flatMap(({ id, archivedAt }) => (archivedAt ? [id] : [])))
  const isOn = ({ serviceId }: { serviceId: number | null }) => serviceId === null || !gone.has(serviceId)
  const rates = await listContractRates(db, [contract.id])
  const supplements = await listContractSupplements(db, [contract.id])
  const planned = rates.filter(isOn).map((was) => ({ was, is: rateNextYear(was, by) }))
  const amounts = planned.flatMap(({ is }) => [is.amountMinor, is.singleMinor, is.thirdMinor, is.rackMinor])
  return {
    rates: planned,
    supplements: supplements.filter(isOn).map(({ contractId, id, ...was }) => ({
      was: { contractId, id, ...was },
      is: supplementNextYear(was, by),
    })),
    left: rates.length - planned.length,
    tooLarge: amounts.some((minor) => minor !== null && minor > mostMinor),
    stamp: `${ratesStamp(rates)}${ratesStamp(supplements)}${by.percentBp}_${by.stepMinor}`,
  }
}

type Input = {
  supplierId: number
  contractId: number
  name: string
  by: Uplift
  /** The stamp of what was looked at. */
  seen: string
  actor: { id: string; name: string }
}
export type RollOverRefusal = { reason: 'contract-unknown' | 'changed' | 'too-large' | 'name-taken' }

/**
 * Makes a draft of the next year out of a contract, its rates and supplements; answers its id. Refused: an unknown contract, rates that
 * were changed since they were looked at, an amount above 100,000,000, and a name that another contract of the supplier has.
 */
export const rollOverContract = (
  ctx: Context,
  { supplierId, contractId, name, by, seen, actor }: Input,
): Promise<Outcome<number, RollOverRefusal>> =>
  orNameTaken('supplier_contracts_name', () =>
    transact<number, RollOverRefusal>(ctx.db, async (tx) => {
      await lockSupplier(tx, supplierId)
      const contract = await lockContract(tx, supplierId, contractId)
      if (!contract) return refused({ reason: 'contract-unknown' })
      const { rates, supplements, tooLarge, stamp } = await planRollOver(tx, contract, by)
      if (stamp !== seen) return refused({ reason: 'changed' })
      if (tooLarge) return refused({ reason: 'too-large' })
      const id = await insertContract(tx, supplierId, termsNextYear(contract, { name, by }))
      const row = { contractId: id, live: false, supersedes: null }
      const stamped = { at: ctx.clock.now(), by: actor.name }
      const newRates = rates.map(({ is }) => ({ ...row, rate: is }))
      await insertRates(tx, newRates, stamped)
      const newSupplements = supplements.map(({ is }) => ({ ...row, supplement: is }))
      await insertSupplements(tx, newSupplements, stamped)
      const facts = { rolledOverFrom: contract.name, percent: by.percentBp / 100, rates: rates.length }
      const subject = contractSubject({ id, supplierId, name })
      await recordAudit(ctx, tx, { actor, action: 'contract-added', subject, facts })
      return done(id)
    }),
  )
