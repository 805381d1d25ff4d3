import { Link } from 'react-router'
import { countReaders } from '#features/enquiries/subscribers/reads-readers.server.ts'
import { issuesPerPage, listIssues } from '#features/newsletter/reads.server.ts'
import { contextOf } from '../../context.ts'
import { emailAdminWords } from '../../words/admin/emails.ts'
import { newsletterAdminWords as words } from '../../words/admin/newsletter.ts'
import { admit } from '../admit.server.ts'
import { placeText, readPlace } from '../components/cursor-in-address.ts'
import { instantText } from '../components/instants.ts'
import { PageBar } from '../components/page-bar.tsx'
import { Flash } from '../components/toast.tsx'
import type { Route } from './+types/newsletter.ts'
import { IssueTag } from './issue-tag.tsx'
import { NewsletterSections } from './sections.tsx'

const states = ['confirmed', 'asked', 'ended'] as const

export async function loader(args: Route.LoaderArgs) {
  await admit(args, 'newsletter:write')
  const { db, clock } = contextOf(args.context)
  const { searchParams } = args.url
  const before = readPlace(searchParams.get('before'))
  const [counts, issues] = await Promise.all([countReaders(db), listIssues(db, before)])
  const now = clock.now()
  const shown = issues.slice(0, issuesPerPage)
  const last = shown.at(-1)
  return {
    counts,
    deleted: searchParams.get('did') === 'delete',
    first: before === undefined,
    older: issues.length > issuesPerPage && last ? placeText({ at: last.createdAt, id: last.id }) : undefined,
    rows: shown.map(({ id, subject, state, readersCount, changedAt, changedBy }) => ({
      id,
      subject,
      state,
      readersCount,
      changed: `${changedBy}, ${instantText(changedAt, now)}`,
    })),
  }
}

export default function Newsletter({ loaderData: { counts, deleted, first, older, rows } }: Route.ComponentProps) {
  const { columns } = words
  return (
    <>
      <PageBar title={words.title} lede={words.lede(counts.confirmed)} />
      <NewsletterSections />
      <Flash>{deleted && words.deleted}</Flash>
      <dl className="kpi num reader-counts" aria-label={words.figures}>
        {states.map((state) => (
          <div key={state}>
            <dt>{words.states[state]}</dt>
            <dd>
              {counts[state]}
              <small>{words.stateNotes[state]}</small>
            </dd>
          </div>
        ))}
      </dl>
      <div className="tools">
        <Link className="btn" to="/admin/newsletter/new">
          {words.new}
        </Link>
      </div>
      {rows.length === 0 ? (
        <section className="empty">
          <h2>{words.emptyTitle}</h2>
          <p>{words.empty}</p>
        </section>
      ) : (
        <div className="pane list">
          <div className="scroll">
            <table className="tbl stacks">
              <thead>
                <tr>
                  <th scope="col">{columns.subject}</th>
                  <th scope="col" className="n">
                    {columns.sent}
                  </th>
                  <th scope="col">{columns.changed}</th>
                  <th scope="col">{columns.state}</th>
                </tr>
              </thead>
              <tbody>
                {rows.map((row) => (
                  <tr key={row.id}>
                    <th scope="row" className="whole">
                      <Link to={`/admin/newsletter/${row.id}`}>{row.subject}</Link>
                    </th>
                    <td className="n">{row.readersCount}</td>
                    <td className="num">{row.changed}</td>
                    <td className="state">
                      <IssueTag state={row.state} />
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
              <Link className="btn line sm" to="/admin/newsletter">
                {emailAdminWords.list.newest}
              </Link>
            )}
            {older !== undefined && (
              <Link className="btn line sm" to={`/admin/newsletter?before=${older}`} rel="next">
                {emailAdminWords.list.older}
              </Link>
            )}
          </span>
        </nav>
      )}
    </>
  )
}
