import { useRef, useState } from 'react'
import { data, Form, Link, redirect, useNavigation } from 'react-router'
import { closeAllRooms, setRoomNights } from '#features/hotels/set-room-nights.server.ts'
import { type UndoRefusal, undoRoomNights } from '#features/hotels/undo-room-nights.server.ts'
import { daysBetween } from '#values/dates.ts'
import { contextOf } from '../../context.ts'
import { useFormatter } from '../../languages/use-formatter.ts'
import { useWords } from '../../languages/use-words.ts'
import { wordsOf, wordsReader } from '../../shared/page-words.server.ts'
import { SelectField, TextField } from '../../ui/field.tsx'
import { hotelAvailabilityWords } from '../../words/admin/content/hotel-availability.ts'
import { hotelAdminWords } from '../../words/admin/content/hotels.ts'
import { admit } from '../admit.server.ts'
import { useAuth } from '../auth/auth.tsx'
import { useInBrowser } from '../components/in-browser.ts'
import { PageBar } from '../components/page-bar.tsx'
import { editPath } from '../content-screens/editor-action.server.ts'
import { mustFindEntry } from '../content-screens/load-editor.server.ts'
import { hotelKind } from '../hotels/hotel-kind.ts'
import type { Route } from './+types/availability.ts'
import type { Chosen } from './chosen-nights.ts'
import { loadNights, type NightsData } from './load-nights.server.ts'
import { NightsLegend } from './nights-legend.tsx'
import { refusedText } from './nights-refusal.ts'
import { RoomCalendar } from './room-calendar.tsx'

type Reply = { values: Record<string, string>; sentence: string; field: string | undefined }

export async function loader(args: Route.LoaderArgs) {
  await admit(args, 'content:read')
  const words = wordsOf(args.context, hotelAvailabilityWords)
  const ctx = contextOf(args.context)
  const query = args.url.searchParams
  const entry = await mustFindEntry(ctx, hotelKind, args.params.id)
  const changed = Number(query.get('changed'))
  const flash =
    query.get('did') === 'undone'
      ? words.undone({ count: changed })
      : query.has('did')
        ? words.did({ count: changed })
        : undefined
  return { ...(await loadNights(ctx, wordsReader(args.context), entry, query.get('month'))), entryId: entry.id, flash }
}

/** Sets nights of a room, or undoes it. It changes what is on sale, so it needs the permission to change departures. */
export async function action(args: Route.ActionArgs) {
  const actor = await admit(args, 'departures:change')
  const ctx = contextOf(args.context)
  const entry = await mustFindEntry(ctx, hotelKind, args.params.id)
  if (entry.liveId === null || entry.publishedVersion === null) throw data(null, { status: 404 })
  const form = await args.request.formData()
  const text = (name: string) => String(form.get(name) ?? '').trim()
  const event = text('event')
  if (!['set', 'stop', 'stop-all', 'undo'].includes(event)) throw data(null, { status: 404 })
  const hotel = { id: entry.liveId, name: entry.title }
  const [room, from, to] = [text('room'), text('from'), text('to')]
  const typed = text('capacity')
  const capacity = event === 'stop' ? 0 : /^\d{1,4}$/.test(typed) ? Number(typed) : Number.NaN
  const outcome =
    event === 'undo'
      ? await undoRoomNights(ctx, { hotel, entry: Number(text('entry')) || 0, actor })
      : event === 'stop-all'
        ? await closeAllRooms(ctx, { hotel, from, to, actor })
        : await setRoomNights(ctx, { hotel, room, from, to, capacity, actor })
  if (!outcome.done) {
    const { refusal } = outcome
    const reply: Reply = {
      values: { room, from, to, capacity: typed },
      sentence: refusedText(wordsReader(args.context), refusal),
      field: fieldOf[refusal.reason],
    }
    return data(reply, { status: refusal.reason === 'changed-since' || refusal.reason === 'capacity-below-taken' ? 409 : 422 })
  }
  const month = from.slice(0, 7) || args.url.searchParams.get('month') || ''
  const query = new URLSearchParams({ did: event === 'undo' ? 'undone' : 'set', changed: String(outcome.value.changed), month })
  return redirect(editPath(hotelKind, entry.id, `/availability?${query}`), 303)
}

/** The field of a refusal; other refusals are about the whole form. */
const fieldOf: Partial<Record<UndoRefusal['reason'], string>> = {
  'room-unknown': 'room',
  'nights-wrong': 'to',
  'nights-past': 'from',
  'nights-too-far': 'to',
  'capacity-wrong': 'capacity',
}

export default function Availability({ loaderData, actionData }: Route.ComponentProps) {
  const { title } = useWords(hotelAdminWords).list
  const words = useWords(hotelAvailabilityWords)
  const { hotel, rooms, months, today, last, earlier, later, changes, entryId, flash } = loaderData
  const { days } = useFormatter()
  const mayChange = useAuth().may('departures:change')
  const live = useInBrowser() && mayChange
  const values = actionData?.values
  const [chosen, setChosen] = useState<Chosen | undefined>()
  const [focus, setFocus] = useState(months[0] && months[0] > today ? months[0] : today)
  const number = useRef<HTMLDivElement>(null)
  const choose = (next: Chosen, day: string) => {
    setChosen(next)
    setFocus(day)
  }
  const roomName = rooms.find(({ id }) => id === chosen?.room)?.name ?? ''
  const edit = `/admin/${hotelKind.folder}/edit/${entryId}`
  return (
    <div className="hotel-rates">
      <PageBar
        title={words.title({ hotel: hotel.name })}
        lede={words.lede}
        crumb={{
          label: title,
          links: (
            <>
              <Link to={`/admin/${hotelKind.folder}`}>{title}</Link> / <Link to={edit}>{hotel.name}</Link> /{' '}
              <span aria-current="page">{words.short}</span>
            </>
          ),
        }}
      />
      <div className="flash" role="status">
        {flash && !actionData && <p className="note ok">{flash}</p>}
      </div>
      {actionData && !actionData.field && (
        <p className="note bad" role="alert">
          {actionData.sentence}
        </p>
      )}
      {rooms.length === 0 ? (
        <section className="empty">
          <p>{hotel.id === undefined ? words.notPublic : words.noRooms}</p>
          <Link className="btn" to={edit}>
            {hotel.name}
          </Link>
        </section>
      ) : (
        <div className="edit">
          <div className="panes">
            <nav className="row" aria-label={words.months}>
              {earlier && (
                <Link className="btn line sm" to={`?month=${earlier}`} preventScrollReset>
                  {words.earlier}
                </Link>
              )}
              {later && (
                <Link className="btn line sm" to={`?month=${later}`} preventScrollReset>
                  {words.later}
                </Link>
              )}
            </nav>
            {live && (
              <p className="small muted" id="nights-how">
                {words.how}
              </p>
            )}
            {rooms.map((room) => (
              <section key={room.id} className="pane" aria-labelledby={`room-${room.id}`}>
                <h2 id={`room-${room.id}`}>{room.name}</h2>
                <RoomCalendar
                  {...{ room, months, today, last, live, chosen, focus, choose }}
                  done={() => number.current?.querySelector<HTMLElement>('[name=capacity]')?.focus()}
                />
              </section>
            ))}
            <NightsLegend />
          </div>
          <div className="stick" ref={number}>
            {mayChange && (
              <SetNights
                key={chosen ? `${chosen.room} ${chosen.from} ${chosen.to}` : JSON.stringify(values ?? {})}
                rooms={rooms}
                bounds={{ today, last }}
                values={chosen ? { ...values, room: chosen.room, from: chosen.from, to: chosen.to } : values}
                reply={actionData}
              />
            )}
            <p className="visually-hidden" role="status">
              {chosen &&
                words.chosen({
                  room: roomName,
                  days: days(chosen.from, chosen.to),
                  count: daysBetween(chosen.from, chosen.to) + 1,
                })}
            </p>
            <Changes changes={changes} mayChange={mayChange} />
          </div>
        </div>
      )}
    </div>
  )
}

type SetProps = {
  rooms: NightsData['rooms']
  bounds: { today: string; last: string }
  values: Record<string, string> | undefined
  reply: Reply | undefined
}

function SetNights({ rooms, bounds, values, reply }: SetProps) {
  const words = useWords(hotelAvailabilityWords)
  const busy = useNavigation().state === 'submitting'
  const error = (name: string) => (reply?.field === name ? reply.sentence : undefined)
  const day = (name: 'from' | 'to') => (
    <TextField
      name={name}
      type="date"
      label={words.form[name]}
      min={bounds.today}
      max={bounds.last}
      defaultValue={values?.[name]}
      error={error(name)}
    />
  )
  return (
    <Form method="post" className="pane stack" noValidate preventScrollReset>
      <h2>{words.form.title}</h2>
      <SelectField
        name="room"
        label={words.form.room}
        choices={rooms.map(({ id, name }) => ({ value: id, words: name }))}
        defaultValue={values?.room}
        error={error('room')}
      />
      {day('from')}
      {day('to')}
      <TextField
        name="capacity"
        label={words.form.capacity}
        inputMode="numeric"
        className="num"
        autoComplete="off"
        hint={rooms.map(({ name, count }) => words.form.most({ room: name, count })).join('. ')}
        defaultValue={values?.capacity}
        error={error('capacity')}
      />
      <p className="row">
        <button className="btn" type="submit" name="event" value="set" aria-disabled={busy}>
          {words.form.set}
        </button>
        <button className="btn line" type="submit" name="event" value="stop" aria-disabled={busy}>
          {words.form.stop}
        </button>
      </p>
      <p className="small muted">{words.form.stopHint}</p>
      {rooms.length > 1 && (
        <p>
          <button className="btn line" type="submit" name="event" value="stop-all" aria-disabled={busy}>
            {words.form.stopAll}
          </button>
        </p>
      )}
    </Form>
  )
}

function Changes({ changes, mayChange }: { changes: NightsData['changes']; mayChange: boolean }) {
  const words = useWords(hotelAvailabilityWords)
  return (
    <section className="pane stack" aria-labelledby="changes">
      <h2 id="changes">{words.changes}</h2>
      {changes.length === 0 && <p className="small muted">{words.none}</p>}
      <ul className="item-list num night-changes">
        {changes.map(({ id, when, actor, text }) => (
          <li key={id}>
            <span>
              {text}
              <small>
                {when}, {actor}
              </small>
            </span>
            {mayChange && (
              <Form method="post" preventScrollReset>
                <input type="hidden" name="entry" value={id} />
                <button className="btn line sm" type="submit" name="event" value="undo">
                  {words.undo}
                </button>
              </Form>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
