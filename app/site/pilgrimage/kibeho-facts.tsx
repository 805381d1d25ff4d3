import { FactList } from '../../ui/fact-list.tsx'
import { pilgrimageWords } from '../../words/pilgrimage.ts'
import { roadTime } from '../../words/trade.ts'

const words = pilgrimageWords

/** The key facts of Kibeho. Minutes by road from Kigali, metres above the sea. */
export function KibehoFacts({ road, altitude }: { road: number | undefined; altitude: number | undefined }) {
  const { facts } = words
  return (
    <FactList
      facts={[
        [facts.recognised, facts.year],
        road !== undefined && [facts.road, roadTime(road)],
        [facts.entrance, facts.free],
        altitude !== undefined && [facts.height, words.metres(altitude)],
      ]}
    />
  )
}
