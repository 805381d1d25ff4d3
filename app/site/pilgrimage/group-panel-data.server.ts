import { dayProblem } from '#features/bookings/drafts/choice.ts'
import type { Untranslated } from '#features/content/texts/untranslated.ts'
import { untranslatedOf } from '#features/content/texts/untranslated-of.ts'
import { beginsOn, firstDaysBetween } from '#features/packages/first-days.ts'
import type { PublishedPackage } from '#features/packages/reads.server.ts'
import type { Comfort } from '#features/pricing/packages/package-rates.ts'
import { pricedComforts } from '#features/pricing/packages/package-rates.ts'
import type { Settings } from '#features/settings/settings.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { type Day, isDay, kigaliDay } from '#values/dates.ts'
import { roundHalfAway, usd } from '#values/money.ts'
import { journeyDays } from '../booking/load-package-choice.server.ts'
import { withAdults } from '../former-adults.ts'
import type { PanelQuote } from '../panel/panel-data.ts'
import { panelQuote } from '../panel/panel-quote.ts'
import { type CheaperGroup, cheaperGroup, groupQuote, mostOf } from './group-prices.ts'

/** The data of the group panel. Its fields have the names of the first booking step of a group. */
export type GroupPanelData = Untranslated & {
  slug: string
  title: string
  startsOn: Day
  /** The days among which one can be chosen. */
  days: { from: Day; to: Day }
  /** The only days among them of a pilgrimage that is bound to a feast. */
  feastDays?: Day[]
  /** As many as were asked for: more than `most` have no price. */
  adults: number
  /** The largest group that the pilgrimage is sold to. */
  most: number
  comfort: Comfort
  comforts: Comfort[]
  quote?: PanelQuote
  cheaper?: CheaperGroup
}

type Given = { params: URLSearchParams; found: PublishedPackage; settings: Settings; now: Date; usualDay: Day; read: ReadWords }

const usualSize = 20

/** The panel for the answers in the address. Invalid answers are ignored; undefined where nothing has a price. */
export function groupPanelData({ params, found, settings, now, usualDay, read }: Given): GroupPanelData | undefined {
  const priced = pricedComforts(found.rates)
  const comfort = priced.find((one) => one === params.get('comfort')) ?? priced[0]
  if (!comfort || !found.bookable) return undefined
  const today = kigaliDay(now)
  const days = journeyDays(now)
  const wanted = params.get('startsOn')
  const feastDays = firstDaysBetween(found, days.from, days.to)
  const isOpen = wanted !== null && isDay(wanted) && wanted >= days.from && !dayProblem(wanted, today) && beginsOn(found, wanted)
  const startsOn = isOpen ? wanted : usualDay
  const most = mostOf(found)
  const adults = adultsIn(withAdults(new URLSearchParams(params)).get('adults'), Math.min(usualSize, most))
  const quote = groupQuote({ found, settings, now }, { startsOn, adults, comfort })
  const cheaper = cheaperGroup({ found, settings, now }, { startsOn, adults, comfort })
  return {
    slug: found.slug,
    title: found.title,
    ...untranslatedOf(found, ['title']),
    startsOn,
    days,
    ...(feastDays && { feastDays }),
    adults,
    most,
    comfort,
    comforts: priced,
    ...(quote && { quote: panelQuote(usd(roundHalfAway(quote.schedule.totalMinor / adults)), quote, read) }),
    ...(cheaper && { cheaper }),
  }
}

const adultsIn = (text: string | null, usual: number): number =>
  text && /^\d{1,3}$/.test(text) ? Math.max(Number(text), 1) : usual
