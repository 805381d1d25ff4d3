import type { Day } from '#values/dates.ts'
import type { Currency } from '#values/money.ts'

/**
 * What a payable is of its order line: a payment step of the contract, the `fee` of a cancelled line, the rest of a `change` of what was
 * paid already, a `credit` that the supplier owes us, or the `difference` of an invoice.
 */
export type PayablePart = 'all' | 'deposit' | 'instalment' | 'balance' | 'fee' | 'change' | 'credit' | 'difference'

/** A payable that is to be. Below 0: what the supplier owes us. */
export type PlannedPayable = { part: PayablePart; dueOn: Day; currency: Currency; amountMinor: number }

/** A payable that is not struck. `paidMinor`: what was allocated to it, of the same sign. */
export type Payable = PlannedPayable & { id: number; paidMinor: number }
