import type { Day } from '#values/dates.ts'
import type { Currency } from '#values/money.ts'

/** How a supplier is paid; `credit`: with what it owes us, and no money. */
export const outMethods = ['bank', 'mobile-money', 'card', 'cash', 'credit'] as const
export type OutMethod = (typeof outMethods)[number]

/**
 * What left our account for a payment. `rate`: units of its currency for one US dollar with their source; none of dollars. It may be more
 * than the payment, where the bank charged for it.
 */
export type Outflow = { minor: number; currency: Currency; rate: { unitsPerUsd: number; source: string } | null }

/** A payment to a supplier. Below 0: the opposite of a wrong one, `reversesId`. `usdMinor`: what left our account, in US cents. */
export type PaymentOut = {
  id: number
  supplierId: number
  paidOn: Day
  method: OutMethod
  reference: string
  currency: Currency
  amountMinor: number
  leftMinor: number
  leftCurrency: Currency
  usdMinor: number
  reversesId: number | null
  reversedById: number | null
  reason: string
  recordedBy: string
  recordedAt: Date
  /** Whether it is of the demonstration: no money moved. */
  isDemo: boolean
  /** What of it is for payables. */
  allocatedMinor: number
}

/** What of a payment is for nothing yet: the supplier owes it to us. Nothing of one that was answered by its opposite. */
export const unusedMinorOf = ({ amountMinor, allocatedMinor, reversesId, reversedById }: PaymentOut): number =>
  reversesId === null && reversedById === null ? amountMinor - allocatedMinor : 0
