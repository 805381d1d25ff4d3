import { Link } from 'react-router'
import { listMailings, mailingsPerPage } from '#features/mailings/reads.server.ts'
import { contextOf } from '../../context.ts'
import { emailAdminWords } from '../../words/admin/emails.ts'
import { admit } from '../admit.server.ts'
import { placeText, readPlace } from '../components/cursor-in-address.ts'
import { instantText } from '../components/instants.ts'
import { PageBar } from '../components/page-bar.tsx'
import type { Route } from './+types/sent.ts'
import { EmailSections } from './sections.tsx'

const words = emailAdminWords.sent
const { older, newest, pages, write } = emailAdminWords.list

export async function loader(args: Route.LoaderArgs) {
  await admit(args, 'emails:read')
  const { db, clock } = contextOf(args.context)
  const before = readPlace(args.url.searchParams.get('before'))
  const found = await listMailings(db, before)
  const shown = found.slice(0, mailingsPerPage)
  const last = shown.at(-1)
  const now = clock.now()
  return {
    first: before === undefined,
    older: found.length > mailingsPerPage && last ? placeText({ at: last.createdAt, id: last.id }) : undefined,
    rows: shown.map(({ id, subject, isNews, emailsCount, sentBy, createdAt }) => ({
      id,
      subject,
      isNews,
      emailsCount,
      sentBy,
      when: instantText(createdAt, now),
    })),
  }
}

export default function SentByHand({ loaderData: { first, older: next, rows } }: Route.ComponentProps) {
  return (
    <>
      <PageBar title={words.title} lede={words.lede} />
      <EmailSections />
      {rows.length === 0 ? (
        <section className="empty">
          <h2>{words.emptyTitle}</h2>
          <p>{words.empty}</p>
          <Link className="btn line" to="/admin/emails/new">
            {write}
          </Link>
        </section>
      ) : (
        <div className="pane list">
          <div className="scroll">
            <table className="tbl stacks">
              <thead>
                <tr>
                  <th scope="col">{words.columns.subject}</th>
                  <th scope="col" className="n">
                    {words.columns.letters}
                  </th>
                  <th scope="col">{words.columns.by}</th>
                  <th scope="col">{words.columns.when}</th>
                </tr>
              </thead>
              <tbody>
                {rows.map((row) => (
                  <tr key={row.id}>
                    <th scope="row" className="whole">
                      <Link to={`/admin/emails/sent/${row.id}`}>{row.subject}</Link>{' '}
                      {row.isNews && <span className="tag">{words.news}</span>}
                    </th>
                    <td className="n">{row.emailsCount}</td>
                    <td>{row.sentBy}</td>
                    <td className="num nowrap">{row.when}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </div>
      )}
      {(next !== undefined || !first) && (
        <nav className="pages" aria-label={pages}>
          <span className="row">
            {!first && (
              <Link className="btn line sm" to="/admin/emails/sent">
                {newest}
              </Link>
            )}
            {next !== undefined && (
              <Link className="btn line sm" to={`/admin/emails/sent?before=${next}`} rel="next">
                {older}
              </Link>
            )}
          </span>
        </nav>
      )}
    </>
  )
}
