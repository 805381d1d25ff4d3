import { Form, useNavigation } from 'react-router'
import { useWords } from '../../languages/use-words.ts'
import { profileAdminWords } from '../../words/admin/profile.ts'
import { Pane } from '../components/pane.tsx'
import type { SessionRow } from '../components/session-row.ts'

/** Where somebody is signed in, this browser first, and the way to end each of the others. */
export function SessionsPane({ sessions }: { sessions: readonly (SessionRow & { isHere: boolean })[] }) {
  const words = useWords(profileAdminWords).sessions
  const busy = useNavigation().state !== 'idle'
  return (
    <Pane title={words.title}>
      <ul className="item-list sessions num">
        {sessions.map(({ id, device, signedIn, used, isHere }) => (
          <li key={id}>
            <span>
              <b>{device}</b>
              <small>
                {signedIn} {!isHere && used}
              </small>
            </span>
            {isHere ? (
              <span className="tag ok">{words.here}</span>
            ) : (
              <Form method="post" preventScrollReset>
                <input type="hidden" name="event" value="end-session" />
                <input type="hidden" name="session" value={id} />
                <button className="btn line sm" type="submit" aria-label={words.endOf({ device, signedIn })} aria-disabled={busy}>
                  {words.end}
                </button>
              </Form>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <Form method="post" className="below" preventScrollReset>
          <input type="hidden" name="event" value="end-others" />
          <button className="btn line" type="submit" aria-disabled={busy}>
            {words.endOthers}
          </button>
        </Form>
      )}
    </Pane>
  )
}
