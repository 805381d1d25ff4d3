import type { Currency } from '#values/money.ts'
import type { Contract } from '../contract.ts'
import { type Exchange, inUsd } from './cost-of-parts.ts'
import { scaled } from './exact.ts'

/** What of an amount is VAT that comes back: so many basis points of so many. */
export type VatBack = { vatBp: number; vatOfBp: number }

/** What of an amount by a contract is VAT that comes back. */
export function vatBackBy(contract: Contract | undefined): VatBack {
  if (!contract?.vatReclaimed || contract.vat === 'none') return { vatBp: 0, vatOfBp: 10_000 }
  return { vatBp: contract.vatBp, vatOfBp: 10_000 + contract.vatBp + (contract.levy === 'added' ? contract.levyBp : 0) }
}

/** US cents of what an order costs, net of VAT that comes back; each rounded once. Undefined for a currency without a rate. */
export function netInUsd(
  { minor, currency, vatBp, vatOfBp }: VatBack & { minor: number; currency: Currency },
  exchange: Exchange,
): number | undefined {
  const whole = inUsd(minor, currency, exchange)
  const back = inUsd(scaled(minor, vatBp, vatOfBp), currency, exchange)
  return whole === undefined || back === undefined ? undefined : whole - back
}
