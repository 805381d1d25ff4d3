import { Form, Link } from 'react-router'
import { useWords } from '../../languages/use-words.ts'
import { TextField } from '../../ui/field.tsx'
import { assignmentWords } from '../../words/admin/roster/assignments.ts'
import { requirementWords } from '../../words/admin/roster/crew-requirements.ts'
import { CopyButton } from '../components/copy-button.tsx'
import { Pane } from '../components/pane.tsx'
import type { CrewReply } from './crew-form-action.server.ts'
import { FreeMembers } from './free-members.tsx'
import type { RunCrewView } from './load-run-crew.server.ts'
import { OrderedCrew } from './ordered-crew.tsx'
import { RequirementForm } from './requirement-form.tsx'

type Props = { view: RunCrewView; changes: boolean; reply: CrewReply | undefined }

/** The guides and vehicles of a departure or booking: what it needs and misses, who is on it, and who is free for it. */
export function RunCrew({ view, changes, reply }: Props) {
  const words = useWords(assignmentWords)
  const labels = useWords(requirementWords)
  const { crew, ordered, missing, waiting, otherClass } = view
  return (
    <>
      <div role="alert">{reply && <Refused reply={reply} />}</div>
      <div className="run-crew">
        <Pane
          title={words.assigned}
          beside={<Link to={`/admin/roster?run=${view.run}`}>{words.toRoster}</Link>}
          className="stack"
        >
          <p className="num">
            {view.needs} {view.languages && labels.languages({ list: view.languages })}{' '}
            {view.setBy && <span className="muted">{labels.staffNumbers({ name: view.setBy })}</span>}
          </p>
          {view.transfers.map((transfer) => (
            <p key={transfer} className="num">
              {transfer}
            </p>
          ))}
          {view.untimed.map((transfer) => (
            <p key={transfer} className="num">
              <span className="tag warn">{labels.flightMissing}</span> {transfer}
            </p>
          ))}
          {missing.map((list) => (
            <p key={list} className="num">
              <span className="tag warn">{words.incomplete}</span> {list}
            </p>
          ))}
          {missing.length === 0 && crew.length > 0 && (
            <p>
              <span className="tag ok">{labels.complete}</span>
            </p>
          )}
          {waiting > 0 && <p className="num">{labels.waiting({ count: waiting })}</p>}
          {otherClass > 0 && <p className="num">{labels.otherClass({ count: otherClass })}</p>}
          {crew.length > 0 && (
            <ul className="item-list num">
              {crew.map((one) => (
                <li key={one.id}>
                  <AssignedMember one={one} />
                  {changes && <AssignedForms one={one} />}
                  {changes && one.replacements.length > 0 && <Replacements one={one} />}
                </li>
              ))}
            </ul>
          )}
          {crew.length + ordered.length === 0 && <p className="muted">{words.none}</p>}
          <OrderedCrew ordered={ordered} />
          {changes && <RequirementForm view={view} reply={reply} />}
        </Pane>
        <Pane title={labels.free} className="stack">
          <FreeMembers view={view} assigns={changes} />
        </Pane>
      </div>
    </>
  )
}

/** Why a press was refused. An overlap can be accepted with a reason: the same form again. */
function Refused({ reply }: { reply: CrewReply }) {
  const words = useWords(assignmentWords)
  const { reason = '', accept: _, ...values } = reply.values
  return (
    <Form method="post" className="pane stack" noValidate preventScrollReset>
      <p className="note bad">{reply.sentence}</p>
      {reply.mayAccept && (
        <>
          {Object.entries({ ...values, accept: 'yes' }).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <TextField name="reason" label={words.reason} defaultValue={reason} maxLength={200} />
          <div className="row">
            <button className="btn" type="submit">
              {words.anyway}
            </button>
          </div>
        </>
      )}
    </Form>
  )
}

type Assigned = RunCrewView['crew'][number]

function AssignedMember({ one }: { one: Assigned }) {
  const words = useWords(assignmentWords)
  return (
    <span>
      <b>{one.name}</b>
      <small>
        {one.roleText}, {one.days}
      </small>
      {one.state !== 'confirmed' && <small>{one.stateText}</small>}
      {one.clashes.length > 0 && <small className="presses">{words.clashes({ list: one.clashes.join(', ') })}</small>}
      {one.accepted && <small>{one.accepted}</small>}
      {one.sheet && (
        <small>
          {'to' in one.sheet ? (
            <>
              <a href={one.sheet.to}>{words.sheet({ name: one.name })}</a>{' '}
              <CopyButton text={one.sheet.to} what={words.sheet({ name: one.name })} />
            </>
          ) : (
            words.sheetOpens({ day: one.sheet.opens })
          )}
        </small>
      )}
    </span>
  )
}

/** Removing, and the reply of who was requested, where it came by phone. */
function AssignedForms({ one: { id, version, name, state } }: { one: Assigned }) {
  const words = useWords(assignmentWords)
  return (
    <Form method="post" preventScrollReset className="row">
      <input type="hidden" name="assignment" value={id} />
      <input type="hidden" name="version" value={version} />
      {state === 'requested' && (
        <>
          <button className="btn line sm" type="submit" name="event" value="yes" aria-label={words.saidYes({ name })}>
            {words.saidYesShort}
          </button>
          <button className="btn line sm" type="submit" name="event" value="no" aria-label={words.saidNo({ name })}>
            {words.saidNoShort}
          </button>
        </>
      )}
      <button className="btn line sm" type="submit" name="event" value="release" aria-label={words.release({ name })}>
        {words.releaseShort}
      </button>
    </Form>
  )
}

/** Who is free and could take somebody's place, each with a button: whoever was on it is free again, and reads so. */
function Replacements({ one: { id, version, kind, name, replacements } }: { one: Assigned }) {
  const words = useWords(assignmentWords)
  return (
    <details className="replace">
      <summary>
        {words.replaceShort} <span className="visually-hidden">{name}</span>
      </summary>
      <p className="small muted">{kind === 'car' ? words.replaceCarNote : words.replaceNote({ name })}</p>
      <Form method="post" preventScrollReset>
        <input type="hidden" name="event" value="move" />
        <input type="hidden" name="assignment" value={id} />
        <input type="hidden" name="version" value={version} />
        <ul className="item-list num">
          {replacements.map(({ key, name: other, notes }) => (
            <li key={key}>
              <span>
                <b>{other}</b>
                {notes.map((note) => (
                  <small key={note}>{note}</small>
                ))}
              </span>
              <button className="btn line sm" type="submit" name="who" value={key}>
                {words.replaceByShort} <span className="visually-hidden">{words.replaceOf({ name, other })}</span>
              </button>
            </li>
          ))}
        </ul>
      </Form>
    </details>
  )
}
