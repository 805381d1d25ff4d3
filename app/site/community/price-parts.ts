import { journeyChoice } from '#features/bookings/drafts/choice.ts'
import { quoteOf } from '#features/bookings/quotes/quote.ts'
import type { PublishedPackage } from '#features/packages/published-package.ts'
import { packageRatesOn } from '#features/pricing/packages/package-rates.ts'
import { isPassedOn, sumOf } from '#features/pricing/price-line.ts'
import type { Settings } from '#features/settings/settings.ts'
import type { Day } from '#values/dates.ts'
import { type Money, roundHalfAway, usd } from '#values/money.ts'

/**
 * One traveller's price in the parts that its lines distinguish. No line divides the rest between hosts, hotels, car
 * and operator, so no such share is shown.
 */
export type PriceParts = { each: Money; passedOn: Money; tax: Money; rest: Money }

type PriceQuery = { found: PublishedPackage; startsOn: Day; settings: Settings; now: Date }

/**
 * What one of two travellers pays for a journey on a day, by the quote that prices a booking: the pass-through items, the value
 * added tax inside the price, and the rest. The parts add up to the price. Undefined where there is no price.
 */
export function priceParts({ found, startsOn, settings, now }: PriceQuery): PriceParts | undefined {
  const comfort = packageRatesOn(found.rates, startsOn)?.prices[0]?.comfort
  if (!comfort) return undefined
  const travellers = 2
  const { order, party } = journeyChoice({ package: found.slug, startsOn, travellers, comfort })
  const product = { kind: 'journey', package: found, settings, extras: [], code: null } as const
  const quoted = quoteOf(product, order, party, now)
  if (!quoted.done) return undefined
  const { lines, schedule } = quoted.value
  const perTraveller = (minor: number) => roundHalfAway(minor / travellers)
  const each = perTraveller(schedule.totalMinor)
  const passedOn = perTraveller(sumOf(lines.filter(({ kind }) => isPassedOn(kind))))
  const added = sumOf(lines.filter(({ kind }) => kind === 'tax'))
  const tax = perTraveller(added + lines.reduce((sum, { vatMinor }) => sum + vatMinor, 0))
  return { each: usd(each), passedOn: usd(passedOn), tax: usd(tax), rest: usd(each - passedOn - tax) }
}
