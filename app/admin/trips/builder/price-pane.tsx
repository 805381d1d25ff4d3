import { useWords } from '../../../languages/use-words.ts'
import { tripBuilderWords } from '../../../words/admin/trips/trip-builder.ts'
import { Pane } from '../../components/pane.tsx'
import { MarginList } from '../../costs/cost-table.tsx'
import type { PriceView } from './price-view.ts'

type Props = { price: PriceView; shown: string | undefined }
type Option = PriceView['options'][number]

/** What each option comes to, line by line, and what it leaves; of one that is chosen everything is open. */
export function PricePane({ price, shown }: Props) {
  const words = useWords(tripBuilderWords).price
  return (
    <Pane title={words.title}>
      {price.refusal && <p className="note bad">{price.refusal}</p>}
      {price.options
        .filter(({ letter }) => !shown || letter === shown)
        .map((option, _, all) => (
          <details key={option.letter} className="trip-price" open={all.length === 1}>
            <summary>
              <span>{option.name}</span>
              <b className="num">{option.total}</b>
              {option.margin && (
                <span className="num muted trip-margin">
                  {words.margin({ text: option.margin.text })}
                  <svg className="meter" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
                    <rect className="of" width="100" height="10" />
                    <rect className="f" width={option.margin.share} height="10" />
                  </svg>
                </span>
              )}
            </summary>
            {option.margin?.passedOn && <p className="small muted gap">{option.margin.passedOn}</p>}
            {option.byHand.map(({ text, isOlder }) => (
              <p key={text} className="small">
                {text} {isOlder && <span className="tag warn">{words.older}</span>}
              </p>
            ))}
            {option.estimated.map((text) => (
              <p key={text} className="note warn small">
                {text}
              </p>
            ))}
            <PriceLines option={option} />
          </details>
        ))}
    </Pane>
  )
}

function PriceLines({ option: { lines, optional, margin } }: { option: Option }) {
  const words = useWords(tripBuilderWords).price
  return (
    <>
      <ul className="item-list num">
        {lines.map(({ key, label, reason, sum, amount }) => (
          <li key={key}>
            <span>
              {label} {sum && <small>{sum}</small>}
              <small className="muted">{reason}</small>
            </span>
            <span className="nowrap">{amount}</span>
          </li>
        ))}
      </ul>
      {optional.length > 0 && (
        <>
          <h3>{words.optional}</h3>
          <ul className="item-list num">
            {optional.map(({ id, title, amount }) => (
              <li key={id}>
                <span>{title}</span>
                <span className="nowrap">{amount}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      {margin && (
        <>
          <h3>{words.leaves}</h3>
          {margin.warnings.map((text) => (
            <p key={text} className="note warn small">
              {text}
            </p>
          ))}
          <MarginList margin={margin} />
          <dl className="kv num small">
            {margin.kinds.map(({ kind, text }) => (
              <div key={kind}>
                <dt>{kind}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </>
  )
}
