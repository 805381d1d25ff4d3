import { data, Form, Link, redirect, useNavigation } from 'react-router'
import { amendBooking } from '#features/bookings/changes/amend-booking.server.ts'
import { listTravellers } from '#features/bookings/reads.server.ts'
import { contextOf } from '../../../context.ts'
import { useWords } from '../../../languages/use-words.ts'
import { revalidateOnConflict } from '../../../shared/revalidate-on-conflict.ts'
import { TextField } from '../../../ui/field.tsx'
import { adminWords } from '../../../words/admin/admin.ts'
import { frameAdminWords } from '../../../words/admin/frame.ts'
import { admit } from '../../admit.server.ts'
import { type Column, DataTable } from '../../components/data-table.tsx'
import { Pane } from '../../components/pane.tsx'
import { findBookingOr404 } from '../load-booking.server.ts'
import { refusalText } from '../refusal-text.ts'
import type { Route } from './+types/amend.ts'
import { AmendForm } from './amend-form.tsx'
import type { Difference } from './difference-view.ts'
import { loadAmend } from './load-amend.server.ts'
import { readAmendment } from './read-amendment.ts'

const words = adminWords.amend

export async function loader(args: Route.LoaderArgs) {
  await admit(args, 'bookings:move')
  return loadAmend(contextOf(args.context), args.params.id, args.url.searchParams)
}

/** Makes the amendment in the address, at the total that was shown beside the difference. */
export async function action(args: Route.ActionArgs) {
  const staff = await admit(args, 'bookings:move')
  const ctx = contextOf(args.context)
  const booking = await findBookingOr404(ctx.db, args.params.id)
  const form = await args.request.formData()
  const read = readAmendment(args.url.searchParams, booking, await listTravellers(ctx.db, booking.id))
  if (read.wrong !== undefined) return data({ sentence: read.wrong }, { status: 422 })
  const { order, party, takesApart } = read
  const outcome = await amendBooking(ctx, booking.id, {
    amendment: { order, party, ...(takesApart && { takesApart }) },
    agreedTotalMinor: Number(form.get('total') ?? Number.NaN),
    agreedUntil: form.has('until') ? new Date(String(form.get('until'))) : undefined,
    mover: 'staff',
    actor: staff.name,
    text: String(form.get('text') ?? '').slice(0, 500),
    seen: Number(form.get('version') ?? Number.NaN),
  })
  if (outcome.done) return redirect(`/admin/bookings/${booking.id}?did=amend`, 303)
  const { sentence, status } = refusalText(outcome.refusal)
  return data({ sentence }, { status })
}

export const shouldRevalidate = revalidateOnConflict

export default function Amend({ loaderData, actionData }: Route.ComponentProps) {
  const frame = useWords(frameAdminWords)
  const { id, reference, version, title, fields, wrong, difference } = loaderData
  const refusal = actionData?.sentence ?? wrong
  return (
    <div className="bookings">
      <title>{frame.pageTitle({ screen: words.title(reference) })}</title>
      <header className="bar">
        <div>
          <nav className="breadcrumb num" aria-label={adminWords.booking.breadcrumb}>
            <Link to="/admin/bookings">{adminWords.bookings.title}</Link> / <Link to={`/admin/bookings/${id}`}>{reference}</Link>{' '}
            / <span aria-current="page">{words.crumb}</span>
          </nav>
          <h1>{words.title(reference)}</h1>
          <p className="muted">
            {title}. {words.lede}
          </p>
        </div>
      </header>
      <div role="alert" className="flash">
        {refusal && <p className="note bad">{refusal}</p>}
      </div>
      <div className="edit halves">
        <AmendForm id={id} fields={fields} />
        {difference && <DifferencePane difference={difference} version={version} />}
      </div>
    </div>
  )
}

const labels = words.difference

const columns: Column<Difference['rows'][number]>[] = [
  { head: labels.what, cell: ({ label }) => label, small: ({ reason }) => reason },
  { head: labels.before, isNumber: true, className: 'muted', label: labels.before, cell: ({ before }) => before },
  { head: labels.after, isNumber: true, label: labels.after, cell: ({ after }) => after },
  { head: labels.change, isNumber: true, label: labels.change, cell: ({ change }) => change },
]

function DifferencePane({ difference, version }: { difference: Difference; version: number }) {
  const busy = useNavigation().state !== 'idle'
  return (
    <Pane title={labels.title} aria-live="polite">
      <DataTable
        isWide
        caption={labels.title}
        className="folds"
        columns={columns}
        rows={difference.rows}
        rowKey={({ key }) => key}
        foot={
          <tr>
            <th scope="row">
              {labels.total}
              {difference.same > 0 && <small>{labels.same(difference.same)}</small>}
            </th>
            <td className="numeric" data-label={labels.before}>
              {difference.before}
            </td>
            <td className="numeric" data-label={labels.after}>
              {difference.total}
            </td>
            <td className="numeric" data-label={labels.change}>
              {difference.change}
            </td>
          </tr>
        }
      />
      {difference.hold && <p className="note">{difference.hold}</p>}
      <ul className="plain-list num">
        {difference.after.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <Form method="post" className="stack" preventScrollReset>
        <input type="hidden" name="version" value={version} />
        {difference.until && <input type="hidden" name="until" value={difference.until} />}
        <input type="hidden" name="total" value={difference.totalMinor} />
        <TextField name="text" label={labels.note} maxLength={500} />
        <p className="small muted">{difference.emailNote}</p>
        <button className="btn" type="submit" aria-disabled={busy}>
          {busy ? adminWords.booking.moves.working : labels.accept}
        </button>
      </Form>
    </Pane>
  )
}
