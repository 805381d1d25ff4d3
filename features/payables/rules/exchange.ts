import { type Exchange, inUsd } from '#features/suppliers/costing/cost-of-parts.ts'
import { scaled } from '#features/suppliers/costing/exact.ts'
import { type Currency, currencyDigits } from '#values/money.ts'

/**
 * US cents of an amount by a rate (units of its currency for one dollar), without a buffer, rounded half away from zero once; dollars as they
 * are; null without a rate. Source: running-trips.md, C6.
 */
export const usdOf = (minor: number, currency: Currency, unitsPerUsd: number | null): number | null =>
  inUsd(minor, currency, atUnits(currency, unitsPerUsd)) ?? null

/** One rate, without a buffer; null: none is known. */
export const atUnits = (currency: Currency, unitsPerUsd: number | null): Exchange => ({
  microsPerUsd: { [currency]: unitsPerUsd === null ? 0 : microsOf(unitsPerUsd) },
  bufferBp: 0,
})

const microsOf = (units: number) => Math.round(units * 1_000_000)

/** The other way round: an amount of a currency for US cents. */
const ofUsd = (usdMinor: number, currency: Currency, unitsPerUsd: number): number =>
  currency === 'USD'
    ? usdMinor
    : scaled(usdMinor, BigInt(microsOf(unitsPerUsd)) * BigInt(10 ** currencyDigits[currency]), 100_000_000n)

/** An amount in another currency by the rates of a day; null where one of them is missing. */
export function convertBy(
  { minor, currency }: { minor: number; currency: Currency },
  to: Currency,
  unitsOf: ReadonlyMap<Currency, number>,
): number | null {
  if (currency === to) return minor
  const units = to === 'USD' ? 1 : unitsOf.get(to)
  const cents = usdOf(minor, currency, unitsOf.get(currency) ?? null)
  return cents === null || units === undefined ? null : ofUsd(cents, to, units)
}

/**
 * What of a payment was for something, with the whole payment and what it was in US cents. `beforeMinor`: what of it was for other things
 * before, so that its parts add up to it to the cent. A payment of 0 uses a credit.
 */
export type PaidPart = { amountMinor: number; beforeMinor: number; payment: { amountMinor: number; usdMinor: number } }

const usdOfPart = ({ amountMinor, beforeMinor, payment: { amountMinor: whole, usdMinor } }: PaidPart): number =>
  scaled(beforeMinor + amountMinor, usdMinor, whole) - scaled(beforeMinor, usdMinor, whole)

/**
 * What something cost in US cents by its payments, beside what was planned for what is paid of it: the difference is the cost of the exchange,
 * below 0 a gain. Where no rate was planned, or a credit was used, there is none. Source: running-trips.md, C6.
 */
export function exchangeOf(parts: readonly PaidPart[], currency: Currency, plannedUnits: number | null): number {
  if (currency !== 'USD' && plannedUnits === null) return 0
  const byMoney = parts.filter(({ payment }) => payment.amountMinor !== 0)
  const paidMinor = byMoney.reduce((all, { amountMinor }) => all + amountMinor, 0)
  const usd = byMoney.reduce((all, part) => all + usdOfPart(part), 0)
  return usd - (usdOf(paidMinor, currency, plannedUnits) ?? 0)
}
