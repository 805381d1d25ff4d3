import { Link } from 'react-router'
import { useWords } from '../../../languages/use-words.ts'
import { requirementWords } from '../../../words/admin/roster/crew-requirements.ts'
import { boardAddress } from './board-address.ts'
import type { BoardView } from './load-board.server.ts'

/** The trips on the board that go with guides or vehicles of suppliers: who is ordered, and whether they have confirmed. */
export function SuppliedList({ view: { supplied, query } }: { view: BoardView }) {
  const { ofSuppliers } = useWords(requirementWords)
  if (supplied.length === 0) return null
  return (
    <section className="pane supplied" aria-label={ofSuppliers}>
      <h2>
        {ofSuppliers} <span className="num muted">{supplied.length}</span>
      </h2>
      <ul className="item-list num">
        {supplied.map(({ run, title, reference, days, ordered }) => (
          <li key={run}>
            <span>
              <Link to={boardAddress(query, { run })} preventScrollReset>
                {[title, reference].filter(Boolean).join(', ')}
              </Link>
              <small>{days}</small>
              {ordered.map(({ id, name, text, state, tone }) => (
                <small key={id}>
                  <b>{name}</b>, {text} <span className={`tag ${tone}`}>{state}</span>
                </small>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
