import { Link } from 'react-router'
import { adminWords } from '../../words/admin/admin.ts'
import { DoneForm } from '../alerts/done-form.tsx'
import { Pane } from '../components/pane.tsx'

const words = adminWords.today.alerts
/** So many stand open, or they would push everything else off the first screen. */
const firstShown = 5

export type AlertRow = { id: number; bookingId: string | null; text: string; at: string }

/** What the house asks staff to do, the oldest first; 'Done' takes it off the list for everybody. */
export function Todo({ alerts, may }: { alerts: readonly AlertRow[]; may: boolean }) {
  if (alerts.length === 0) return null
  return (
    <Pane title={words.title} className="alerts">
      <Alerts alerts={alerts.slice(0, firstShown)} may={may} />
      {alerts.length > firstShown && (
        <details>
          <summary className="num">{words.more(alerts.length - firstShown)}</summary>
          <Alerts alerts={alerts.slice(firstShown)} may={may} />
        </details>
      )}
    </Pane>
  )
}

function Alerts({ alerts, may }: { alerts: readonly AlertRow[]; may: boolean }) {
  return (
    <ul className="task-list">
      {alerts.map(({ id, bookingId, text, at }) => (
        <li key={id}>
          <span className="tag num">{at}</span>
          <div>
            <b>{bookingId ? <Link to={`/admin/bookings/${bookingId}`}>{text}</Link> : text}</b>
          </div>
          {may && <DoneForm id={id} text={text} back="/admin" />}
        </li>
      ))}
    </ul>
  )
}
