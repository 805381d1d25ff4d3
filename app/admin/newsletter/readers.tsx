import { Form, Link } from 'react-router'
import { countReaders, listReaders, readersPerPage } from '#features/enquiries/subscribers/reads-readers.server.ts'
import { contextOf } from '../../context.ts'
import { emailAdminWords } from '../../words/admin/emails.ts'
import { newsletterAdminWords as words } from '../../words/admin/newsletter.ts'
import { admit } from '../admit.server.ts'
import { AdminIcon } from '../components/admin-icon.tsx'
import { placeText, readPlace } from '../components/cursor-in-address.ts'
import { instantText } from '../components/instants.ts'
import { PageBar } from '../components/page-bar.tsx'
import type { Route } from './+types/readers.ts'
import { NewsletterSections } from './sections.tsx'

const states = ['confirmed', 'asked', 'ended'] as const
const tones = { confirmed: 'tag ok', asked: 'tag warn', ended: 'tag' }

export async function loader(args: Route.LoaderArgs) {
  await admit(args, 'newsletter:write')
  const { db, clock } = contextOf(args.context)
  const { searchParams } = args.url
  const state = states.find((one) => one === searchParams.get('state'))
  const q = searchParams.get('q')?.trim().slice(0, 100) ?? ''
  const before = readPlace(searchParams.get('before'))
  const [counts, found] = await Promise.all([countReaders(db), listReaders(db, { search: q, state, before })])
  const shown = found.slice(0, readersPerPage)
  const last = shown.at(-1)
  const now = clock.now()
  return {
    state,
    q,
    counts,
    first: before === undefined,
    older: found.length > readersPerPage && last ? placeText({ at: last.askedAt, id: last.id }) : undefined,
    rows: shown.map((reader) => ({
      id: reader.id,
      email: reader.email,
      state: reader.state,
      since: instantText(reader.endedAt ?? reader.confirmedAt ?? reader.askedAt, now),
    })),
  }
}

const pathOf = (ask: { state: string | undefined; q: string; before?: string | undefined }) => {
  const asked = Object.entries(ask).flatMap(([name, value]) => (value ? [[name, value]] : []))
  return asked.length === 0 ? '/admin/newsletter/readers' : `/admin/newsletter/readers?${new URLSearchParams(asked)}`
}

export default function Readers({ loaderData: { state, q, counts, first, older, rows } }: Route.ComponentProps) {
  const columns = words.readerColumns
  return (
    <>
      <PageBar title={words.readersTitle} lede={words.readersLede} />
      <NewsletterSections />
      <div className="tools">
        <Form className="find" role="search" action="/admin/newsletter/readers" key={q}>
          {state && <input type="hidden" name="state" value={state} />}
          <label className="vh" htmlFor="q">
            {words.search}
          </label>
          <input id="q" name="q" type="search" defaultValue={q} placeholder={words.searchHint} maxLength={100} />
          <button className="btn line" type="submit">
            <AdminIcon name="search" />
            {emailAdminWords.list.find}
          </button>
        </Form>
      </div>
      <nav className="filters" aria-label={words.figures}>
        <Link className="chip" to={pathOf({ state: undefined, q })} aria-current={state === undefined ? 'page' : undefined}>
          {words.all}
        </Link>
        {states.map((one) => (
          <Link key={one} className="chip" to={pathOf({ state: one, q })} aria-current={state === one ? 'page' : undefined}>
            {words.states[one]} <span className="num">{counts[one]}</span>
          </Link>
        ))}
      </nav>
      {rows.length === 0 ? (
        <section className="empty">
          <h2>{words.noReaders}</h2>
          <p>{words.noReadersText}</p>
        </section>
      ) : (
        <div className="pane list">
          <div className="scroll">
            <table className="tbl stacks">
              <thead>
                <tr>
                  <th scope="col">{columns.email}</th>
                  <th scope="col">{columns.since}</th>
                  <th scope="col">{columns.state}</th>
                </tr>
              </thead>
              <tbody>
                {rows.map((row) => (
                  <tr key={row.id}>
                    <th scope="row" className="whole breaks">
                      {row.email}
                    </th>
                    <td className="num nowrap">{row.since}</td>
                    <td className="state">
                      <span className={tones[row.state]}>{words.states[row.state]}</span>
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </div>
      )}
      {(older !== undefined || !first) && (
        <nav className="pages" aria-label={emailAdminWords.list.pages}>
          <span className="row">
            {!first && (
              <Link className="btn line sm" to={pathOf({ state, q })}>
                {emailAdminWords.list.newest}
              </Link>
            )}
            {older !== undefined && (
              <Link className="btn line sm" to={pathOf({ state, q, before: older })} rel="next">
                {emailAdminWords.list.older}
              </Link>
            )}
          </span>
        </nav>
      )}
    </>
  )
}
