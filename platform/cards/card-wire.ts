import { type Currency, currencyDigits, type Money } from '#values/money.ts'

/**
 * The gateway counts in minor units as ISO 4217 does: cents, and whole francs for RWF. But the shilling of Uganda, which has
 * none, it takes in hundredths that are always 00, and refuses others: https://docs.stripe.com/currencies#special-cases.
 */
const wireFactor: Partial<Record<Currency, number>> = { UGX: 100 }
const factorOf = (currency: Currency): number => wireFactor[currency] ?? 1

/** An amount as the gateway counts it. */
export const wireAmount = ({ minor, currency }: Money): number => minor * factorOf(currency)

const isCurrency = (code: string): code is Currency => Object.hasOwn(currencyDigits, code)

/** What the gateway counted, as money; undefined where it is none, or in a currency that we do not take. */
export function moneyOf(amount: number | null, code: string | null): Money | undefined {
  const currency = code?.toUpperCase() ?? ''
  if (amount === null || !isCurrency(currency)) return undefined
  const minor = amount / factorOf(currency)
  return Number.isSafeInteger(minor) ? { minor, currency } : undefined
}
