import { useWords } from '../../languages/use-words.ts'
import { roadTime } from '../../shared/journeys/road-time.ts'
import { FactList } from '../../ui/fact-list.tsx'
import { kibehoFactsWords } from '../../words/kibeho-facts.ts'
import { roadTimeWords } from '../../words/road-time.ts'

/** The year in which the Church recognised the apparitions. */
const recognisedIn = '2001'

/** The key facts of Kibeho. Minutes by road from Kigali, metres above the sea. */
export function KibehoFacts({ road, altitude }: { road: number | undefined; altitude: number | undefined }) {
  const words = useWords(kibehoFactsWords)
  const time = useWords(roadTimeWords)
  return (
    <FactList
      facts={[
        [words.recognised, recognisedIn],
        road !== undefined && [words.road, roadTime(road, time)],
        [words.entrance, words.free],
        altitude !== undefined && [words.height, words.metres({ metres: altitude })],
      ]}
    />
  )
}
