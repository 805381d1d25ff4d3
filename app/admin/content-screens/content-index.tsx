import { Link } from 'react-router'
import { type KindSummary, type LiveState, summarizeKinds } from '#features/content/reads.server.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import type { Words } from '#platform/languages/source.ts'
import { contextOf } from '../../context.ts'
import { useWords } from '../../languages/use-words.ts'
import { wordsReader } from '../../shared/page-words.server.ts'
import type { RouteHandle } from '../../ui/route-handle.ts'
import { contentIndexWords } from '../../words/admin/content/content-index.ts'
import { frameAdminWords } from '../../words/admin/frame.ts'
import { admit } from '../admit.server.ts'
import { useAuth } from '../auth/auth.tsx'
import { AdminIcon } from '../components/admin-icon.tsx'
import { type Column, DataTable } from '../components/data-table.tsx'
import { instantText } from '../components/instants.ts'
import { PageBar } from '../components/page-bar.tsx'
import { Pane } from '../components/pane.tsx'
import type { ContentKind } from '../content/content-kind.ts'
import { contentParts, contentPath, foldersOfPart } from '../content/content-menu.ts'
import { screensUnder } from '../screens.ts'
import type { Route } from './+types/content-index.ts'
import { contentKinds } from './content-kinds.ts'
import { entriesPath } from './list/entries-query.ts'
import { featureKind } from './load-editor.server.ts'

/** Editors choose by the names that visitors read, and previews say what pages say. */
export const handle = {
  words: [
    'blog-topics',
    'card',
    'comforts',
    'country-content',
    'itinerary',
    'price-table',
    'rate-table',
    'road-time',
    'styles',
    'testimonials',
    'visits',
  ],
} satisfies RouteHandle

/** All content by kind: how many are published, how many wait, and what was changed last. */
export async function loader(args: Route.LoaderArgs) {
  await admit(args, 'content:read')
  const { db, clock } = contextOf(args.context)
  const read = wordsReader(args.context)
  const now = clock.now()
  const found = new Map((await summarizeKinds(db)).map((summary) => [summary.kind, summary]))
  return {
    parts: contentParts.map((part) => ({
      part,
      rows: foldersOfPart(part).flatMap(({ folder, icon }) => {
        const contentKind = contentKinds.find((one) => one.folder === folder)
        return contentKind ? [rowOf(read, found.get(contentKind.kind), { ...contentKind.inWords(read), icon }, now)] : []
      }),
    })),
  }
}

type Shown = ContentKind & Pick<ReturnType<typeof foldersOfPart>[number], 'icon'>

function rowOf(read: ReadWords, summary: KindSummary | undefined, contentKind: Shown, now: Date) {
  const { folder, icon, words: names } = contentKind
  return {
    ...{ folder, icon, title: names.title },
    begin: featureKind(contentKind).begun ? names.begin : undefined,
    counts: summary && {
      published: summary.published,
      draft: summary.draft,
      changed: summary.changed,
      scheduled: summary.scheduled,
    },
    edited:
      summary && read(contentIndexWords).edited({ when: instantText(summary.editedAt, now, read.format), who: summary.editor }),
  }
}
type Row = ReturnType<typeof rowOf>
type IndexWords = Words<typeof contentIndexWords.tree>

/** How many entries are in a state, with a link to them. A state without entries is left out. */
const stateColumn = (words: IndexWords, state: LiveState): Column<Row> => ({
  head: words.columns[state],
  isNumber: true,
  cell: ({ folder, title, counts }) =>
    counts?.[state] ? (
      <Link
        to={entriesPath(folder, { state })}
        aria-label={words.of({ title, count: counts[state], label: words.labels[state] })}
      >
        {counts[state]}
        <span className="unit"> {words.labels[state]}</span>
      </Link>
    ) : null,
})

const states = ['published', 'draft', 'changed', 'scheduled'] as const

/** The columns of a part: the states in which there are entries. */
const columnsFor = (words: IndexWords, rows: readonly Row[], mayWrite: boolean): (Column<Row> | false)[] => [
  {
    head: words.columns.kind,
    isRowHead: true,
    className: ({ icon }) => (icon ? 'kind' : 'kind under'),
    cell: ({ folder, icon, title }) => (
      <Link to={`/admin/${folder}`}>
        {icon && <AdminIcon name={icon} />}
        {title}
      </Link>
    ),
  },
  ...states.map((state) => rows.some(({ counts }) => counts?.[state]) && stateColumn(words, state)),
  { head: words.columns.edited, className: 'edited num', cell: ({ edited }) => edited ?? words.none },
  mayWrite && {
    head: <span className="visually-hidden">{words.columns.begin}</span>,
    className: 'begin',
    cell: ({ folder, begin }) =>
      begin && (
        <Link className="btn sm line" to={`/admin/${folder}/new`}>
          {begin}
        </Link>
      ),
  },
]

export default function ContentIndex({ loaderData }: Route.ComponentProps) {
  const words = useWords(contentIndexWords)
  const frame = useWords(frameAdminWords)
  const { may } = useAuth()
  const { parts } = loaderData
  const waits = parts
    .flatMap(({ rows }) => rows)
    .reduce((sum, { counts }) => sum + (counts ? counts.draft + counts.changed : 0), 0)
  const lists = contentKinds.map(({ folder }) => `/admin/${folder}`)
  const others = screensUnder(contentPath, may).filter(({ to }) => !lists.includes(to))
  return (
    <div className="content-index">
      <PageBar
        title={words.title}
        lede={words.lede({ waiting: waits })}
        actions={others.map(({ to, icon, name }) => (
          <Link key={to} className="btn line" to={to}>
            <AdminIcon name={icon} />
            {frame.rail[name]}
          </Link>
        ))}
      />
      <div className="panes">
        {parts.map(({ part, rows }) => (
          <Pane key={part} title={words.parts[part]} className="list">
            <DataTable
              caption={words.parts[part]}
              columns={columnsFor(words, rows, may('content:write'))}
              rows={rows}
              rowKey={({ folder }) => folder}
              className="stacks"
            />
          </Pane>
        ))}
      </div>
    </div>
  )
}
