import { Form, Link } from 'react-router'
import { TextField } from '../../ui/field.tsx'
import { departureEditAdminWords as words } from '../../words/admin/departures/departure-edit.ts'
import { Pane } from '../components/pane.tsx'
import { StateTag } from '../components/state-tag.tsx'
import type { EditReply } from './edit-action.server.ts'
import type { EditView } from './load-edit.server.ts'

type Shown = { departure: EditView }
type Replied = Shown & { reply: EditReply | undefined }

/** Whether visitors see it, when they will, and the ways to change that. */
export function SalePane({ departure, reply }: Replied) {
  const { id, slug, version, sale, opens, closes } = departure
  const says = words.sale
  const fault = reply?.event === 'schedule' ? reply.sentence : undefined
  return (
    <Pane title={says.title} className="stack">
      {sale === 'scheduled' && opens && <p className="num">{says.scheduled(opens)}</p>}
      <p className="small muted num">{closes}</p>
      {sale === 'on-sale' ? (
        <>
          <p>
            <a href={`/departure-details/${slug}`}>{says.preview}</a>
          </p>
          <p>
            <Link to={`/admin/departures/${id}`}>{says.operate}</Link>
          </p>
          <Form method="post" className="stack" preventScrollReset>
            <input type="hidden" name="version" value={version} />
            <p className="small muted">{says.offHint}</p>
            <div className="row wraps">
              <button className="btn line" type="submit" name="event" value="off">
                {says.off}
              </button>
              <Link className="btn line" to={`/admin/departures/${id}/call-off`}>
                {says.callOff}
              </Link>
            </div>
          </Form>
        </>
      ) : (
        <>
          <Form method="post" className="row wraps" preventScrollReset>
            <input type="hidden" name="version" value={version} />
            <button className="btn" type="submit" name="event" value="sell">
              {says.now}
            </button>
            {sale === 'scheduled' && (
              <button className="btn line" type="submit" name="event" value="unschedule">
                {says.unschedule}
              </button>
            )}
          </Form>
          <Form method="post" className="stack" noValidate preventScrollReset>
            <input type="hidden" name="version" value={version} />
            <TextField
              name="at"
              label={says.at}
              hint={says.atHint}
              error={fault}
              type="datetime-local"
              defaultValue={fault ? reply?.values.at : undefined}
            />
            <button className="btn line" type="submit" name="event" value="schedule">
              {says.schedule}
            </button>
          </Form>
        </>
      )}
    </Pane>
  )
}

/** What one traveller pays, by the function that charges. */
export function PricePane({ departure: { price } }: Shown) {
  const says = words.price
  return (
    <Pane title={says.title}>
      {price ? (
        <>
          <p className="num">
            <b className="figure">{price.text}</b> {says.each}
          </p>
          <p className="small muted num">{price.why}</p>
        </>
      ) : (
        <p className="presses">{says.none}</p>
      )}
      <p className="small muted">{says.where}</p>
    </Pane>
  )
}

/** Who goes with it, a clash named at once, and the form to assign somebody. */
export function CrewPane({ departure, reply }: Replied) {
  const { crew, choices, hasCrew, crewDays } = departure
  const says = words.crew
  const refused = reply?.event === 'assign' ? reply : undefined
  return (
    <Pane title={says.title} beside={<Link to="/admin/crew">{says.toCrew}</Link>} className="stack">
      {crew.length === 0 ? (
        <p className="muted">{hasCrew ? says.none : says.empty}</p>
      ) : (
        <ul className="item-list num">
          {crew.map((one) => (
            <li key={one.id}>
              <span>
                <b>{one.name}</b>
                <small>{one.days}</small>
                {one.clashes.length > 0 && <small className="presses">{says.clashes(one.clashes.join(', '))}</small>}
                {one.acceptedBy && <small>{says.accepted(one.acceptedBy)}</small>}
              </span>
              <Form method="post" preventScrollReset>
                <input type="hidden" name="who" value={one.key} />
                <button className="btn line sm" type="submit" name="event" value="release" aria-label={says.release(one.name)}>
                  {says.releaseShort}
                </button>
              </Form>
            </li>
          ))}
        </ul>
      )}
      {(choices.length > 0 || refused) && (
        <Form method="post" className="stack" noValidate preventScrollReset key={refused ? 'refused' : crew.length}>
          <div role="alert">{refused?.sentence && <p className="note bad">{refused.sentence}</p>}</div>
          <label className="field">
            <b>{says.who}</b>
            <select name="who" defaultValue={refused?.values.who ?? ''}>
              <option value="">{says.choose}</option>
              {choices.map(({ key, name }) => (
                <option key={key} value={key}>
                  {name}
                </option>
              ))}
            </select>
          </label>
          <div className="grid2">
            <TextField name="from" label={says.from} type="date" defaultValue={refused?.values.from ?? crewDays.from} />
            <TextField name="to" label={says.to} type="date" defaultValue={refused?.values.to ?? crewDays.to} />
          </div>
          <input type="hidden" name="event" value="assign" />
          <div className="row wraps">
            <button className="btn line" type="submit">
              {says.assign}
            </button>
            {refused?.clash && (
              <button className="btn" type="submit" name="even" value="yes">
                {says.anyway}
              </button>
            )}
          </div>
        </Form>
      )}
    </Pane>
  )
}

/** The seats as a map with who sits there, and who waits. */
export function BookedPane({ departure: { booked, waiting, taken, capacity, cancelled } }: Shown) {
  const says = words.bookings
  const people = (list: typeof booked) => (
    <ul className="item-list booked num">
      {list.map(({ id, leadName, reference, state, travellersCount }) => (
        <li key={id}>
          <span>
            <Link to={`/admin/bookings/${id}`}>{leadName}</Link>
            <small>
              {reference}, {says.seats(travellersCount)}
            </small>
          </span>
          <StateTag state={state} />
        </li>
      ))}
    </ul>
  )
  return (
    <Pane title={says.title} beside={<span className="small muted num">{says.map(taken, capacity)}</span>} className="stack">
      <ul className="seat-map" aria-hidden="true">
        {Array.from({ length: capacity }, (_, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat has no other name than its place
          <li key={seat} className={seat < taken ? 'taken' : undefined} />
        ))}
      </ul>
      {booked.length === 0 ? <p className="muted">{says.none}</p> : people(booked)}
      {!cancelled && <p className="small muted num">{says.free(Math.max(0, capacity - taken))}</p>}
      <h3>{says.waiting}</h3>
      {waiting.length === 0 ? <p className="muted">{says.nobodyWaits}</p> : people(waiting)}
    </Pane>
  )
}

/** What was done to it, newest first; what the editor edits can be put back. */
export function HistoryPane({ departure: { history, version, cancelled, trashed } }: Shown) {
  const says = words.history
  return (
    <Pane title={says.title}>
      {history.length === 0 ? (
        <p className="muted">{says.none}</p>
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
                  <button className="btn line sm" type="submit" name="event" value="put-back" aria-label={says.putBackOf(when)}>
                    {says.putBack}
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
  const says = words.more
  return (
    <Pane title={says.title} className="stack">
      <p className="small muted">{says.copyHint}</p>
      <Form method="post" className="row wraps" preventScrollReset>
        <input type="hidden" name="version" value={version} />
        <Link className="btn line" to={`/admin/departures/new?from=${id}`}>
          {says.copy}
        </Link>
        {(trashed || (mayTrash && (sale === 'draft' || sale === 'off-sale'))) && (
          <button className="btn line" type="submit" name="event" value={trashed ? 'untrash' : 'trash'}>
            {trashed ? says.untrash : says.trash}
          </button>
        )}
      </Form>
    </Pane>
  )
}
