import { Link } from 'react-router'
import { listMailings, mailingsPerPage } from '#features/mailings/reads.server.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { contextOf } from '../../context.ts'
import { useReader } from '../../languages/use-reader.ts'
import { useWords } from '../../languages/use-words.ts'
import { wordsReader } from '../../shared/page-words.server.ts'
import { emailAdminWords } from '../../words/admin/emails.ts'
import { admit } from '../admit.server.ts'
import { cursorText, pageOf, readCursor } from '../components/cursor.ts'
import { type Column, ListTable } from '../components/data-table.tsx'
import { EmptyState } from '../components/empty-state.tsx'
import { instantText } from '../components/instants.ts'
import { ListPage } from '../components/list-page.tsx'
import type { Route } from './+types/sent.ts'
import { EmailSections } from './sections.tsx'

const path = '/admin/emails/sent'

export async function loader(args: Route.LoaderArgs) {
  await admit(args, 'emails:read')
  const read = wordsReader(args.context)
  const { db, clock } = contextOf(args.context)
  const before = readCursor(args.url.searchParams.get('before'))
  const { rows, next } = pageOf(await listMailings(db, before), mailingsPerPage, ({ createdAt, id }) =>
    cursorText({ at: createdAt, id }),
  )
  const now = clock.now()
  return {
    pages: { first: before && path, next: next && `${path}?before=${next}` },
    rows: rows.map(({ id, subject, isNews, emailsCount, sentBy, createdAt }) => ({
      id,
      subject,
      isNews,
      emailsCount,
      sentBy,
      when: instantText(createdAt, now, read.format),
    })),
  }
}

const columnsOf = (read: ReadWords): Column<Route.ComponentProps['loaderData']['rows'][number]>[] => {
  const words = read(emailAdminWords).sent
  return [
    {
      head: words.columns.subject,
      isRowHead: true,
      className: 'whole',
      cell: ({ id, subject, isNews }) => (
        <>
          <Link to={`${path}/${id}`}>{subject}</Link> {isNews && <span className="tag">{words.news}</span>}
        </>
      ),
    },
    { head: words.columns.emails, isNumber: true, cell: ({ emailsCount }) => emailsCount },
    { head: words.columns.by, cell: ({ sentBy }) => sentBy },
    { head: words.columns.when, className: 'num nowrap', cell: ({ when }) => when },
  ]
}

export default function SentByHand({ loaderData: { rows, pages } }: Route.ComponentProps) {
  const read = useReader()
  const emailLabels = useWords(emailAdminWords)
  const words = emailLabels.sent
  return (
    <ListPage
      title={words.title}
      lede={words.lede}
      tools={<EmailSections />}
      empty={
        rows.length === 0 && (
          <EmptyState title={words.emptyTitle} text={words.empty}>
            <Link className="btn line" to="/admin/emails/new">
              {emailLabels.list.write}
            </Link>
          </EmptyState>
        )
      }
      pages={pages}
    >
      <ListTable caption={words.title} columns={columnsOf(read)} rows={rows} rowKey={({ id }) => id} />
    </ListPage>
  )
}
