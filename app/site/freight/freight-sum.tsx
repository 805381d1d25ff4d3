import { type Basis, basisOf, type Cargo, cargoOf, cbmOf, chargeableWeight } from '#features/freight/chargeable-weight.ts'
import { estimateOf } from '#features/freight/estimate.ts'
import type { FreightQuestion, GoodsKind } from '#features/freight/freight-question.ts'
import type { Lane } from '#features/freight/lane.ts'
import { useFormatter } from '../../languages/use-formatter.ts'
import { useWords } from '../../languages/use-words.ts'
import { freightWords } from '../../words/freight.ts'
import { lineText, rangeText } from './line-text.ts'
import { cbmText, weightText } from './quantity-text.ts'

/**
 * The chargeable weight of a shipment and its planning range on its route. Server and browser compute it by the same functions.
 */
export function FreightSum({ question }: { question: FreightQuestion }) {
  const { sum: words } = useWords(freightWords)
  const cargo = cargoOf(question.pieces)
  const basis = question.mode && basisOf[question.mode]
  return (
    <section className="buy" aria-label={words.label} id="sum">
      <div role="status" className="stack">
        <h3>{words.title}</h3>
        {cargo.pieces === 0 ? <p className="ui muted">{words.empty}</p> : <Weights cargo={cargo} basis={basis} />}
        {cargo.pieces > 0 && question.lane && (
          <Estimate lane={question.lane} cargo={cargo} documents={question.goods === 'documents'} />
        )}
        {!question.lane && <p className="ui small muted">{words.noLane}</p>}
      </div>
      {question.lane && <LaneFacts lane={question.lane} goods={question.goods} />}
    </section>
  )
}

function Weights({ cargo, basis }: { cargo: Cargo; basis: Basis | undefined }) {
  const format = useFormatter()
  const freight = useWords(freightWords)
  const { sum: words } = freight
  const facts = (
    <>
      <Row term={words.count} is={words.pieces({ pieces: cargo.pieces })} />
      <Row term={words.volume} is={cbmText(cbmOf(cargo), freight, format)} />
      <Row term={words.weighs} is={weightText('kg', cargo.grossKg, freight, format)} />
    </>
  )
  if (!basis) {
    return (
      <>
        <dl className="pairs num">
          {facts}
          {(['air', 'sea', 'road', 'courier'] as const).map((one) => {
            const { unit, chargeable } = chargeableWeight(cargo, one)
            return <Row key={one} term={words.by[one]} is={weightText(unit, chargeable, freight, format)} />
          })}
        </dl>
        <p className="ui small muted">{words.each}</p>
      </>
    )
  }
  const { unit, bySize, chargeable } = chargeableWeight(cargo, basis)
  return (
    <>
      <p className="price num">{weightText(unit, chargeable, freight, format)}</p>
      <dl className="pairs num">
        {facts}
        <Row term={words.size} is={weightText(unit, bySize, freight, format)} />
      </dl>
      <p className="ui small muted">{words.rules[basis]}</p>
    </>
  )
}

const Row = ({ term, is }: { term: string; is: string }) => (
  <div>
    <dt>{term}</dt>
    <dd>{is}</dd>
  </div>
)

function Estimate({ lane, cargo, documents }: { lane: Lane; cargo: Cargo; documents: boolean }) {
  const format = useFormatter()
  const freight = useWords(freightWords)
  const { sum: words } = freight
  const lines = estimateOf(lane, cargo, documents)
  if (lines.length === 0) return <p className="note">{words.none}</p>
  return (
    <div className="stack">
      <h3>{words.range}</h3>
      <ul className="planned">
        {lines.map((line) => (
          <li key={lineText(line, freight, format)}>
            <b className="num">{rangeText(line, freight, format)}</b>
            <span className="ui small muted">{lineText(line, freight, format)}</span>
          </li>
        ))}
      </ul>
      {lines.some(({ per }) => per === 'kilogram') && <p className="ui small muted">{words.lines.surcharge}</p>}
      <p className="note">
        {words.notOffer({ year: lane.asOf })} {lane.confidence === 'low' && words.unsure}
      </p>
    </div>
  )
}

function LaneFacts({ lane, goods }: { lane: Lane; goods: FreightQuestion['goods'] }) {
  const format = useFormatter()
  const { sum: words, goodsPapers } = useWords(freightWords)
  const papers: Partial<Record<GoodsKind, string>> = goodsPapers
  const besides = papers[goods]
  return (
    <div className="stack">
      {lane.status !== 'open' && <p className="note bad">{words.restricted}</p>}
      <dl className="pairs num">
        <Row term={words.takes} is={words.days({ least: lane.daysLeast, most: lane.daysMost, from: lane.daysFrom })} />
        {lane.via && <Row term={words.via} is={lane.via} />}
      </dl>
      {lane.notes.map((note) => (
        <p className="ui small" key={note}>
          {note}
        </p>
      ))}
      {lane.documents.length > 0 && (
        <details className="fold">
          <summary>{words.papers}</summary>
          <ul className="ui small papers">
            {lane.documents.map((paper) => (
              <li key={paper}>{paper}</li>
            ))}
          </ul>
        </details>
      )}
      {besides && (
        <p className="ui small">
          <b>{words.morePapers}</b>
          {format.colon}
          {besides}
        </p>
      )}
    </div>
  )
}
