import { Form, Link } from 'react-router'
import { useWords } from '../../languages/use-words.ts'
import { TextField } from '../../ui/field.tsx'
import { departureEditAdminWords } from '../../words/admin/departures/departure-edit.ts'
import { Pane } from '../components/pane.tsx'
import type { EditReply } from './edit-action.server.ts'
import type { CrewView } from './load-crew.server.ts'

type Props = { crew: CrewView; changes: boolean; reply: EditReply | undefined }

/** The crew of a departure, its clashes, and the form to assign somebody for who may. */
export function CrewPane({ crew: { crew, choices, hasCrew, crewDays }, changes, reply }: Props) {
  const words = useWords(departureEditAdminWords)
  const labels = words.crew
  const refused = reply?.event === 'assign' ? reply : undefined
  return (
    <Pane title={labels.title} beside={<Link to="/admin/crew">{labels.toCrew}</Link>} className="stack">
      {crew.length === 0 ? (
        <p className="muted">{hasCrew ? labels.none : labels.empty}</p>
      ) : (
        <ul className="item-list num">
          {crew.map((one) => (
            <li key={one.id}>
              <span>
                <b>{one.name}</b>
                <small>{one.days}</small>
                {one.clashes.length > 0 && <small className="presses">{labels.clashes({ list: one.clashes.join(', ') })}</small>}
                {one.acceptedBy && <small>{labels.accepted({ name: one.acceptedBy })}</small>}
              </span>
              {changes && (
                <Form method="post" preventScrollReset>
                  <input type="hidden" name="who" value={one.key} />
                  <button
                    className="btn line sm"
                    type="submit"
                    name="event"
                    value="release"
                    aria-label={labels.release({ name: one.name })}
                  >
                    {labels.releaseShort}
                  </button>
                </Form>
              )}
            </li>
          ))}
        </ul>
      )}
      {changes && (choices.length > 0 || refused) && (
        <Form method="post" className="stack" noValidate preventScrollReset key={refused ? 'refused' : crew.length}>
          <div role="alert">{refused?.sentence && <p className="note bad">{refused.sentence}</p>}</div>
          <label className="field">
            <b>{labels.who}</b>
            <select name="who" defaultValue={refused?.values.who ?? ''}>
              <option value="">{labels.choose}</option>
              {choices.map(({ key, name }) => (
                <option key={key} value={key}>
                  {name}
                </option>
              ))}
            </select>
          </label>
          <div className="grid2">
            <TextField name="from" label={labels.from} type="date" defaultValue={refused?.values.from ?? crewDays.from} />
            <TextField name="to" label={labels.to} type="date" defaultValue={refused?.values.to ?? crewDays.to} />
          </div>
          <input type="hidden" name="event" value="assign" />
          <div className="row wraps">
            <button className="btn line" type="submit">
              {labels.assign}
            </button>
            {refused?.clash && (
              <button className="btn" type="submit" name="even" value="yes">
                {labels.anyway}
              </button>
            )}
          </div>
        </Form>
      )}
    </Pane>
  )
}
