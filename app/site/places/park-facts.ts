import { moneyText, usd } from '#values/money.ts'
import type { Fact } from '../../ui/fact-list.tsx'
import { parkWords as says } from '../../words/park.ts'
import { fitnessWords, roadTime } from '../../words/trade.ts'
import type { ParkData } from './load-park.server.ts'

/** The key facts of a park, at the top of its page. */
export function factsOf(park: ParkData): Fact[] {
  const { guide, hub, city, areaKm2 } = park
  const from =
    guide.fromCity && city ? { minutes: guide.fromCity.minutes, name: city.name } : { minutes: guide.hub.minutes, name: hub.name }
  return [
    [says.facts.size, areaKm2 === null ? says.sizeUnknown : says.size(areaKm2.toLocaleString('en-US'))],
    [says.facts.fee, entryText(park)],
    [says.facts.reach(from.name), roadTime(from.minutes)],
    ...walkingFact(guide.activities.map(({ walking }) => walking)),
    [says.facts.hours, guide.openingHours],
  ]
}

/** What an adult from abroad pays to come in, in three words. */
function entryText({ fees, sold, guide }: ParkData): string {
  const minor = fees.entry[0]?.amounts.foreign
  if (!sold || minor == null) return says.feeUnknown
  if (minor > 0) return moneyText(usd(minor))
  return guide.activities.some(({ feeId }) => feeId) ? says.feeInside : says.feeFree
}

function walkingFact(levels: readonly number[]): [string, string][] {
  if (levels.length === 0) return []
  const word = (level: number) => fitnessWords[level] ?? ''
  return [[says.facts.walking, says.walking(word(Math.min(...levels)), word(Math.max(...levels)))]]
}
