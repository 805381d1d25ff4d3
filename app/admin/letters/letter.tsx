import { data, Link } from 'react-router'
import { isReachable } from '#features/letters/reachable.ts'
import { findLetter } from '#features/letters/reads.server.ts'
import { may } from '#features/staff/permissions.ts'
import { contextOf } from '../../context.ts'
import { deskWords } from '../../words/desk.ts'
import { newBookingWords } from '../../words/desk-new-booking.ts'
import { admit } from '../admit.server.ts'
import { instantText } from '../instants.ts'
import type { Route } from './+types/letter.ts'
import { LetterTag } from './letter-tag.tsx'
import { withoutKeys } from './without-keys.ts'

const words = deskWords.letters

export async function loader(args: Route.LoaderArgs) {
  const staff = await admit(args, 'letters:read')
  const { db, clock, mail } = contextOf(args.context)
  const { id } = args.params
  const letter = /^[1-9]\d{0,14}$/.test(id) ? await findLetter(db, Number(id)) : undefined
  if (!letter) throw data(null, { status: 404 })
  // The link in a letter opens the visitor's own page, where things can be changed.
  const shown = may(staff.role, 'bookings:move') ? (text: string) => text : withoutKeys
  const now = clock.now()
  return {
    delivers: mail.delivers && isReachable(letter.recipient),
    reaches: isReachable(letter.recipient),
    recipient: letter.recipient,
    subject: letter.subject,
    html: shown(letter.html),
    text: shown(letter.text),
    bookingId: letter.bookingId,
    written: instantText(letter.createdAt, now),
    sent: letter.sentAt && instantText(letter.sentAt, now),
  }
}

export default function Letter({ loaderData }: Route.ComponentProps) {
  const { delivers, reaches, recipient, subject, html, text, bookingId, written, sent } = loaderData
  const state = sent ? words.sentAt(sent) : delivers ? words.waitsLong : reaches ? words.keptLong : newBookingWords.unreached
  return (
    <>
      <title>{deskWords.pageTitle(subject)}</title>
      <header className="bar">
        <div>
          <nav className="crumb" aria-label={words.breadcrumb}>
            <Link to="/admin/letters">{words.title}</Link>
          </nav>
          <h1>
            {subject} <LetterTag sent={sent !== null} delivers={delivers} />
          </h1>
        </div>
      </header>
      <div className="edit">
        <section className="pane">
          <header>
            <h2>{words.asShown}</h2>
          </header>
          {/* Nothing in it runs, and no link in it leads anywhere: it is here to be read. */}
          <iframe className="letter" sandbox="" srcDoc={html} title={subject} />
        </section>
        <div className="stick">
          <section className="pane">
            <dl className="kv">
              <dt>{words.to}</dt>
              <dd>{recipient}</dd>
              <dt>{words.written}</dt>
              <dd className="num">{written}</dd>
              <dt>{words.state}</dt>
              <dd className="num">{state}</dd>
              {bookingId && (
                <>
                  <dt>{words.about}</dt>
                  <dd>
                    <Link to={`/admin/bookings/${bookingId}`}>{words.booking}</Link>
                  </dd>
                </>
              )}
            </dl>
          </section>
          <section className="pane">
            <header>
              <h2>{words.asText}</h2>
            </header>
            <pre className="plain">{text}</pre>
          </section>
        </div>
      </div>
    </>
  )
}
