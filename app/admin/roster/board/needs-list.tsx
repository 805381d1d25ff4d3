import { Link } from 'react-router'
import { useWords } from '../../../languages/use-words.ts'
import { rosterWords } from '../../../words/admin/roster/roster.ts'
import { boardAddress } from './board-address.ts'
import type { BoardView } from './load-board.server.ts'

type Props = { view: BoardView; className?: string }

/** What lacks somebody, by its beginning, with what is missing in words; each leads to who is free. */
export function NeedsList({ view: { needy, query }, className = '' }: Props) {
  const words = useWords(rosterWords)
  return (
    <section className={`needs-list ${className}`} aria-label={words.list.title}>
      <h2>
        {words.list.title} <span className="num muted">{needy.length}</span>
      </h2>
      <ul className="item-list num">
        {needy.map(({ item: { run, title, reference, days, travellers, missing } }) => (
          <li key={run}>
            <span>
              <b>{title}</b>
              <small>
                {[days, reference, travellers > 0 && words.table.people({ count: travellers })].filter(Boolean).join(' · ')}
              </small>
              <span className="tag warn">{missing.join(', ')}</span>
            </span>
            <Link
              className="btn line sm"
              to={boardAddress(query, { run })}
              aria-current={run === query.runText ? 'true' : undefined}
              preventScrollReset
            >
              {words.list.chooseShort}{' '}
              <span className="visually-hidden">{`${words.list.forWhom({ title, days })} ${reference}`}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
