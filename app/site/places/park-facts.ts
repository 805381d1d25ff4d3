import { langOf } from '#features/content/texts/untranslated.ts'
import type { Formatter } from '#platform/languages/formatter.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import type { Words } from '#platform/languages/source.ts'
import { usd } from '#values/money.ts'
import { roadTime } from '../../shared/journeys/road-time.ts'
import type { Fact } from '../../ui/fact-list.tsx'
import { fitnessWords } from '../../words/fitness.ts'
import { parkFactsWords } from '../../words/park-facts.ts'
import { roadTimeWords } from '../../words/road-time.ts'
import type { ParkData } from './load-park.server.ts'

type FactsWords = Words<typeof parkFactsWords.tree>

/** The key facts of a park, at the top of its page. */
export function factsOf(park: ParkData, read: ReadWords): Fact[] {
  const { format } = read
  const labels = read(parkFactsWords)
  const { guide, hub, city, areaKm2 } = park
  const from =
    guide.fromCity && city ? { minutes: guide.fromCity.minutes, name: city.name } : { minutes: guide.hub.minutes, name: hub.name }
  return [
    [labels.size, areaKm2 === null ? labels.sizeUnknown : labels.sizeText({ km2: areaKm2 })],
    [labels.fee, entryText(park, labels, format)],
    [labels.reach({ hub: from.name }), roadTime(from.minutes, read(roadTimeWords))],
    ...walkingFact(
      guide.activities.map(({ walking }) => walking),
      labels,
      read,
    ),
    [labels.hours, guide.openingHours, langOf(guide, 'openingHours')],
  ]
}

/** What an adult from abroad pays to come in, in three words. */
function entryText({ fees, sold, guide }: ParkData, labels: FactsWords, format: Formatter): string {
  const minor = fees.entry[0]?.amounts.foreign
  if (!sold || minor == null) return labels.feeUnknown
  if (minor > 0) return format.money(usd(minor))
  return guide.activities.some(({ feeId }) => feeId) ? labels.feeInside : labels.feeFree
}

function walkingFact(levels: readonly number[], labels: FactsWords, read: ReadWords): [string, string][] {
  if (levels.length === 0) return []
  const [easiest, hardest] = [String(Math.min(...levels)), String(Math.max(...levels))]
  const text = easiest === hardest ? read(fitnessWords).level({ level: easiest }) : labels.walkingText({ easiest, hardest })
  return [[labels.walking, text]]
}
