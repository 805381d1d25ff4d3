import { Link } from 'react-router'
import { deskWords } from '../../words/desk.ts'
import type { HoldRow } from './today-rows.ts'

const words = deskWords.today.wait

/** What has to be answered, the most urgent first: until when, what it is, and the verb. */
export function Waiting({ holds }: { holds: readonly HoldRow[] }) {
  return (
    <section className="pane w7">
      <header>
        <h2>{words.title}</h2>
        <Link to="/admin/bookings">{words.all}</Link>
      </header>
      {holds.length === 0 ? (
        <div className="empty">
          <h3>{words.emptyTitle}</h3>
          <p>{words.empty}</p>
        </div>
      ) : (
        <ul className="act">
          {holds.map((hold) => (
            <li key={hold.id}>
              <span className={hold.tag.tone ? `tag ${hold.tag.tone} num` : 'tag num'}>{hold.tag.word}</span>
              <div>
                <b>{hold.what}</b>
                <small className="num">{hold.detail}</small>
              </div>
              <Link
                className={hold.confirms && hold.tag.tone === 'bad' ? 'btn sm' : 'btn sm line'}
                to={hold.confirms ? `/admin/bookings/${hold.id}?ask=confirm` : `/admin/bookings/${hold.id}`}
              >
                {hold.confirms ? words.confirm : words.open}
                <span className="vh">: {hold.what}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
