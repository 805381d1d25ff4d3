import { Form, Link } from 'react-router'
import { findBookingByReference } from '#features/bookings/reads.server.ts'
import { bookingLetters } from '#features/bookings/emails/write-email-later.server.ts'
import { countLetters, lettersPerPage, listLetters, stateOfLetter } from '#features/emails/reads.server.ts'
import { may } from '#features/staff/permissions.ts'
import { readReference } from '#values/reference.ts'
import { contextOf } from '../../context.ts'
import { deskWords } from '../../words/admin/admin.ts'
import { letterNames } from '../../words/admin/email-names.ts'
import { deskLetterWords } from '../../words/admin/emails.ts'
import { admit } from '../admit.server.ts'
import { DeskIcon } from '../components/admin-icon.tsx'
import { instantText } from '../components/instants.ts'
import { PageBar } from '../components/page-bar.tsx'
import type { Route } from './+types/emails.ts'
import { otherKinds } from './email-kinds.ts'
import { LettersTable } from './emails-table.tsx'
import { type LettersAsk, lettersPath, readLettersAsk } from './read-emails-query.ts'
import { LetterSections } from './sections.tsx'

const words = deskLetterWords.list
const stateNames = ['all', 'sent', 'waiting', 'failed'] as const

export async function loader(args: Route.LoaderArgs) {
  const staff = await admit(args, 'letters:read')
  const { db, clock, mail } = contextOf(args.context)
  const kinds = [
    ...bookingLetters.map((letter) => ({ value: letter as string, word: letterNames[letter].name })),
    ...Object.entries(otherKinds).map(([value, { word }]) => ({ value, word })),
  ]
  const ask = readLettersAsk(
    args.url.searchParams,
    kinds.map(({ value }) => value),
  )
  const reference = ask.q && readReference(ask.q)
  const about = reference ? await findBookingByReference(db, reference) : undefined
  const fits = {
    search: ask.q,
    orBookingId: about?.id,
    state: ask.state,
    kind: ask.kind === undefined ? undefined : (otherKinds[ask.kind]?.kind ?? (['booking', ask.kind] as const)),
    batchId: ask.batch,
  }
  const [letters, count] = await Promise.all([listLetters(db, { ...fits, before: ask.before }), countLetters(db, fits)])
  const now = clock.now()
  const shown = letters.slice(0, lettersPerPage)
  return {
    ask,
    kinds,
    count,
    delivers: mail.delivers,
    writes: may(staff.role, 'letters:write'),
    older: letters.length > lettersPerPage ? shown.at(-1)?.id : undefined,
    rows: shown.map((letter) => ({
      id: letter.id,
      recipient: letter.recipient,
      subject: letter.subject,
      failure: letter.failure,
      written: instantText(letter.createdAt, now),
      state: stateOfLetter(letter),
    })),
  }
}

export default function Letters({ loaderData }: Route.ComponentProps) {
  const { ask, kinds, count, delivers, writes, older, rows } = loaderData
  const filtered = Boolean(ask.q || ask.state || ask.kind || ask.batch)
  return (
    <>
      <PageBar title={words.title} lede={words.count(count, filtered)} />
      <LetterSections />
      {!delivers && <p className="note gap">{deskWords.letters.lede(delivers)}</p>}
      <div className="tools">
        <Search ask={ask} kinds={kinds} />
        {writes && (
          <Link className="btn" to="/admin/letters/new">
            {words.write}
          </Link>
        )}
      </div>
      <nav className="filters" aria-label={words.statesLabel}>
        {stateNames.map((state) => (
          <Link
            key={state}
            className="chip"
            to={lettersPath({ ...ask, state: state === 'all' ? undefined : state, before: undefined })}
            aria-current={(ask.state ?? 'all') === state ? 'page' : undefined}
          >
            {words.states[state]}
          </Link>
        ))}
        {(filtered || ask.before !== undefined) && (
          <Link className="clear" to="/admin/letters">
            {words.all}
          </Link>
        )}
      </nav>
      {rows.length > 0 ? <LettersTable rows={rows} delivers={delivers} /> : <Empty filtered={filtered} />}
      {(older !== undefined || ask.before !== undefined) && (
        <nav className="pages" aria-label={words.pages}>
          <span className="row">
            {ask.before !== undefined && (
              <Link className="btn line sm" to={lettersPath({ ...ask, before: undefined })}>
                {words.newest}
              </Link>
            )}
            {older !== undefined && (
              <Link className="btn line sm" to={lettersPath({ ...ask, before: older })} rel="next">
                {words.older}
              </Link>
            )}
          </span>
        </nav>
      )}
    </>
  )
}

function Search({ ask, kinds }: { ask: LettersAsk; kinds: readonly { value: string; word: string }[] }) {
  return (
    <Form className="find letter-find" role="search" action="/admin/letters" key={lettersPath(ask)}>
      {ask.state && <input type="hidden" name="state" value={ask.state} />}
      <label className="vh" htmlFor="q">
        {words.search}
      </label>
      <input id="q" name="q" type="search" defaultValue={ask.q} placeholder={words.searchHint} maxLength={100} />
      <label className="vh" htmlFor="kind">
        {words.kind}
      </label>
      <select id="kind" name="kind" defaultValue={ask.kind ?? ''}>
        <option value="">{words.anyKind}</option>
        {kinds.map(({ value, word }) => (
          <option key={value} value={value}>
            {word}
          </option>
        ))}
      </select>
      <button className="btn line" type="submit">
        <DeskIcon name="search" />
        {words.find}
      </button>
    </Form>
  )
}

const Empty = ({ filtered }: { filtered: boolean }) => (
  <section className="empty">
    <h2>{filtered ? words.emptyFilter : deskWords.letters.emptyTitle}</h2>
    <p>{filtered ? words.emptyFilterText : deskWords.letters.empty}</p>
  </section>
)
