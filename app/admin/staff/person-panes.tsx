import { Form, Link, useNavigation } from 'react-router'
import type { Role } from '#features/staff/permissions.ts'
import type { StaffState } from '#features/staff/staff.ts'
import { useWords } from '../../languages/use-words.ts'
import { SelectField } from '../../ui/field.tsx'
import { staffLogWords } from '../../words/admin/staff.ts'
import { dialogParameter } from '../components/dialogs/dialog-address.ts'
import { Pane } from '../components/pane.tsx'
import type { SessionRow } from '../components/session-row.ts'
import { RoleHints, useRoleChoices } from './invite-pane.tsx'

type LogRow = { id: number; when: string; who: string | undefined; text: string }

/** What was done to somebody and what they did to their own account, the newest first. */
export function LogPane({ log, older }: { log: readonly LogRow[]; older: number }) {
  const words = useWords(staffLogWords).person
  return (
    <Pane title={words.log.title}>
      {log.length === 0 ? (
        <p className="muted">{words.log.none}</p>
      ) : (
        <ol className="timeline">
          {log.map(({ id, when, who, text }) => (
            <li key={id}>
              <span className="when num">{when}</span>
              <div>
                <p>{text}</p>
                {who && <p className="muted">{words.by({ actor: who })}</p>}
              </div>
            </li>
          ))}
        </ol>
      )}
      {older > 0 && <p className="small muted">{words.log.more({ more: older })}</p>}
    </Pane>
  )
}

export function RolePane({ role }: { role: Role }) {
  const words = useWords(staffLogWords).person
  return (
    <Pane title={words.role.title}>
      <Form method="post" className="stack" preventScrollReset key={role}>
        <input type="hidden" name="event" value="role" />
        <SelectField name="role" label={words.role.label} hint={words.role.hint} choices={useRoleChoices()} defaultValue={role} />
        <RoleHints />
        <Press>{words.role.go}</Press>
      </Form>
    </Pane>
  )
}

type AccessProps = { state: StaffState; waits: boolean; invited: string | null }

/** Whether somebody may come in. What cannot be taken back at once is asked for in a dialog. */
export function AccessPane({ state, waits, invited }: AccessProps) {
  const words = useWords(staffLogWords).person
  const { access } = words
  return (
    <Pane title={access.title} className="stack">
      <p className="num">
        {state === 'invited' && invited
          ? access.invited({ when: invited })
          : access[state === 'disabled' ? 'disabled' : 'active']}
      </p>
      <div className="row">
        {waits && state === 'invited' && <Do event="invite-again">{access.again}</Do>}
        {state === 'disabled' ? (
          <Do event="enable">{access.enable}</Do>
        ) : (
          <Link className="btn line" to={`?${dialogParameter}=disable`} preventScrollReset>
            {access.disable}
          </Link>
        )}
        {waits && (
          <Link className="btn line" to={`?${dialogParameter}=withdraw`} preventScrollReset>
            {access.withdraw}
          </Link>
        )}
      </div>
    </Pane>
  )
}

export function SessionsPane({ sessions }: { sessions: readonly SessionRow[] }) {
  const words = useWords(staffLogWords).person
  return (
    <Pane title={words.sessions.title}>
      {sessions.length === 0 ? (
        <p className="muted">{words.sessions.none}</p>
      ) : (
        <div className="stack">
          <ul className="item-list">
            {sessions.map(({ id, device, signedIn, used }) => (
              <li key={id}>
                <span>
                  {device}
                  <small className="num">{signedIn}</small>
                  <small className="num">{used}</small>
                </span>
              </li>
            ))}
          </ul>
          <Do event="end-sessions">{words.sessions.end}</Do>
        </div>
      )}
    </Pane>
  )
}

function Do({ event, children }: { event: string; children: string }) {
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="event" value={event} />
      <Press>{children}</Press>
    </Form>
  )
}

function Press({ children }: { children: string }) {
  const busy = useNavigation().state !== 'idle'
  return (
    <button className="btn line" type="submit" aria-disabled={busy}>
      {children}
    </button>
  )
}
