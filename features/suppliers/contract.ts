import type { Subject } from '#features/audit-log/action.ts'
import type { Day } from '#values/dates.ts'
import type { Currency } from '#values/money.ts'
import type { ChildBand } from './child-bands.ts'
import type { CancellationStep, PaymentStep } from './payment-terms.ts'

/** Whether a tax is inside an amount, comes on top of it, or is not charged. */
export const taxKinds = ['included', 'added', 'none'] as const
export type TaxKind = (typeof taxKinds)[number]

export type ContractState = 'draft' | 'active' | 'ended'

/**
 * What a supplier agreed for some days, both ends inside. Shares are basis points (1800 = 18%).
 * - `pricing`: amounts are what we pay (net), or what the public pays, less `commissionBp` (commissionable).
 * - `vatReclaimed`: we get a tax invoice by which the tax comes back.
 * - `resale`: whether the supplier lets us sell below what it publishes.
 * - `seasonBy`: each night costs the rate of its own day, or every night that of the arrival.
 * - `freePlaces`: one in every so many who sleep there is free, at most so many.
 */
export type ContractTerms = {
  name: string
  validFrom: Day
  validTo: Day
  currency: Currency
  pricing: 'net' | 'commissionable'
  commissionBp: number | null
  vat: TaxKind
  vatBp: number
  vatReclaimed: boolean
  levy: TaxKind
  levyBp: number
  resale: 'free' | 'not-below-rack'
  seasonBy: 'night' | 'arrival'
  children: readonly ChildBand[]
  freePlaces: { every: number; most: number } | null
  payment: readonly PaymentStep[]
  cancellation: readonly CancellationStep[]
  note: string
}

/** `endedOn`: the last day on which it holds, once it was ended; the day before its first one where it never does. */
export type Contract = ContractTerms & {
  id: number
  supplierId: number
  state: ContractState
  endedOn: Day | null
  version: number
}

/** The last day on which a contract holds. */
export const lastDayOf = ({ validTo, endedOn }: Pick<Contract, 'validTo' | 'endedOn'>): Day => endedOn ?? validTo

/** The contract of what begins on a day: the one that is in force then. */
export const contractOn = (contracts: readonly Contract[], day: Day): Contract | undefined =>
  contracts.find((one) => one.state !== 'draft' && one.validFrom <= day && day <= lastDayOf(one))

/** A contract in the audit log: its page is below that of its supplier. */
export const contractSubject = ({ id, supplierId, name }: Pick<Contract, 'id' | 'supplierId' | 'name'>): Subject => ({
  kind: 'contract',
  id: `${supplierId}:${id}`,
  words: `${name} (no. ${id})`,
})
