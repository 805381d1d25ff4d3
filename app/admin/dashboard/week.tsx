import { Link } from 'react-router'
import { useWords } from '../../languages/use-words.ts'
import { todayWords } from '../../words/admin/dashboard.ts'
import { Pane } from '../components/pane.tsx'
import type { WeekDay } from './load-week.server.ts'

/** The next seven days: bookings and departures that start, and bookings that return. Empty days are left out. */
export function Week({ days }: { days: readonly WeekDay[] }) {
  const words = useWords(todayWords).week
  if (days.length === 0) return null
  return (
    <Pane title={words.title} beside={<Link to="/admin/bookings/calendar">{words.all}</Link>} className="week">
      <dl>
        {days.map(({ day, name, items }) => (
          <div key={day}>
            <dt className="num">{name}</dt>
            <dd>
              <ul>
                {items.map(({ key, tag, text, detail, to }) => (
                  <li key={key}>
                    <span className="word">{tag}</span>
                    <div>
                      <Link to={to}>{text}</Link>
                      {detail && <span className="detail num">{detail}</span>}
                    </div>
                  </li>
                ))}
              </ul>
            </dd>
          </div>
        ))}
      </dl>
    </Pane>
  )
}
