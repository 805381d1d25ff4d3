import { useEffect, useRef } from 'react'
import { data, Link, redirect, type ShouldRevalidateFunctionArgs, useSearchParams } from 'react-router'
import { contextOf } from '../../context.ts'
import { Note } from '../../ui/note.tsx'
import { deskWords } from '../../words/desk.ts'
import { admit } from '../admit.server.ts'
import { useAuth } from '../auth.tsx'
import { askName, onlyDialog } from '../dialog-address.ts'
import { StateTag } from '../state-tag.tsx'
import type { Route } from './+types/booking.ts'
import { Contact, DeparturePanel, LettersPanel, MoneyPanel, PriceLines, Travellers } from './booking-panels.tsx'
import { findBookingOr404, loadBooking } from './load-booking.server.ts'
import { moveByForm } from './move-by-form.server.ts'
import { MoveDialog } from './move-dialog.tsx'
import { readMoveForm } from './read-move-form.ts'
import { refusalText } from './refusal-text.ts'
import { Timeline } from './timeline.tsx'

const words = deskWords.booking

export async function loader(args: Route.LoaderArgs) {
  const staff = await admit(args, 'bookings:read')
  return loadBooking(contextOf(args.context), args.params.id, staff, args.url.searchParams.get('did'))
}

export async function action(args: Route.ActionArgs) {
  const staff = await admit(args, 'bookings:note')
  const asked = readMoveForm(await args.request.formData())
  if (!asked) throw data(null, { status: 404 })
  const { event, text } = asked
  if (event !== 'note') await admit(args, 'bookings:move')
  const ctx = contextOf(args.context)
  const booking = await findBookingOr404(ctx.db, args.params.id)
  const outcome = await moveByForm(ctx, booking, asked, staff.name)
  if (outcome.done) return redirect(`/admin/bookings/${booking.id}?did=${event}`, 303)
  if (outcome.refusal.reason === 'booking-unknown') throw data(null, { status: 404 })
  const { sentence, status } = refusalText(outcome.refusal)
  return data({ event, text, sentence }, { status })
}

export const shouldRevalidate = ({ currentUrl, nextUrl, formMethod }: ShouldRevalidateFunctionArgs) =>
  formMethod !== undefined || !onlyDialog(currentUrl, nextUrl)

export default function BookingScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { reference, version, state, title, journey, choices, timeline, departure, letters, delivers } = loaderData
  const [params] = useSearchParams()
  const { may } = useAuth()
  const asked = choices.find(({ event }) => event === params.get(askName))
  const refused = (event: string) => (actionData?.event === event ? actionData : undefined)
  // A refusal whose question is no longer asked, because the booking has moved, stands at the top of the page.
  const elsewhere =
    actionData && actionData.event !== 'note' && actionData.event !== asked?.event ? actionData.sentence : undefined
  return (
    <>
      <title>{deskWords.pageTitle(reference)}</title>
      <header className="bar">
        <div>
          <nav className="crumb num" aria-label={words.breadcrumb}>
            <Link to="/admin/bookings">{deskWords.bookings.title}</Link> / <span aria-current="page">{reference}</span>
          </nav>
          <h1>
            {title} <StateTag state={state} />
          </h1>
          <p className="muted num">{journey}</p>
        </div>
        <div className="row">
          {choices.map(({ event }) => (
            <Link key={event} className={event === 'confirm' ? 'btn' : 'btn line'} to={`?${askName}=${event}`} preventScrollReset>
              {words.moves[event].open}
            </Link>
          ))}
        </div>
      </header>
      <Told told={params.has('did') ? loaderData.told : undefined} refused={elsewhere} />
      {asked && (
        <MoveDialog
          key={asked.event}
          choice={asked}
          version={version}
          refusal={refused(asked.event)?.sentence}
          text={refused(asked.event)?.text ?? ''}
        />
      )}
      {loaderData.notice && (
        <Note bad={loaderData.notice.presses}>
          <b>{loaderData.notice.strong}</b> {loaderData.notice.text}
        </Note>
      )}
      <div className="edit">
        <div className="col">
          <Timeline
            key={timeline.length}
            items={timeline}
            note={
              may('bookings:note')
                ? { version, refusal: refused('note')?.sentence, text: refused('note')?.text ?? '' }
                : undefined
            }
          />
          <Travellers travellers={loaderData.travellers} />
          <PriceLines money={loaderData.money} />
        </div>
        <div className="col">
          <MoneyPanel money={loaderData.money} />
          <DeparturePanel departure={departure} />
          <LettersPanel letters={letters} delivers={delivers} />
          <Contact contact={loaderData.contact} />
        </div>
      </div>
    </>
  )
}

/** What was done or refused a moment ago. The regions are always there, so that a reader hears what comes into them. */
function Told({ told, refused }: { told: string | undefined; refused: string | undefined }) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (told || refused) ref.current?.focus()
  }, [told, refused])
  return (
    <div ref={ref} tabIndex={-1} className="told">
      <div role="status">{told && <p className="note ok">{told}</p>}</div>
      <div role="alert">{refused && <p className="note bad">{refused}</p>}</div>
    </div>
  )
}
