/** The currencies a price can be charged or shown in, with their ISO 4217 minor digits. */
export const currencyDigits = { USD: 2, EUR: 2, RWF: 0, UGX: 0, KES: 2, TZS: 2 } as const
export type Currency = keyof typeof currencyDigits

/** An amount in the minor unit of its currency: cents for USD, whole francs for RWF. Always an integer. */
export type Money = { minor: number; currency: Currency }

export const usd = (minor: number): Money => ({ minor, currency: 'USD' })

/** Rounds half away from zero, the rule for every price line. */
export function roundHalfAway(value: number): number {
  return Math.sign(value) * Math.round(Math.abs(value))
}

/** A share of an amount in basis points (3000 = 30%), rounded half away from zero in the amount's minor unit. */
export function share(money: Money, basisPoints: number): Money {
  return { minor: roundHalfAway((money.minor * basisPoints) / 10_000), currency: money.currency }
}

/** Adds amounts of one currency; throws on mixed currencies, because such a sum has no meaning. */
export function total(amounts: readonly Money[], currency: Currency): Money {
  let minor = 0
  for (const amount of amounts) {
    if (amount.currency !== currency) throw new Error(`Cannot add ${amount.currency} to ${currency}`)
    minor += amount.minor
  }
  return { minor, currency }
}

/**
 * Converts by a rate in whole units (1 USD = 1450 RWF), rounded half away from zero in the target's minor unit.
 */
export function convert(money: Money, to: Currency, unitsPerUnit: number): Money {
  // Divided last: 29 cents have no exact binary form in dollars, and a half franc would be lost before it is rounded.
  const scaled = money.minor * unitsPerUnit * 10 ** currencyDigits[to]
  return { minor: roundHalfAway(scaled / 10 ** currencyDigits[money.currency]), currency: to }
}

const signs: Partial<Record<Currency, string>> = { USD: '$', EUR: '€' }

/** "$2,980", "$2,980.50", "RWF 4,321,000": cents appear only where there are some. */
export function moneyText({ minor, currency }: Money): string {
  const digits = currencyDigits[currency]
  const whole = Math.trunc(Math.abs(minor) / 10 ** digits)
  const rest = Math.abs(minor) % 10 ** digits
  const figures = whole.toString().replace(/\B(?=(\d{3})+$)/g, ',') + (rest ? `.${rest.toString().padStart(digits, '0')}` : '')
  const sign = signs[currency]
  return `${minor < 0 ? '−' : ''}${sign ? `${sign}${figures}` : `${currency} ${figures}`}`
}
