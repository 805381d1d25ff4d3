import { Link } from 'react-router'
import { useWords } from '../../languages/use-words.ts'
import { Icon } from '../../ui/icon.tsx'
import { carsPageWords } from '../../words/cars-page.ts'
import { PriceRows } from '../price-rows.tsx'
import type { HireAnswer } from './answer-hire.server.ts'

/** What a hire costs, line by line: one price, or one for each season. */
export function HirePanel({ answer, busy }: { answer: HireAnswer | undefined; busy: boolean }) {
  const words = useWords(carsPageWords).answer
  if (!answer) return null
  const { title, prices, problem, errors, beside, reserve } = answer
  const refused = problem !== undefined || Object.keys(errors).length > 0
  return (
    <section className="buy" id="hire-price" aria-label={words.label} aria-busy={busy}>
      <h3>{title}</h3>
      <div role="status" className="stack">
        {refused && <p className="note bad">{problem ?? words.none}</p>}
        {prices.map((one) => (
          <OnePrice key={one.when} {...one} />
        ))}
      </div>
      {!refused && prices.length > 0 && (
        <Link className="btn full" to={reserve}>
          {prices.length > 1 ? words.chooseDay : words.reserve} <Icon name="arrow" />
        </Link>
      )}
      <div>
        <h4>{words.besideTitle}</h4>
        <ul className="ui small muted beside-price">
          {beside.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </div>
    </section>
  )
}

function OnePrice({ when, price }: HireAnswer['prices'][number]) {
  const words = useWords(carsPageWords).answer
  return (
    <div>
      <p className="ui small muted">{when}</p>
      <p className="price num">
        {price.total} <small className="muted">{price.rwf}</small>
      </p>
      <table className="num">
        <caption className="visually-hidden">{when}</caption>
        <PriceRows lines={price.lines} />
        <tfoot>
          <tr>
            <th scope="row">{words.total}</th>
            <td>{price.total}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  )
}
