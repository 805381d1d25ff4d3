import { moneyText, usd } from '#values/money.ts'
import type { Words } from '../../languages/source.ts'
import type { Fact } from '../../ui/fact-list.tsx'
import type { parkFactsWords } from '../../words/park-facts.ts'
import { fitnessWords, roadTime } from '../../words/trade.ts'
import type { ParkData } from './load-park.server.ts'

type FactsWords = Words<typeof parkFactsWords.tree>

/** The key facts of a park, at the top of its page. */
export function factsOf(park: ParkData, says: FactsWords): Fact[] {
  const { guide, hub, city, areaKm2 } = park
  const from =
    guide.fromCity && city ? { minutes: guide.fromCity.minutes, name: city.name } : { minutes: guide.hub.minutes, name: hub.name }
  return [
    [says.size, areaKm2 === null ? says.sizeUnknown : says.sizeText({ km2: areaKm2 })],
    [says.fee, entryText(park, says)],
    [says.reach({ hub: from.name }), roadTime(from.minutes)],
    ...walkingFact(
      guide.activities.map(({ walking }) => walking),
      says,
    ),
    [says.hours, guide.openingHours],
  ]
}

/** What an adult from abroad pays to come in, in three words. */
function entryText({ fees, sold, guide }: ParkData, says: FactsWords): string {
  const minor = fees.entry[0]?.amounts.foreign
  if (!sold || minor == null) return says.feeUnknown
  if (minor > 0) return moneyText(usd(minor))
  return guide.activities.some(({ feeId }) => feeId) ? says.feeInside : says.feeFree
}

function walkingFact(levels: readonly number[], says: FactsWords): [string, string][] {
  if (levels.length === 0) return []
  const word = (level: number) => fitnessWords[level] ?? ''
  const [least, most] = [Math.min(...levels), Math.max(...levels)]
  return [
    [says.walking, least === most ? word(least) : says.walkingText({ easiest: word(least), hardest: word(most).toLowerCase() })],
  ]
}
