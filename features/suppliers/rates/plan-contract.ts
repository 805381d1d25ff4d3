import type { Day } from '#values/dates.ts'
import type { Contract } from '../contract.ts'
import { planRates, type RateFault, type RatesPlan, type WantedRate } from './plan-rates.ts'
import { type ContractSupplement, type PlannedSupplement, planSupplements, type WantedSupplement } from './plan-supplements.ts'
import { type NewRate, type SupplierRate, scopesMeet } from './supplier-rate.ts'

/** What a sheet wants of one contract. `emptied`: ids of its rates that end without one that follows. */
export type ContractSheet = {
  contractId: number
  rates: readonly WantedRate[]
  emptied: readonly number[]
  supplements: readonly WantedSupplement[]
}

type OutsideContract = { reason: 'outside-contract'; from: Day; to: Day } | { reason: 'contract-ended' }
export type PlannedRate = Omit<RatesPlan['lines'][number], 'fault'> & { fault: RateFault | OutsideContract | undefined }
type PlannedLine = Omit<PlannedSupplement, 'fault'> & { fault: PlannedSupplement['fault'] | OutsideContract }

export type ContractPlan = Omit<RatesPlan, 'lines'> & {
  contract: Contract
  rates: PlannedRate[]
  supplements: PlannedLine[]
  /** Rates that end because their cell was emptied. */
  emptied: SupplierRate[]
  /** The rates as they would stand. */
  after: NewRate[]
}

type Stored = {
  contract: Contract
  own: readonly SupplierRate[]
  supplements: readonly ContractSupplement[]
  /** Live rates of other contracts for the same services. */
  elsewhere: readonly SupplierRate[]
  /** Lines of the same sheet for other active contracts. */
  beside: readonly WantedRate[]
}

/**
 * What a sheet would do to a contract as it stands. Besides the faults of `planRates`: days outside the contract, and a line of an
 * active contract that shares a night with one of another contract in the same sheet.
 */
export function planContract(sheet: ContractSheet, { contract, own, supplements, elsewhere, beside }: Stored): ContractPlan {
  const emptied = own.filter(({ id }) => sheet.emptied.includes(id))
  const remaining = own.filter((rate) => !emptied.includes(rate))
  const { lines, ...plan } = planRates(sheet.rates, remaining, elsewhere)
  const outside = ({ from, to }: { from: Day; to: Day }): OutsideContract | undefined => {
    if (contract.state === 'ended') return { reason: 'contract-ended' }
    return from < contract.validFrom || to > contract.validTo
      ? { reason: 'outside-contract', from: contract.validFrom, to: contract.validTo }
      : undefined
  }
  const twin = (line: WantedRate): RateFault | undefined => {
    const other = beside.find(({ rate }) => scopesMeet(rate, line.rate))
    return other && { reason: 'overlaps-line', row: other.row }
  }
  const touched = new Set(plan.ended.map(({ rate }) => rate.id))
  return {
    ...plan,
    contract,
    ended: [...plan.ended, ...emptied.map((rate) => ({ rate, followers: [] }))],
    after: [
      ...remaining.filter(({ id }) => !touched.has(id)),
      ...plan.ended.flatMap(({ followers }) => followers),
      ...plan.added,
    ],
    rates: lines.map((line) => ({ ...line, fault: outside(line.rate) ?? line.fault ?? twin(line) })),
    supplements: planSupplements(sheet.supplements, supplements).map((line) => ({
      ...line,
      fault: outside(line.supplement) ?? line.fault,
    })),
    emptied,
  }
}

/** Whether a plan changes anything. */
export const changesContract = ({ ended, added, supplements }: ContractPlan): boolean =>
  ended.length > 0 || added.length > 0 || supplements.some(({ effect }) => effect !== 'same')
