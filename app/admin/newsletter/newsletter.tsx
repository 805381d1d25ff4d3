import { Form, Link } from 'react-router'
import { countReaders } from '#features/enquiries/subscribers/reads-readers.server.ts'
import { issuesPerPage, listIssues } from '#features/newsletter/reads.server.ts'
import { findDeletedIssue } from '#features/newsletter/restore-issue.server.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { isUuid } from '#values/uuid.ts'
import { contextOf } from '../../context.ts'
import { useReader } from '../../languages/use-reader.ts'
import { useWords } from '../../languages/use-words.ts'
import { formatterOf } from '../../shared/page-words.server.ts'
import { newsletterAdminWords } from '../../words/admin/newsletter.ts'
import { admit } from '../admit.server.ts'
import { cursorText, pageOf, readCursor } from '../components/cursor.ts'
import { type Column, ListTable } from '../components/data-table.tsx'
import { EmptyState } from '../components/empty-state.tsx'
import { instantText } from '../components/instants.ts'
import { ListPage } from '../components/list-page.tsx'
import { Flash } from '../components/toast.tsx'
import type { Route } from './+types/newsletter.ts'
import { IssueTag } from './issue-tag.tsx'
import { NewsletterSections } from './sections.tsx'

const path = '/admin/newsletter'

export async function loader(args: Route.LoaderArgs) {
  await admit(args, 'newsletter:write')
  const format = formatterOf(args.context)
  const { db, clock } = contextOf(args.context)
  const { searchParams } = args.url
  const before = readCursor(searchParams.get('before'))
  const gone = searchParams.get('deleted')
  const [counts, issues] = await Promise.all([countReaders(db), listIssues(db, before)])
  const { rows, next } = pageOf(issues, issuesPerPage, ({ createdAt, id }) => cursorText({ at: createdAt, id }))
  const now = clock.now()
  return {
    counts,
    deleted: isUuid(gone) ? (await findDeletedIssue(db, gone)) && gone : undefined,
    pages: { first: before && path, next: next && `${path}?before=${next}` },
    rows: rows.map(({ id, subject, state, readersCount, changedAt, changedBy }) => ({
      id,
      subject,
      state,
      readersCount,
      changed: `${changedBy}, ${instantText(changedAt, now, format)}`,
    })),
  }
}

const columnsOf = (read: ReadWords): Column<Route.ComponentProps['loaderData']['rows'][number]>[] => {
  const words = read(newsletterAdminWords)
  return [
    {
      head: words.columns.subject,
      isRowHead: true,
      className: 'whole',
      cell: ({ id, subject }) => <Link to={`${path}/${id}`}>{subject}</Link>,
    },
    { head: words.columns.sent, isNumber: true, cell: ({ readersCount }) => readersCount },
    { head: words.columns.changed, className: 'num', cell: ({ changed }) => changed },
    { head: words.columns.state, className: 'state', cell: ({ state }) => <IssueTag state={state} /> },
  ]
}

export default function Newsletter({ loaderData: { counts, deleted, pages, rows } }: Route.ComponentProps) {
  const read = useReader()
  const words = useWords(newsletterAdminWords)
  return (
    <ListPage
      title={words.title}
      lede={words.lede({ count: counts.confirmed })}
      actions={
        <Link className="btn" to={`${path}/new`}>
          {words.new}
        </Link>
      }
      tools={
        <>
          <NewsletterSections />
          <Flash
            undo={
              deleted && (
                <Form method="post" action={`${path}/${deleted}`}>
                  <button className="btn line sm" name="do" value="restore" type="submit">
                    {words.undo}
                  </button>
                </Form>
              )
            }
          >
            {deleted && words.deleted}
          </Flash>
        </>
      }
      empty={rows.length === 0 && <EmptyState title={words.emptyTitle} text={words.empty} />}
      pages={pages}
    >
      <ListTable caption={words.title} columns={columnsOf(read)} rows={rows} rowKey={({ id }) => id} />
    </ListPage>
  )
}
