import { data, Form, Link, redirect, useNavigation } from 'react-router'
import { callOffDeparture } from '#features/bookings/departures/call-off-departure.server.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { contextOf } from '../../context.ts'
import { useReader } from '../../languages/use-reader.ts'
import { useWords } from '../../languages/use-words.ts'
import { wordsReader } from '../../shared/page-words.server.ts'
import { revalidateOnConflict } from '../../shared/revalidate-on-conflict.ts'
import { SelectField, TextArea } from '../../ui/field.tsx'
import { bookingAdminWords } from '../../words/admin/bookings/booking.ts'
import { departureAdminWords } from '../../words/admin/departures/departures.ts'
import { frameAdminWords } from '../../words/admin/frame.ts'
import { admit } from '../admit.server.ts'
import { longestText } from '../bookings/read-admin-form.ts'
import { refusalText } from '../bookings/refusal-text.ts'
import { type Column, DataTable } from '../components/data-table.tsx'
import { Pane } from '../components/pane.tsx'
import { StateTag } from '../components/state-tag.tsx'
import type { Route } from './+types/call-off.ts'
import { loadCallOff } from './load-call-off.server.ts'

export async function loader(args: Route.LoaderArgs) {
  await admit(args, 'departures:change')
  const read = wordsReader(args.context)
  return loadCallOff(contextOf(args.context), read, args.params.id, args.url.searchParams)
}

/**
 * Cancels the departure as its list was shown. Where a booking has changed since, nothing is done and the list is shown again.
 */
export async function action(args: Route.ActionArgs) {
  const staff = await admit(args, 'departures:change')
  const read = wordsReader(args.context)
  const ctx = contextOf(args.context)
  const form = await args.request.formData()
  const typed = String(form.get('text') ?? '')
  const reason = typed
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim()
  const shown = await loadCallOff(ctx, read, args.params.id, args.url.searchParams)
  const answer = (refusal: Parameters<typeof refusalText>[1]) => {
    const { sentence, status } = refusalText(read, refusal)
    return data({ typed, sentence }, { status })
  }
  if (reason.length > longestText) return answer({ reason: 'too-long' })
  if (form.get('stamp') !== shown.stamp) return answer({ reason: 'plan-changed' })
  const { id: departureId, to } = shown
  const outcome = await callOffDeparture(ctx, { departureId, reason, toSlug: to || null, actor: staff })
  // A second press finds it cancelled and changes nothing.
  if (outcome.done || outcome.refusal.reason === 'cancelled-already') return redirect(`/admin/departures/${departureId}`, 303)
  return answer(outcome.refusal)
}

export const shouldRevalidate = revalidateOnConflict

export default function CallOff({ loaderData, actionData }: Route.ComponentProps) {
  const departureLabels = useWords(departureAdminWords)
  const words = useWords(departureAdminWords).callOff
  const frame = useWords(frameAdminWords)
  const { id, title, day, to, choices, looked, rows, stamp } = loaderData
  const heading = words.title({ journey: title, day })
  return (
    <div className="departures">
      <title>{frame.pageTitle({ screen: heading })}</title>
      <header className="bar">
        <div>
          <nav className="breadcrumb num" aria-label={departureLabels.breadcrumb}>
            <Link to="/admin/departures">{departureLabels.title}</Link> / <Link to={`/admin/departures/${id}`}>{day}</Link> /{' '}
            <span aria-current="page">{words.open}</span>
          </nav>
          <h1>{heading}</h1>
          <p className="muted">{words.lede}</p>
        </div>
      </header>
      <div className="col">
        {choices.length > 1 && (
          <Form method="get" className="pane row" preventScrollReset>
            <SelectField name="to" label={words.choose} defaultValue={to} choices={choices} />
            <button className="btn line" type="submit">
              {words.look}
            </button>
          </Form>
        )}
        {looked && <Plan rows={rows} />}
        {looked && <Sure id={id} stamp={stamp} bookings={rows.length} reply={actionData} />}
      </div>
    </div>
  )
}

type Row = Route.ComponentProps['loaderData']['rows'][number]

const columnsOf = (read: ReadWords): Column<Row>[] => {
  const words = read(departureAdminWords).callOff
  return [
    {
      head: words.columns.booking,
      isRowHead: true,
      cell: ({ id, leadName, reference }) => (
        <>
          <Link to={`/admin/bookings/${id}`}>{leadName}</Link>
          <small className="num">{reference}</small>
        </>
      ),
    },
    {
      head: words.columns.people,
      isNumber: true,
      label: words.columns.people,
      cell: ({ travellersCount }) => travellersCount,
    },
    { head: words.columns.state, cell: ({ state }) => <StateTag state={state} /> },
    {
      head: words.columns.becomes,
      className: ({ moves }) => (moves ? 'num whole' : 'num whole presses'),
      cell: ({ becomes }) => becomes,
    },
  ]
}

function Plan({ rows }: { rows: readonly Row[] }) {
  const read = useReader()
  const words = useWords(departureAdminWords).callOff
  return (
    <Pane title={words.list}>
      {rows.length === 0 ? (
        <p className="muted">{words.none}</p>
      ) : (
        <DataTable isWide caption={words.list} className="folds" columns={columnsOf(read)} rows={rows} rowKey={({ id }) => id} />
      )}
    </Pane>
  )
}

type SureProps = { id: number; stamp: string; bookings: number; reply: { typed: string; sentence: string } | undefined }

function Sure({ id, stamp, bookings, reply }: SureProps) {
  const words = useWords(departureAdminWords).callOff
  const bookingLabels = useWords(bookingAdminWords)
  const busy = useNavigation().state !== 'idle'
  return (
    <Form method="post" className="pane stack" preventScrollReset noValidate>
      <input type="hidden" name="stamp" value={stamp} />
      <div role="alert">{reply && <p className="note bad">{reply.sentence}</p>}</div>
      <TextArea name="text" label={words.reason} hint={words.reasonHint} defaultValue={reply?.typed} />
      <p className="small muted num">{words.sure({ bookings })}</p>
      <div className="row">
        <button className="btn" type="submit" aria-disabled={busy}>
          {busy ? bookingLabels.moves.working : words.go}
        </button>
        <Link className="btn line" to={`/admin/departures/${id}`}>
          {words.keep}
        </Link>
      </div>
    </Form>
  )
}
