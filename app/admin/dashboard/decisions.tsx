import { Link } from 'react-router'
import { cutOff, needsDecision } from '#features/departures/departure.ts'
import type { DepartureRow } from '#features/departures/reads.server.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { useWords } from '../../languages/use-words.ts'
import { todayWords } from '../../words/admin/dashboard.ts'
import { Pane } from '../components/pane.tsx'
import { deadlineTag } from './deadline-tag.ts'

const mostShown = 6

export type DecisionRow = { id: number; tag: ReturnType<typeof deadlineTag>; what: string; detail: string }

/** Departures for which staff decide whether they run, by their cut-off. */
export function decisionRows(read: ReadWords, departures: readonly DepartureRow[], now: Date): DecisionRow[] {
  const words = read(todayWords).decisions
  return departures
    .filter((departure) => needsDecision(departure, now))
    .toSorted((one, other) => cutOff(one).getTime() - cutOff(other).getTime())
    .slice(0, mostShown)
    .map((departure) => {
      const at = cutOff(departure)
      const { id, title, startsOn, confirmed, minimum, taken } = departure
      return {
        id,
        tag: at <= now ? { word: words.closed, tone: 'bad' } : deadlineTag(read, at, now),
        what: words.what({ title, day: read.format.shortDay(startsOn) }),
        detail: words.detail({ confirmed, minimum, held: Math.max(0, taken - confirmed) }),
      }
    })
}

/** Departures below their minimum near their cut-off, each with the links to guarantee, move or cancel it. */
export function Decisions({ rows, mayDecide }: { rows: readonly DecisionRow[]; mayDecide: boolean }) {
  const words = useWords(todayWords).decisions
  if (rows.length === 0) return null
  return (
    <Pane title={words.title} beside={<Link to="/admin/departures?only=short">{words.all}</Link>}>
      <ul className="task-list num">
        {rows.map(({ id, tag, what, detail }) => (
          <li key={id}>
            <span className={tag.tone ? `tag ${tag.tone}` : 'tag'}>{tag.word}</span>
            <div>
              <b>{what}</b>
              <small>{detail}</small>
            </div>
            <Link className="btn sm line" to={`/admin/departures/${id}`}>
              {mayDecide ? words.decide : words.open}
              <span className="visually-hidden">: {what}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Pane>
  )
}
