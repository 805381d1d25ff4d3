import { useEffect, useRef } from 'react'
import { data, Link, redirect, type ShouldRevalidateFunctionArgs, useSearchParams } from 'react-router'
import { contextOf } from '../../context.ts'
import { useWords } from '../../languages/use-words.ts'
import { wordsReader } from '../../shared/page-words.server.ts'
import { typed } from '../../shared/read-form.server.ts'
import type { RouteHandle } from '../../ui/route-handle.ts'
import { bookingAdminWords } from '../../words/admin/bookings/booking.ts'
import { frameAdminWords } from '../../words/admin/frame.ts'
import { listAdminWords } from '../../words/admin/lists.ts'
import { admit } from '../admit.server.ts'
import { useAuth } from '../auth/auth.tsx'
import { DemoTag } from '../components/demo-tag.tsx'
import { dialogParameter, onlyDialog } from '../components/dialogs/dialog-address.ts'
import { StateTag } from '../components/state-tag.tsx'
import { Flash } from '../components/toast.tsx'
import { SettledFlash, TasksPane } from '../tasks/tasks-pane.tsx'
import type { Route } from './+types/booking.ts'
import { previewAction } from './adjust/preview-action.server.ts'
import { runBookingAction } from './booking-action.server.ts'
import { bookingDialog } from './booking-dialog.tsx'
import { Contact } from './booking-panels.tsx'
import { BookingFolds } from './folds/booking-folds.tsx'
import { DepositPanel } from './handover/deposit-panel.tsx'
import { findBookingOr404, loadBooking } from './load-booking.server.ts'
import { emailAction } from './message/message-action.server.ts'
import { MessageBar } from './message/message-bar.tsx'
import { AccountPanel, StatementPanel } from './money/money-panels.tsx'
import { openDetailsAction } from './open-details-action.server.ts'
import { permissionFor, readAdminForm } from './read-admin-form.ts'
import { refusalText } from './refusal-text.ts'
import type { Reply } from './reply.ts'
import { StepPane } from './step/step-pane.tsx'
import { showName } from './timeline/timeline.tsx'
import type { Opened } from './travellers-panel.tsx'

export const handle = { words: ['departure-status', 'flights'] } satisfies RouteHandle

export async function loader(args: Route.LoaderArgs) {
  const staff = await admit(args, 'bookings:read')
  const read = wordsReader(args.context)
  return loadBooking(contextOf(args.context), read, args.params.id, staff, args.url.searchParams)
}

type Answered = { reply?: Reply; opened?: Opened }

export async function action(args: Route.ActionArgs) {
  const staff = await admit(args, 'bookings:note')
  const form = await args.request.formData()
  const pressed = readAdminForm(form)
  if (!pressed) throw data(null, { status: 404 })
  await admit(args, permissionFor(pressed.event))
  const read = wordsReader(args.context)
  const ctx = contextOf(args.context)
  const booking = await findBookingOr404(ctx.db, args.params.id)
  if (pressed.event === 'open') {
    const opened = await openDetailsAction(ctx, read, booking, pressed.position, staff)
    return data<Answered>({ opened })
  }
  const reply = { event: pressed.event, dialog: args.url.searchParams.get(dialogParameter) ?? '', values: typed(form) }
  if (pressed.event === 'adjust' && form.has('preview')) {
    const preview = await previewAction(ctx, read, booking, pressed.adjustment)
    const { reason, sentence } = preview.done ? { reason: '', sentence: '' } : refusalText(read, preview.refusal)
    return data<Answered>({ reply: { ...reply, reason, sentence, preview: preview.done ? preview.value : undefined } })
  }
  const outcome =
    pressed.event === 'email'
      ? await emailAction(ctx, booking, pressed, staff)
      : await runBookingAction(ctx, booking, pressed, staff.name)
  const did = 'paymentId' in pressed ? `${pressed.event}:${pressed.paymentId}` : pressed.event
  if (outcome.done) return redirect(`/admin/bookings/${booking.id}?did=${did}`, 303)
  if (outcome.refusal.reason === 'booking-unknown') throw data(null, { status: 404 })
  const { reason, sentence, status } = refusalText(read, outcome.refusal)
  return data<Answered>({ reply: { ...reply, reason, sentence } }, { status })
}

/** Looking at a price changes nothing. */
export const shouldRevalidate = ({ currentUrl, nextUrl, formMethod, formData }: ShouldRevalidateFunctionArgs) =>
  formMethod === undefined ? !onlyDialog(currentUrl, nextUrl, [showName]) : !formData?.has('preview')

export default function BookingScreen({ loaderData, actionData }: Route.ComponentProps) {
  const frame = useWords(frameAdminWords)
  const { id, reference, step } = loaderData
  const [params] = useSearchParams()
  const { may } = useAuth()
  const reply = actionData?.reply
  const dialog = bookingDialog(params.get(dialogParameter), loaderData, reply, params)
  const note = reply?.event === 'note' ? reply : undefined
  // A refusal whose dialog is not available any more, because the booking has changed, is shown at the top of the page.
  const elsewhere = reply && !note && !(dialog && reply.dialog === params.get(dialogParameter)) ? reply.sentence : undefined
  const here = `/admin/bookings/${id}`
  return (
    <div className="bookings" key={id}>
      <title>{frame.pageTitle({ screen: reference })}</title>
      <Head {...loaderData} />
      <MessageBar
        message={loaderData.message}
        task={may('bookings:note') ? `/admin/tasks/new?booking=${id}&to=${here}` : undefined}
      />
      <SettledFlash settled={loaderData.settled} back={here} />
      <FlashOrRefusal flash={params.has('did') ? loaderData.flash : undefined} refused={elsewhere} />
      {dialog}
      <div className="work">
        <div className="next">
          <StepPane {...loaderData} moves={may('bookings:move')} />
          <TasksPane items={loaderData.tasks} back={here} add={undefined} />
        </div>
        <div className="aside">
          <AccountPanel account={loaderData.account} pays={may('money:write')} />
          <DepositPanel deposit={loaderData.deposit} />
          <StatementPanel statement={loaderData.statement} />
          <Contact contact={loaderData.contact} edits={may('bookings:move') ? `${here}/contact` : undefined} />
        </div>
        <BookingFolds booking={loaderData} open={step.fold} opened={actionData?.opened} note={note} />
      </div>
    </div>
  )
}

type HeadProps = Pick<Route.ComponentProps['loaderData'], 'reference' | 'title' | 'state' | 'sample' | 'journey' | 'related'>

/** The head of the screen: who, what, when, and the state. */
const Head = ({ reference, title, state, sample, journey, related }: HeadProps) => {
  const listLabels = useWords(listAdminWords)
  const words = useWords(bookingAdminWords)
  return (
    <header className="bar">
      <div>
        <nav className="breadcrumb num" aria-label={words.breadcrumb}>
          <Link to="/admin/bookings">{listLabels.bookings.title}</Link> / <span aria-current="page">{reference}</span>
        </nav>
        <h1>
          {title} <StateTag state={state} /> <DemoTag sample={sample} />
        </h1>
        <p className="muted num">{journey}</p>
        {related.length > 0 && (
          <p className="small num links">
            {related.map(({ to, text }) => (
              <Link key={to} to={to}>
                {text}
              </Link>
            ))}
          </p>
        )}
      </div>
    </header>
  )
}

/** What was done or refused. The live regions are always in the page, so that screen readers announce what is added. */
function FlashOrRefusal({ flash, refused }: { flash: string | undefined; refused: string | undefined }) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (flash || refused) ref.current?.focus()
  }, [flash, refused])
  return (
    <div ref={ref} tabIndex={-1} className="flash">
      <Flash>{flash}</Flash>
      <div role="alert">{refused && <p className="note bad">{refused}</p>}</div>
    </div>
  )
}
