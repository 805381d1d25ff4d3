import { pilgrimageWords } from '../../words/pilgrimage.ts'
import { roadTime } from '../../words/trade.ts'

const says = pilgrimageWords

/** What everybody asks first of Kibeho. Minutes by road from Kigali, metres above the sea. */
export function KibehoFacts({ road, altitude }: { road: number | undefined; altitude: number | undefined }) {
  const { facts } = says
  return (
    <dl className="facts num">
      <div>
        <dt>{facts.recognised}</dt>
        <dd>{facts.year}</dd>
      </div>
      {road && (
        <div>
          <dt>{facts.road}</dt>
          <dd>{roadTime(road)}</dd>
        </div>
      )}
      <div>
        <dt>{facts.entrance}</dt>
        <dd>{facts.free}</dd>
      </div>
      {altitude && (
        <div>
          <dt>{facts.height}</dt>
          <dd>{says.metres(altitude)}</dd>
        </div>
      )}
    </dl>
  )
}
