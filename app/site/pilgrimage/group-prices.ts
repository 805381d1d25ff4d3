import { pilgrimsChoice } from '#features/bookings/drafts/choice.ts'
import { type Quote, quoteOf } from '#features/bookings/quotes/quote.ts'
import type { Untranslated } from '#features/content/texts/untranslated.ts'
import { untranslatedOf } from '#features/content/texts/untranslated-of.ts'
import { mostTravellers } from '#features/orders/most-travellers.ts'
import { beginsOn, firstDaysBetween } from '#features/packages/first-days.ts'
import type { PublishedPackage } from '#features/packages/published-package.ts'
import { leadersWhoTravelFree } from '#features/pricing/discounts/discounts.ts'
import { type Comfort, pricedComforts } from '#features/pricing/packages/package-rates.ts'
import type { Settings } from '#features/settings/settings.ts'
import { soldUntil } from '#features/stock/sold-until.ts'
import { addDays, type Day, kigaliDay } from '#values/dates.ts'
import { type Money, roundHalfAway, usd } from '#values/money.ts'
import { cheaperLargerGroup } from './larger-group.ts'

/** A larger group that pays less in all than the one that is priced. */
export type CheaperGroup = { size: number; whole: Money }
/** The price of a group of one size in a comfort that has one. */
type GroupPrice = { comfort: Comfort; whole: Money; each: Money; cheaper?: CheaperGroup }
export type GroupRow = { size: number; free: number; tooLarge: boolean; prices: GroupPrice[] }
export type GroupPrices = {
  slug: string
  title: string
  startsOn: Day
  most: number
  comforts: ({ comfort: Comfort; note: string } & Untranslated)[]
  rows: GroupRow[]
}

type GroupPricesInput = { found: PublishedPackage; settings: Settings; now: Date }

/** Six to sixty, with the sizes at which another leader travels free by the default rule. */
export const groupSizes = [6, 10, 16, 20, 25, 32, 40, 48, 60] as const

/**
 * What a pilgrim group pays for a package on a day: the same quote that the booking charges. Adults from abroad, two
 * to a room. Undefined where the price function refuses.
 */
export function groupQuote(
  { found, settings, now }: GroupPricesInput,
  choice: { startsOn: Day; adults: number; comfort: Comfort },
): Quote | undefined {
  const { order, party } = pilgrimsChoice({ package: found.slug, childAges: [], residency: 'foreign', ...choice })
  const product = { kind: 'pilgrims', package: found, settings, extras: [], code: null } as const
  const quoted = quoteOf(product, order, party, now)
  return quoted.done ? quoted.value : undefined
}

/** The larger group of the same choice that pays less in all, where there is one. */
export function cheaperGroup(
  input: GroupPricesInput,
  choice: { startsOn: Day; adults: number; comfort: Comfort },
): CheaperGroup | undefined {
  const totalOf = (adults: number) => groupQuote(input, { ...choice, adults })?.schedule.totalMinor
  const found = cheaperLargerGroup(choice.adults, mostOf(input.found), totalOf)
  return found && { size: found.size, whole: usd(found.totalMinor) }
}

/** The largest group that a package takes at once and the site books by itself. */
export const mostOf = ({ groupMax }: Pick<PublishedPackage, 'groupMax'>): number => Math.min(groupMax, mostTravellers.pilgrims)

/** How many days ahead a group is priced where no departure gives a day. */
const usualDaysAhead = 90
/** The shrine's office wants eight weeks' notice from groups, so earlier days are not priced. */
export const groupDaysAhead = 56

/**
 * The day for which a group's price is shown: the first departure that leaves time to gather people, or the next feast that the package is
 * bound to, or a day in three months.
 */
export function exampleDay(found: Pick<PublishedPackage, 'firstDays'>, departures: readonly { startsOn: Day }[], now: Date): Day {
  const today = kigaliDay(now)
  const early = addDays(today, groupDaysAhead)
  const first = departures.find(({ startsOn }) => startsOn >= early && beginsOn(found, startsOn))
  return first?.startsOn ?? firstDaysBetween(found, early, soldUntil(today))?.[0] ?? addDays(today, usualDaysAhead)
}

/** What groups of 6 to 60 pay in every comfort of a package. */
export function groupPrices(choice: GroupPricesInput, startsOn: Day): GroupPrices {
  const { found, settings } = choice
  const most = mostOf(found)
  const priced = pricedComforts(found.rates)
  const rows = groupSizes.map((size) => ({
    size,
    free: leadersWhoTravelFree(size, size, settings.freeLeaderEvery),
    tooLarge: size > most,
    prices: priced.flatMap((comfort) => priceOf(choice, { startsOn, adults: size, comfort })),
  }))
  const notes = found.comforts
    .filter(({ comfort }) => priced.includes(comfort))
    .map(({ comfort, note, ...rest }) => ({
      ...{ comfort, note },
      ...untranslatedOf(rest),
    }))
  return { slug: found.slug, title: found.title, startsOn, most, comforts: notes, rows }
}

function priceOf(choice: GroupPricesInput, group: { startsOn: Day; adults: number; comfort: Comfort }): GroupPrice[] {
  const totalMinor = groupQuote(choice, group)?.schedule.totalMinor
  if (totalMinor === undefined) return []
  const cheaper = cheaperGroup(choice, group)
  const each = usd(roundHalfAway(totalMinor / group.adults))
  return [{ comfort: group.comfort, whole: usd(totalMinor), each, ...(cheaper && { cheaper }) }]
}
