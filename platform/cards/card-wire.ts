import { type Currency, currencyDigits, type Money } from '#values/money.ts'

/**
 * The gateway uses the minor units of ISO 4217: cents, and whole francs for RWF. The exception is Uganda's shilling, which has
 * none: it is sent in hundredths that must be 00: https://docs.stripe.com/currencies#special-cases.
 */
const wireFactor: Partial<Record<Currency, number>> = { UGX: 100 }
const factorOf = (currency: Currency): number => wireFactor[currency] ?? 1

/** An amount as the gateway counts it. */
export const wireAmount = ({ minor, currency }: Money): number => minor * factorOf(currency)

const isCurrency = (code: string): code is Currency => Object.hasOwn(currencyDigits, code)

/** The gateway's amount as money; undefined for an invalid one, or a currency that we do not take. */
export function moneyOf(amount: number | null, code: string | null): Money | undefined {
  const currency = code?.toUpperCase() ?? ''
  if (amount === null || !isCurrency(currency)) return undefined
  const minor = amount / factorOf(currency)
  return Number.isSafeInteger(minor) ? { minor, currency } : undefined
}
