import { countReaders, listReaders, readersPerPage } from '#features/enquiries/subscribers/reads-readers.server.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { contextOf } from '../../context.ts'
import { useReader } from '../../languages/use-reader.ts'
import { useWords } from '../../languages/use-words.ts'
import { wordsReader } from '../../shared/page-words.server.ts'
import { emailAdminWords } from '../../words/admin/emails.ts'
import { newsletterAdminWords } from '../../words/admin/newsletter.ts'
import { admit } from '../admit.server.ts'
import { cursorText, pageOf, readCursor } from '../components/cursor.ts'
import { type Column, ListTable } from '../components/data-table.tsx'
import { EmptyState } from '../components/empty-state.tsx'
import { instantText } from '../components/instants.ts'
import { languageName } from '../components/language-name.ts'
import { ListPage } from '../components/list-page.tsx'
import { pathWithQuery } from '../components/path-with-query.ts'
import { SearchForm } from '../components/search-form.tsx'
import { ViewTabs } from '../view-tabs/view-tabs.tsx'
import type { Route } from './+types/readers.ts'
import { NewsletterSections } from './sections.tsx'

const path = '/admin/newsletter/readers'
const states = ['confirmed', 'asked', 'ended'] as const
const tones = { confirmed: 'tag ok', asked: 'tag warn', ended: 'tag' }

export async function loader(args: Route.LoaderArgs) {
  await admit(args, 'newsletter:write')
  const { language, format } = wordsReader(args.context)
  const { db, clock } = contextOf(args.context)
  const { searchParams } = args.url
  const state = states.find((one) => one === searchParams.get('state'))
  const q = searchParams.get('q')?.trim().slice(0, 100) ?? ''
  const before = readCursor(searchParams.get('before'))
  const [counts, found] = await Promise.all([countReaders(db), listReaders(db, { search: q, state, before })])
  const { rows, next } = pageOf(found, readersPerPage, ({ requestedAt, id }) => cursorText({ at: requestedAt, id }))
  const now = clock.now()
  return {
    state,
    q,
    counts,
    pages: {
      first: before && pathWithQuery(path, { state, q }),
      next: next && pathWithQuery(path, { state, q, before: next }),
    },
    rows: rows.map((reader) => ({
      id: reader.id,
      email: reader.email,
      state: reader.state,
      language: languageName(reader.language, language),
      since: instantText(reader.endedAt ?? reader.confirmedAt ?? reader.requestedAt, now, format),
    })),
  }
}

const columnsOf = (read: ReadWords): Column<Route.ComponentProps['loaderData']['rows'][number]>[] => {
  const words = read(newsletterAdminWords)
  return [
    { head: words.readerColumns.email, isRowHead: true, className: 'whole breaks', cell: ({ email }) => email },
    { head: words.readerColumns.since, className: 'num nowrap', cell: ({ since }) => since },
    { head: words.readerColumns.language, cell: ({ language }) => language },
    {
      head: words.readerColumns.state,
      className: 'state',
      cell: ({ state }) => <span className={tones[state]}>{words.states[state]}</span>,
    },
  ]
}

export default function Readers({ loaderData: { state, q, counts, pages, rows } }: Route.ComponentProps) {
  const read = useReader()
  const words = useWords(newsletterAdminWords)
  const emailLabels = useWords(emailAdminWords)
  const filters = [undefined, ...states].map((one) => ({
    to: pathWithQuery(path, { state: one, q }),
    word: one ? words.states[one] : words.all,
    count: one && counts[one],
    isOn: state === one,
  }))
  return (
    <ListPage
      title={words.readersTitle}
      lede={words.readersLede}
      tools={
        <>
          <NewsletterSections />
          <ViewTabs label={words.figures} filters={filters} />
          <SearchForm action={path} search={q} words={{ ...words, find: emailLabels.list.find }} hidden={{ state }} />
        </>
      }
      empty={rows.length === 0 && <EmptyState title={words.noReaders} text={words.noReadersText} />}
      pages={pages}
    >
      <ListTable caption={words.readersTitle} columns={columnsOf(read)} rows={rows} rowKey={({ id }) => id} />
    </ListPage>
  )
}
