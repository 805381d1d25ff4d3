import { Form, Link } from 'react-router'
import { useWords } from '../../languages/use-words.ts'
import { TextField } from '../../ui/field.tsx'
import { departureEditAdminWords } from '../../words/admin/departures/departure-edit.ts'
import { Pane } from '../components/pane.tsx'
import type { EditReply } from './edit-action.server.ts'
import type { EditView } from './load-edit.server.ts'

type Shown = { departure: EditView }
type Replied = Shown & { reply: EditReply | undefined }

/** Whether the departure is on sale, from when, and the buttons to change that. */
export function SalePane({ departure, reply }: Replied) {
  const words = useWords(departureEditAdminWords)
  const { id, slug, version, sale, opens, closes, wantsPermits } = departure
  const labels = words.sale
  const fault = reply?.event === 'schedule' ? reply.sentence : undefined
  return (
    <Pane title={labels.title} className="stack" id="sale">
      {sale === 'scheduled' && opens && <p className="num">{labels.scheduled({ when: opens })}</p>}
      <p className="small muted num">{closes}</p>
      {sale === 'on-sale' ? (
        <>
          <p>
            <a href={`/departure-details/${slug}`}>{labels.preview}</a>
          </p>
          <Form method="post" className="stack" preventScrollReset>
            <input type="hidden" name="version" value={version} />
            <p className="small muted">{labels.offHint}</p>
            <div className="row wraps">
              <button className="btn line" type="submit" name="event" value="off">
                {labels.off}
              </button>
              <Link className="btn line" to={`/admin/departures/${id}/call-off`}>
                {labels.callOff}
              </Link>
            </div>
          </Form>
        </>
      ) : (
        <>
          <Form method="post" className="stack" noValidate preventScrollReset>
            <input type="hidden" name="version" value={version} />
            {wantsPermits && (
              <TextField
                name="permitsUntil"
                label={labels.permitsUntil}
                hint={labels.permitsUntilHint}
                error={reply?.event === 'sell' && reply.values.permitsUntil ? reply.sentence : undefined}
                type="date"
                defaultValue={reply?.event === 'sell' ? reply.values.permitsUntil : undefined}
              />
            )}
            <div className="row wraps">
              <button className="btn" type="submit" name="event" value="sell">
                {labels.now}
              </button>
              {sale === 'scheduled' && (
                <button className="btn line" type="submit" name="event" value="unschedule">
                  {labels.unschedule}
                </button>
              )}
            </div>
          </Form>
          <Form method="post" className="stack" noValidate preventScrollReset>
            <input type="hidden" name="version" value={version} />
            <TextField
              name="at"
              label={labels.at}
              hint={labels.atHint}
              error={fault}
              type="datetime-local"
              defaultValue={fault ? reply?.values.at : undefined}
            />
            <button className="btn line" type="submit" name="event" value="schedule">
              {labels.schedule}
            </button>
          </Form>
        </>
      )}
    </Pane>
  )
}

/** The price per traveller, by the function that charges. */
export function PricePane({ departure: { price } }: Shown) {
  const words = useWords(departureEditAdminWords)
  const labels = words.price
  return (
    <Pane title={labels.title}>
      {price ? (
        <>
          <p className="num">
            <b className="figure">{price.text}</b> {labels.each}
          </p>
          <p className="small muted num">{price.why}</p>
        </>
      ) : (
        <p className="presses">{labels.none}</p>
      )}
      <p className="small muted">{labels.where}</p>
    </Pane>
  )
}

/** The changes of the departure, newest first. What the editor edits can be restored. */
export function HistoryPane({ departure: { history, version, cancelled, trashed } }: Shown) {
  const words = useWords(departureEditAdminWords)
  const labels = words.history
  return (
    <Pane title={labels.title}>
      {history.length === 0 ? (
        <p className="muted">{labels.none}</p>
      ) : (
        <ul className="item-list history num">
          {history.map(({ id, when, actor, what, facts, mayGoBack }) => (
            <li key={id}>
              <span>
                <b>{what}</b>
                <small>
                  {when}, {actor}
                </small>
                {facts.map((fact) => (
                  <small key={fact.name}>
                    {fact.name}: {fact.text}
                  </small>
                ))}
              </span>
              {mayGoBack && !cancelled && !trashed && (
                <Form method="post" preventScrollReset>
                  <input type="hidden" name="version" value={version} />
                  <input type="hidden" name="entry" value={id} />
                  <button
                    className="btn line sm"
                    type="submit"
                    name="event"
                    value="put-back"
                    aria-label={labels.putBackOf({ when })}
                  >
                    {labels.putBack}
                  </button>
                </Form>
              )}
            </li>
          ))}
        </ul>
      )}
    </Pane>
  )
}

export function MorePane({ departure: { id, version, sale, trashed, mayTrash } }: Shown) {
  const words = useWords(departureEditAdminWords)
  const labels = words.more
  return (
    <Pane title={labels.title} className="stack">
      <p className="small muted">{labels.copyHint}</p>
      <Form method="post" className="row wraps" preventScrollReset>
        <input type="hidden" name="version" value={version} />
        <Link className="btn line" to={`/admin/departures/new?from=${id}`}>
          {labels.copy}
        </Link>
        {(trashed || (mayTrash && (sale === 'draft' || sale === 'off-sale'))) && (
          <button className="btn line" type="submit" name="event" value={trashed ? 'untrash' : 'trash'}>
            {trashed ? labels.untrash : labels.trash}
          </button>
        )}
      </Form>
    </Pane>
  )
}
