import { data, Form, Link, redirect, useNavigation } from 'react-router'
import { moveVisit } from '#features/bookings/departures/move-visit.server.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { contextOf } from '../../../context.ts'
import { useReader } from '../../../languages/use-reader.ts'
import { useWords } from '../../../languages/use-words.ts'
import { wordsReader } from '../../../shared/page-words.server.ts'
import { revalidateOnConflict } from '../../../shared/revalidate-on-conflict.ts'
import { SelectField, TextField } from '../../../ui/field.tsx'
import { departureAdminWords } from '../../../words/admin/departures/departures.ts'
import { moveVisitWords } from '../../../words/admin/departures/move-visit.ts'
import { admit } from '../../admit.server.ts'
import { type Column, DataTable } from '../../components/data-table.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { PageBar } from '../../components/page-bar.tsx'
import { Pane } from '../../components/pane.tsx'
import { StateTag } from '../../components/state-tag.tsx'
import { Flash } from '../../components/toast.tsx'
import { moveVisitPath, visitEmailPath } from '../../permits/closure/visit-path.ts'
import { VisitorEmails } from '../../permits/closure/visitor-emails.tsx'
import { departureRefusal } from '../departure-refusal.ts'
import type { Route } from './+types/visit.ts'
import { loadMoveVisit, type MoveVisitView } from './load-move-visit.server.ts'

export async function loader(args: Route.LoaderArgs) {
  await admit(args, 'departures:change')
  return loadMoveVisit(contextOf(args.context), wordsReader(args.context), args.params.id, args.url.searchParams)
}

/** Moves the visit as its preview was shown. Where something has changed since, nothing is done and the preview is shown again. */
export async function action(args: Route.ActionArgs) {
  const actor = await admit(args, 'departures:change')
  const ctx = contextOf(args.context)
  const read = wordsReader(args.context)
  const form = await args.request.formData()
  const reason = String(form.get('reason') ?? '')
    .trim()
    .slice(0, 300)
  const params = new URLSearchParams(args.url.searchParams)
  params.set('to', String(form.get('to') ?? ''))
  const shown = await loadMoveVisit(ctx, read, args.params.id, params)
  const refuse = (refusal: Parameters<typeof departureRefusal>[1]) =>
    data({ reason, sentence: departureRefusal(read, refusal) }, { status: 409 })
  const { id: departureId, version: seen, visit, to } = shown
  // The day that was chosen may be closed by now.
  if (!to || form.get('to') !== to.day || form.get('stamp') !== shown.stamp) return refuse({ reason: 'changed-meanwhile' })
  const { feeId, day: from } = visit
  const outcome = await moveVisit(ctx, { departureId, feeId, from, to: to.day, seen, reason, actor })
  if (!outcome.done) return refuse(outcome.refusal)
  return redirect(moveVisitPath({ departureId, feeId, day: to.day }, { moved: from }), 303)
}

export const shouldRevalidate = revalidateOnConflict

/** A visit with a permit that moves to another day of its departure: who is concerned, one step, and then the emails that are proposed. */
export default function MoveVisit({ loaderData: view, actionData }: Route.ComponentProps) {
  const words = useWords(moveVisitWords)
  const { title } = useWords(departureAdminWords)
  const { id, journey, days, visit, choices, moved } = view
  return (
    <div className="departures">
      <PageBar
        title={words.title({ permit: visit.name, day: visit.words })}
        lede={words.lede({ journey, days })}
        up={[
          { to: '/admin/departures', name: title },
          { to: `/admin/departures/${id}`, name: `${journey}, ${days}` },
        ]}
      />
      <div className="flash">
        <Flash>{moved && !actionData && words.moved({ day: visit.words, from: moved.words })}</Flash>
      </div>
      <div className="col">
        {moved ? (
          <Done view={view} moved={moved} />
        ) : (
          <>
            {choices.length === 0 && <EmptyState title={words.noDay.title} text={words.noDay.text} />}
            {choices.length > 1 && <Choose view={view} />}
            <Concerned view={view} />
            <Ages view={view} />
            {view.to && <Sure view={view} to={view.to} reply={actionData} />}
          </>
        )}
      </div>
    </div>
  )
}

/** The day is in the address, so that its preview may be looked at as often as one likes. */
function Choose({ view: { visit, choices, to } }: { view: MoveVisitView }) {
  const words = useWords(moveVisitWords)
  return (
    <Form method="get" className="pane row" preventScrollReset>
      <input type="hidden" name="fee" value={visit.feeId} />
      <input type="hidden" name="day" value={visit.day} />
      <SelectField key={to?.day} name="to" label={words.choose} defaultValue={to?.day} choices={choices} />
      <button className="btn line" type="submit">
        {words.look}
      </button>
    </Form>
  )
}

const columnsOf = (read: ReadWords): Column<MoveVisitView['rows'][number]>[] => {
  const words = read(moveVisitWords)
  return [
    {
      head: words.columns.booking,
      isRowHead: true,
      className: 'whole',
      cell: ({ id, leadName, reference }) => (
        <>
          <Link to={`/admin/bookings/${id}`}>{leadName}</Link>
          <small className="num">{reference}</small>
        </>
      ),
    },
    { head: words.columns.state, cell: ({ state }) => <StateTag state={state} /> },
    {
      head: words.columns.permits,
      className: 'num',
      label: words.columns.permits,
      cell: ({ promised, requested }) =>
        [promised > 0 && words.promised({ count: promised }), requested > 0 && words.requested({ count: requested })]
          .filter(Boolean)
          .join(', '),
    },
  ]
}

/** The bookings that have the permit, or wait for it. */
function Concerned({ view: { rows } }: { view: MoveVisitView }) {
  const read = useReader()
  const words = read(moveVisitWords)
  return (
    <Pane title={words.preview}>
      {rows.length === 0 ? (
        <p className="muted">{words.none}</p>
      ) : (
        <DataTable caption={words.preview} className="stacks" columns={columnsOf(read)} rows={rows} rowKey={({ id }) => id} />
      )}
    </Pane>
  )
}

/** Whom the park sells the permit on one of the two days and not on the other; not there where nobody is. */
function Ages({ view: { ages } }: { view: MoveVisitView }) {
  const words = useWords(moveVisitWords).ages
  if (ages.length === 0) return null
  return (
    <Pane title={words.title} className="stack">
      {ages.map(({ bookingId, reference, position, text }) => (
        <p key={`${bookingId} ${position}`} className="note warn num">
          <Link to={`/admin/bookings/${bookingId}`}>{reference}</Link> {text}
        </p>
      ))}
    </Pane>
  )
}

type SureProps = { view: MoveVisitView; to: NonNullable<MoveVisitView['to']>; reply: Route.ComponentProps['actionData'] }

/** What becomes of the permits, and the step. */
function Sure({ view: { visit, needed, stays, wanted, toReserve, stamp }, to, reply }: SureProps) {
  const words = useWords(moveVisitWords)
  const busy = useNavigation().state !== 'idle'
  return (
    <Pane title={words.what} className="stack" id="move">
      <ul className="plain-list num small">
        {needed > 0 && <li>{words.follows({ count: needed, day: to.words })}</li>}
        {stays > 0 && (
          <li>
            <Link to={visit.to}>{words.stays({ count: stays, day: visit.words })}</Link>
          </li>
        )}
        {wanted > 0 && <li>{words.wanted({ count: wanted })}</li>}
        {needed > 0 && <li>{words.toReserve({ count: toReserve, day: to.words })}</li>}
      </ul>
      <div role="alert">{reply && <p className="note bad">{reply.sentence}</p>}</div>
      <Form method="post" className="stack" preventScrollReset noValidate>
        <input type="hidden" name="to" value={to.day} />
        <input type="hidden" name="stamp" value={stamp} />
        <TextField
          name="reason"
          label={words.reason}
          hint={words.reasonHint}
          maxLength={300}
          defaultValue={reply?.reason}
          autoComplete="off"
        />
        <div className="row">
          <button className="btn" type="submit" aria-disabled={busy}>
            {words.go({ day: to.words })}
          </button>
        </div>
      </Form>
    </Pane>
  )
}

/** What is left to do once the visit has moved: permits of the former day, and who is written to. */
function Done({ view: { id, visit, rows }, moved }: { view: MoveVisitView; moved: NonNullable<MoveVisitView['moved']> }) {
  const words = useWords(moveVisitWords)
  return (
    <>
      {moved.stays > 0 && (
        <p className="note warn num">
          {words.stayed({ count: moved.stays, day: moved.words })} <Link to={moved.to}>{moved.words}</Link>
        </p>
      )}
      {rows.length > 0 && (
        <VisitorEmails
          visitors={rows}
          pathOf={(ids) => visitEmailPath(ids, { feeId: visit.feeId, from: moved.day, to: visit.day })}
        />
      )}
      <p>
        <Link className="btn line" to={`/admin/departures/${id}`}>
          {words.back}
        </Link>
      </p>
    </>
  )
}
