import { useEffect, useRef } from 'react'
import { data, Link, redirect, type ShouldRevalidateFunctionArgs, useSearchParams } from 'react-router'
import { contextOf } from '../../context.ts'
import { typed } from '../../shared/read-form.server.ts'
import { Note } from '../../ui/note.tsx'
import { adminWords } from '../../words/admin/admin.ts'
import { cancelAdminWords } from '../../words/admin/bookings/cancel.ts'
import { newBookingWords } from '../../words/admin/bookings/new-booking.ts'
import { admit } from '../admit.server.ts'
import { useAuth } from '../auth/auth.tsx'
import { DemoTag } from '../components/demo-tag.tsx'
import { askName, onlyDialog } from '../components/dialog-address.ts'
import { StateTag } from '../components/state-tag.tsx'
import { Flash } from '../components/toast.tsx'
import { TasksPane } from '../tasks/tasks-pane.tsx'
import type { Route } from './+types/booking.ts'
import type { ButtonMove } from './admin-moves.ts'
import { runBookingAction } from './booking-action.server.ts'
import { bookingDialog } from './booking-dialog.tsx'
import { Contact, DeparturePanel, Documents, EmailsPanel, Ordered } from './booking-panels.tsx'
import { ChildFees } from './child-fees.tsx'
import { findBookingOr404, loadBooking } from './load-booking.server.ts'
import { emailAction } from './message/message-action.server.ts'
import { MessageBar } from './message/message-bar.tsx'
import { AccountPanel, Payments, PriceLines, StatementPanel } from './money/money-panels.tsx'
import { openDetailsAction } from './open-details-action.server.ts'
import { permissionFor, readAdminForm } from './read-admin-form.ts'
import { refusalText } from './refusal-text.ts'
import type { Reply } from './reply.ts'
import { Parts, Purchases } from './stock-panels.tsx'
import { Timeline } from './timeline.tsx'
import { type Opened, Travellers } from './travellers-panel.tsx'

const words = adminWords.booking

export async function loader(args: Route.LoaderArgs) {
  const staff = await admit(args, 'bookings:read')
  return loadBooking(contextOf(args.context), args.params.id, staff, args.url.searchParams.get('did'))
}

type Answered = { reply?: Reply; opened?: Opened }

export async function action(args: Route.ActionArgs) {
  const staff = await admit(args, 'bookings:note')
  const form = await args.request.formData()
  const asked = readAdminForm(form)
  if (!asked) throw data(null, { status: 404 })
  await admit(args, permissionFor(asked.event))
  const ctx = contextOf(args.context)
  const booking = await findBookingOr404(ctx.db, args.params.id)
  if (asked.event === 'open') {
    const opened = await openDetailsAction(ctx, booking, asked.position, staff)
    return data<Answered>({ opened })
  }
  const outcome =
    asked.event === 'email'
      ? await emailAction(ctx, booking, asked, staff)
      : await runBookingAction(ctx, booking, asked, staff.name)
  const did = 'paymentId' in asked ? `${asked.event}:${asked.paymentId}` : asked.event
  if (outcome.done) return redirect(`/admin/bookings/${booking.id}?did=${did}`, 303)
  if (outcome.refusal.reason === 'booking-unknown') throw data(null, { status: 404 })
  const { reason, sentence, status } = refusalText(outcome.refusal)
  const ask = args.url.searchParams.get(askName) ?? ''
  return data<Answered>({ reply: { event: asked.event, ask, values: typed(form), reason, sentence } }, { status })
}

export const shouldRevalidate = ({ currentUrl, nextUrl, formMethod }: ShouldRevalidateFunctionArgs) =>
  formMethod !== undefined || !onlyDialog(currentUrl, nextUrl)

export default function BookingScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { id, reference, version, timeline, notices } = loaderData
  const [params] = useSearchParams()
  const { may } = useAuth()
  const reply = actionData?.reply
  const dialog = bookingDialog(params.get(askName), loaderData, reply)
  const note = reply?.event === 'note' ? reply : undefined
  // A refusal whose question is no longer asked, because the booking has moved, stands at the top of the page.
  const elsewhere = reply && !note && !(dialog && reply.ask === params.get(askName)) ? reply.sentence : undefined
  const moves = may('bookings:move')
  const here = `/admin/bookings/${id}`
  return (
    <div className="bookings">
      <title>{adminWords.pageTitle(reference)}</title>
      <Head {...loaderData} moves={moves} />
      <MessageBar
        message={loaderData.message}
        task={may('bookings:note') ? `/admin/tasks/new?booking=${id}&to=${here}` : undefined}
      />
      <FlashOrRefusal flash={params.has('did') ? loaderData.flash : undefined} refused={elsewhere} />
      {dialog}
      {loaderData.sample && <Note>{newBookingWords.demoText}</Note>}
      {notices.map(({ strong, text, presses }) => (
        <Note key={strong} bad={presses}>
          <b>{strong}</b> {text}
        </Note>
      ))}
      <TasksPane items={loaderData.tasks} back={here} add={undefined} />
      <div className="edit">
        <div className="col">
          <Timeline
            key={timeline.length}
            items={timeline}
            note={may('bookings:note') ? { version, refusal: note?.sentence, text: note?.values.text ?? '' } : undefined}
          />
          <Payments payments={loaderData.payments} pays={may('money:write')} />
          <ChildFees fees={loaderData.childFees} marks={moves} />
          <Purchases purchases={loaderData.purchases} marks={moves} />
          <Travellers
            travellers={loaderData.travellers}
            version={version}
            opens={may('sensitive:read')}
            opened={actionData?.opened}
            openings={loaderData.openings}
            edits={moves && !loaderData.over ? `${here}/travellers` : undefined}
          />
          <PriceLines price={loaderData.price} adjusts={loaderData.adjusts} apart={loaderData.apart} />
        </div>
        <div className="col">
          <AccountPanel account={loaderData.account} pays={may('money:write')} />
          <StatementPanel statement={loaderData.statement} />
          <Ordered facts={loaderData.ordered} />
          <Parts parts={loaderData.parts} answers={moves} offer={loaderData.amends ? `${here}/amend` : undefined} />
          <DeparturePanel departure={loaderData.departure} />
          <Documents id={id} documents={loaderData.documents} />
          <EmailsPanel
            letters={loaderData.letters}
            delivers={loaderData.delivers}
            confirms={loaderData.message.confirms}
            version={version}
          />
          <Contact contact={loaderData.contact} edits={moves ? `${here}/contact` : undefined} />
        </div>
      </div>
    </div>
  )
}

type HeadProps = Pick<
  Route.ComponentProps['loaderData'],
  'id' | 'reference' | 'title' | 'state' | 'sample' | 'journey' | 'choices' | 'cancel' | 'quote' | 'amends'
>

function Head({ moves, ...shown }: HeadProps & { moves: boolean }) {
  const { id, reference, title, state, sample, journey, choices, cancel, quote, amends } = shown
  return (
    <header className="bar">
      <div>
        <nav className="breadcrumb num" aria-label={words.breadcrumb}>
          <Link to="/admin/bookings">{adminWords.bookings.title}</Link> / <span aria-current="page">{reference}</span>
        </nav>
        <h1>
          {title} <StateTag state={state} /> <DemoTag sample={sample} />
        </h1>
        <p className="muted num">{journey}</p>
      </div>
      <div className="row">
        {choices.filter(({ event }) => event === 'reserve').map(moveLink)}
        {quote && (
          <Link className={quote.again ? 'btn line' : 'btn'} to={`?${askName}=quote`} preventScrollReset>
            {quote.again ? words.moves.quoteAgain : words.moves.quote}
          </Link>
        )}
        {choices.filter(({ event }) => goesOn(event)).map(moveLink)}
        {amends && (
          <Link className="btn line" to={`/admin/bookings/${id}/amend`}>
            {words.moves.amend}
          </Link>
        )}
        {choices.filter(({ event }) => event === 'decline').map(moveLink)}
        {cancel && (
          <Link
            className="btn line"
            to={`?${askName}=${cancel.choices.length === 1 ? cancel.choices[0]?.event : 'cancel'}`}
            preventScrollReset
          >
            {cancelAdminWords.open}
          </Link>
        )}
        {moves && (
          <Link className="btn line" to={`/admin/bookings/new?again=${id}`}>
            {newBookingWords.again}
          </Link>
        )}
      </div>
    </header>
  )
}

/** What leads on stands before what ends a booking. */
const goesOn = (event: ButtonMove) => event === 'confirm' || event === 'extend'

const moveLink = ({ event }: { event: ButtonMove }) => (
  <Link
    key={event}
    className={event === 'confirm' || event === 'reserve' ? 'btn' : 'btn line'}
    to={`?${askName}=${event}`}
    preventScrollReset
  >
    {words.moves[event].open}
  </Link>
)

/** What was done or refused a moment ago. The regions are always there, so that a reader hears what comes into them. */
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
