import { createHash } from 'node:crypto'
import type { Db } from '#platform/context.ts'
import { findContract } from '../reads.server.ts'
import { type PlannedClosure, planClosures, type WantedClosure } from './plan-closures.ts'
import { type ContractPlan, type ContractSheet, changesContract, planContract } from './plan-contract.ts'
import { listClosuresOf, listContractRates, listContractSupplements, listRatesElsewhere } from './reads-rates.server.ts'

/** What a sheet wants, of contracts of one supplier or of many. */
export type RateSheet = {
  contracts: readonly (ContractSheet & { supplierId: number })[]
  closures: readonly WantedClosure[]
}

/** `stamp` names the plan and everything that it was made from: the same sheet on other rates has another one. */
export type SheetPlan = { contracts: ContractPlan[]; closures: PlannedClosure[]; stamp: string }

/** What a sheet would do to the rates as they stand. A contract that is not there is left out. */
export async function planSheet(db: Db, sheet: RateSheet): Promise<SheetPlan> {
  const found = await Promise.all(
    sheet.contracts.map(async (one) => ({ one, contract: await findContract(db, one.supplierId, one.contractId) })),
  )
  const wanted = found.flatMap(({ one, contract }) => (contract ? [{ one, contract }] : []))
  const ids = wanted.map(({ contract }) => contract.id)
  const services = [...new Set(wanted.flatMap(({ one }) => one.rates.map(({ rate }) => rate.serviceId)))]
  const rates = await listContractRates(db, ids)
  const elsewhere = await listRatesElsewhere(db, services, ids)
  const supplements = await listContractSupplements(db, ids)
  const closed = await listClosuresOf(db, [...new Set(sheet.closures.map(({ closure }) => closure.serviceId))])
  const active = new Set(wanted.flatMap(({ contract }) => (contract.state === 'active' ? [contract.id] : [])))
  const isOther = (contract: { id: number }) => (id: number) => id !== contract.id && active.has(id)
  const contracts = wanted.map(({ one, contract }) => {
    const isBeside = isOther(contract)
    const isActive = active.has(contract.id)
    return planContract(one, {
      contract,
      own: rates.filter(({ contractId }) => contractId === contract.id),
      supplements: supplements.filter(({ contractId }) => contractId === contract.id),
      elsewhere: isActive ? [...elsewhere, ...rates.filter(({ contractId }) => isBeside(contractId))] : [],
      beside: isActive ? wanted.flatMap((other) => (isBeside(other.contract.id) ? other.one.rates : [])) : [],
    })
  })
  const closures = planClosures(sheet.closures, closed)
  const basis = [contracts, closures, rates.map(({ id }) => id), supplements.map(({ id }) => id), closed.map(({ id }) => id)]
  return { contracts, closures, stamp: stampOf(basis) }
}

const stampOf = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 22)

/** The stamp of rates as a form shows them: it is another one as soon as somebody changes one of them. */
export const ratesStamp = (rates: readonly { id: number }[]): string => stampOf(rates.map(({ id }) => id))

/** How many lines of a plan cannot be saved. */
export const faultyLines = ({ contracts, closures }: SheetPlan): number =>
  [...contracts.flatMap(({ rates, supplements }) => [...rates, ...supplements]), ...closures].filter(({ fault }) => fault).length

/** Whether a plan changes anything. */
export const changesAnything = ({ contracts, closures }: SheetPlan): boolean =>
  contracts.some(changesContract) || closures.some(({ effect }) => effect === 'new')
