import { Link } from 'react-router'
import { WideTable } from '../../ui/wide-table.tsx'
import { adminWords } from '../../words/admin/admin.ts'
import { Pane } from '../components/pane.tsx'
import type { PartRow, PurchaseRow } from './stock-view.ts'

const words = adminWords.money

const tagClass = ({ tone }: { tone: string | undefined }) => (tone ? `tag ${tone}` : 'tag')

/** What a booking takes of the stock, and what a supplier is asked for. */
export function Parts({ parts, answers }: { parts: readonly PartRow[]; answers: boolean }) {
  const asked = parts.filter((part) => part.asked)
  return (
    <Pane title={words.parts.title}>
      {parts.length === 0 ? (
        <p className="muted small">{words.parts.none}</p>
      ) : (
        <ul className="item-list num">
          {parts.map((part) => (
            <li key={part.key}>
              <span>
                {part.what}
                <small>{part.days}</small>
                {answers && part.asked && (
                  <Link className="quiet" to={`?ask=part:${asked.indexOf(part)}`} preventScrollReset>
                    {words.parts.answer}
                    <span className="visually-hidden">
                      : {part.what}, {part.days}
                    </span>
                  </Link>
                )}
              </span>
              <span className={tagClass(part.state)}>{part.state.word}</span>
            </li>
          ))}
        </ul>
      )}
    </Pane>
  )
}

/** What has to be bought from parks and airlines. */
export function Purchases({ purchases, marks }: { purchases: readonly PurchaseRow[]; marks: boolean }) {
  const said = words.purchases
  if (purchases.length === 0) return null
  return (
    <Pane title={said.title}>
      <WideTable label={said.title}>
        <table className="table folds">
          <thead>
            <tr>
              <th scope="col">{said.what}</th>
              <th scope="col">{said.who}</th>
              <th scope="col" className="numeric">
                {said.cost}
              </th>
              <th scope="col">{said.state}</th>
            </tr>
          </thead>
          <tbody>
            {purchases.map((row) => (
              <tr key={row.id}>
                <th scope="row">
                  {row.what}
                  <small className="num">{row.day}</small>
                </th>
                <td>{row.who}</td>
                <td className="numeric">{row.cost}</td>
                <td className="num">
                  <span className={tagClass(row.state)}>{row.state.word}</span>
                  {row.number && <small>{row.number}</small>}
                  {marks && row.open && (
                    <Link className="quiet" to={`?ask=purchase:${row.id}`} preventScrollReset>
                      {said.mark}
                      <span className="visually-hidden">
                        : {row.what}, {row.who}
                      </span>
                    </Link>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </WideTable>
    </Pane>
  )
}
