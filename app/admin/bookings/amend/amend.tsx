import { data, Form, Link, redirect, useNavigation } from 'react-router'
import { amendBooking } from '#features/bookings/changes/amend-booking.server.ts'
import { amendToProposal } from '#features/bookings/changes/amend-to-proposal.server.ts'
import { type Booking, listTravellers } from '#features/bookings/reads.server.ts'
import type { Context } from '#platform/context.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { refused } from '#values/outcome.ts'
import { contextOf } from '../../../context.ts'
import { useReader } from '../../../languages/use-reader.ts'
import { useWords } from '../../../languages/use-words.ts'
import { wordsReader } from '../../../shared/page-words.server.ts'
import { revalidateOnConflict } from '../../../shared/revalidate-on-conflict.ts'
import { TextField } from '../../../ui/field.tsx'
import { amendAdminWords } from '../../../words/admin/bookings/amend.ts'
import { bookingAdminWords } from '../../../words/admin/bookings/booking.ts'
import { frameAdminWords } from '../../../words/admin/frame.ts'
import { listAdminWords } from '../../../words/admin/lists.ts'
import { admit } from '../../admit.server.ts'
import { type Column, DataTable } from '../../components/data-table.tsx'
import { Pane } from '../../components/pane.tsx'
import { readProposalChoice } from '../../proposal-choice/proposal-choice-fields.ts'
import { findBookingOr404 } from '../load-booking.server.ts'
import { refusalText } from '../refusal-text.ts'
import type { Route } from './+types/amend.ts'
import { AmendForm } from './amend-form.tsx'
import type { Difference } from './difference-of.server.ts'
import { loadAmend } from './load-amend.server.ts'
import { isOfChoice } from './load-other-proposal.server.ts'
import { OtherProposalForm } from './other-proposal-form.tsx'
import { readAmendment } from './read-amendment.ts'

export async function loader(args: Route.LoaderArgs) {
  await admit(args, 'bookings:move')
  const read = wordsReader(args.context)
  return loadAmend(contextOf(args.context), read, args.params.id, args.url.searchParams)
}

/** Makes the amendment in the address, at the total that was shown beside the difference. */
export async function action(args: Route.ActionArgs) {
  const staff = await admit(args, 'bookings:move')
  const ctx = contextOf(args.context)
  const booking = await findBookingOr404(ctx.db, args.params.id)
  const form = await args.request.formData()
  const read = wordsReader(args.context)
  const agreed = {
    agreedTotalMinor: Number(form.get('total') ?? Number.NaN),
    agreedUntil: form.has('until') ? new Date(String(form.get('until'))) : undefined,
    actor: staff.name,
    text: String(form.get('text') ?? '').slice(0, 500),
    seen: Number(form.get('version') ?? Number.NaN),
  }
  const outcome = await amendAsAddressed(ctx, read, booking, args.url.searchParams, agreed)
  if ('wrong' in outcome) return data<Reply>({ sentence: outcome.wrong }, { status: 422 })
  if (outcome.done) return redirect(`/admin/bookings/${booking.id}?did=amend`, 303)
  const { sentence, status } = refusalText(read, outcome.refusal)
  return data<Reply>(isOfChoice(outcome.refusal) ? { wrongChoice: sentence } : { sentence }, { status })
}

type Reply = { sentence?: string; wrongChoice?: string }
type Agreed = Omit<Parameters<typeof amendToProposal>[2], 'other'>

/** Makes the change that the address asks for; or says what of it cannot be read. */
async function amendAsAddressed(ctx: Context, read: ReadWords, booking: Booking, params: URLSearchParams, agreed: Agreed) {
  if (booking.order.kind === 'tailored') {
    const other = readProposalChoice(params)
    return other ? amendToProposal(ctx, booking.id, { other, ...agreed }) : refused({ reason: 'option-unknown' as const })
  }
  const amendment = readAmendment(read, params, booking, await listTravellers(ctx.db, booking.id))
  if (amendment.wrong !== undefined) return { wrong: amendment.wrong }
  const { order, party, takesApart } = amendment
  const change = { order, party, ...(takesApart && { takesApart }) }
  return amendBooking(ctx, booking.id, { amendment: change, mover: 'staff', ...agreed })
}

export const shouldRevalidate = revalidateOnConflict

export default function Amend({ loaderData, actionData }: Route.ComponentProps) {
  const listLabels = useWords(listAdminWords)
  const bookingLabels = useWords(bookingAdminWords)
  const words = useWords(amendAdminWords)
  const frame = useWords(frameAdminWords)
  const { id, reference, version, title, wrong, difference } = loaderData
  const refusal = actionData?.sentence ?? wrong
  return (
    <div className="bookings">
      <title>{frame.pageTitle({ screen: words.title({ reference }) })}</title>
      <header className="bar">
        <div>
          <nav className="breadcrumb num" aria-label={bookingLabels.breadcrumb}>
            <Link to="/admin/bookings">{listLabels.bookings.title}</Link> / <Link to={`/admin/bookings/${id}`}>{reference}</Link>{' '}
            / <span aria-current="page">{words.crumb}</span>
          </nav>
          <h1>{words.title({ reference })}</h1>
          <p className="muted">
            {title}. {words.lede}
          </p>
        </div>
      </header>
      <div role="alert" className="flash">
        {refusal && <p className="note bad">{refusal}</p>}
      </div>
      <div className="edit halves">
        {loaderData.fields ? (
          <AmendForm id={id} fields={loaderData.fields} />
        ) : (
          <OtherProposalForm id={id} choice={loaderData.choice} wrong={actionData?.wrongChoice ?? loaderData.wrongChoice} />
        )}
        {difference && <DifferencePane difference={difference} version={version} />}
      </div>
    </div>
  )
}

const labelsOf = (read: ReadWords) => read(amendAdminWords).difference

const columnsOf = (read: ReadWords): Column<Difference['rows'][number]>[] => [
  { head: labelsOf(read).what, cell: ({ label }) => label, small: ({ reason }) => reason },
  { head: labelsOf(read).before, isNumber: true, className: 'muted', label: labelsOf(read).before, cell: ({ before }) => before },
  { head: labelsOf(read).after, isNumber: true, label: labelsOf(read).after, cell: ({ after }) => after },
  { head: labelsOf(read).change, isNumber: true, label: labelsOf(read).change, cell: ({ change }) => change },
]

function DifferencePane({ difference, version }: { difference: Difference; version: number }) {
  const read = useReader()
  const words = useWords(bookingAdminWords)
  const busy = useNavigation().state !== 'idle'
  return (
    <Pane title={labelsOf(read).title} aria-live="polite">
      <DataTable
        isWide
        caption={labelsOf(read).title}
        className="folds"
        columns={columnsOf(read)}
        rows={difference.rows}
        rowKey={({ key }) => key}
        foot={
          <tr>
            <th scope="row">
              {labelsOf(read).total}
              {difference.same > 0 && <small>{labelsOf(read).same({ count: difference.same })}</small>}
            </th>
            <td className="numeric" data-label={labelsOf(read).before}>
              {difference.before}
            </td>
            <td className="numeric" data-label={labelsOf(read).after}>
              {difference.total}
            </td>
            <td className="numeric" data-label={labelsOf(read).change}>
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
      <Effects difference={difference} />
      <Form method="post" className="stack" preventScrollReset>
        <input type="hidden" name="version" value={version} />
        {difference.until && <input type="hidden" name="until" value={difference.until} />}
        <input type="hidden" name="total" value={difference.totalMinor} />
        <TextField name="text" label={labelsOf(read).note} maxLength={500} />
        <p className="small muted">{difference.emailNote}</p>
        <button className="btn" type="submit" aria-disabled={busy}>
          {busy ? words.moves.working : labelsOf(read).accept}
        </button>
      </Form>
    </Pane>
  )
}

/** What becomes of guides, vehicles and supplier orders; nothing where they stay as they are. */
function Effects({ difference: { crew, permits, suppliers } }: { difference: Difference }) {
  const words = useWords(amendAdminWords).effects
  const parts = [
    { title: words.crew, lines: crew, note: words.crewNote },
    { title: words.permits, lines: permits, note: words.permitsNote },
    { title: words.suppliers, lines: suppliers, note: words.suppliersNote },
  ]
  return parts.map(
    ({ title, lines, note }) =>
      lines.length > 0 && (
        <section key={title} className="note warn">
          <h3>{title}</h3>
          <ul className="bullets num">
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <p className="small">{note}</p>
        </section>
      ),
  )
}
