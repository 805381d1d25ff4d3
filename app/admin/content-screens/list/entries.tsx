import { data, Link } from 'react-router'
import { stateOf } from '#features/content/entry.ts'
import { countEntries, listEntries } from '#features/content/reads.server.ts'
import { contextOf } from '../../../context.ts'
import { useReader } from '../../../languages/use-reader.ts'
import { wordsReader } from '../../../shared/page-words.server.ts'
import { revalidateOnConflict } from '../../../shared/revalidate-on-conflict.ts'
import type { RouteHandle } from '../../../ui/route-handle.ts'
import { contentIndexWords } from '../../../words/admin/content/content-index.ts'
import { editorWords } from '../../../words/admin/content/editor.ts'
import { bulkWords } from '../../../words/admin/content/editor-bulk.ts'
import { admit } from '../../admit.server.ts'
import { useAuth } from '../../auth/auth.tsx'
import { AdminTabs } from '../../components/admin-tabs.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { instantText } from '../../components/instants.ts'
import { ListPage } from '../../components/list-page.tsx'
import { contentPath } from '../../content/content-menu.ts'
import { isOffSale, listRowFacts } from '../../content/row-facts.server.ts'
import { contentKindAt, kindsBeside, useContentKind } from '../content-kinds.ts'
import { loadChoices } from '../load-choices.server.ts'
import { featureKind } from '../load-editor.server.ts'
import type { Route } from './+types/entries.ts'
import { bulkEvents, doInBulk, readNamed } from './bulk-action.server.ts'
import { BulkToast, TrashedToast } from './bulk-toast.tsx'
import { EntriesFilters, Search } from './entries-filters.tsx'
import { entriesPath, readEntriesQuery, rowMark } from './entries-query.ts'
import { EntriesTable } from './entries-table.tsx'
import { thumbOf } from './thumb-of.server.ts'

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

/** The list of every kind of entry. The address names the kind. */
export async function loader(args: Route.LoaderArgs) {
  await admit(args, 'content:read')
  const read = wordsReader(args.context)
  const ctx = contextOf(args.context)
  const contentKind = contentKindAt(args.url.pathname).inWords(read)
  const query = readEntriesQuery(args.url.searchParams)
  const now = ctx.clock.now()
  const holds = contentKind.filter && query.holds ? { key: contentKind.filter.key, value: query.holds } : undefined
  const [{ rows, more }, counts, choices] = await Promise.all([
    listEntries(ctx.db, { kind: contentKind.kind, state: query.state, search: query.search, holds, after: query.after }),
    countEntries(ctx.db, contentKind.kind),
    contentKind.filter ? loadChoices(ctx.db, read, [contentKind.filter.from]) : undefined,
  ])
  const ids = rows.map(({ id }) => id)
  const facts = await listRowFacts(ctx, contentKind.kind, ids)
  const last = rows.at(-1)
  return {
    query: { state: query.state, search: query.search, holds: holds?.value },
    isFirst: !query.after,
    counts,
    options: (contentKind.filter && choices?.[contentKind.filter.from]) ?? [],
    mayBegin: featureKind(contentKind).begun !== undefined,
    mayLeave: featureKind(contentKind).unpublish !== undefined,
    older: more && last ? rowMark(last) : undefined,
    rows: rows.map((row) => ({
      id: row.id,
      title: row.title,
      slug: row.slug,
      version: row.version,
      state: stateOf(row),
      edited: instantText(row.editedAt, now, read.format),
      editor: row.editor,
      scene: thumbOf(row.scene),
      facts: facts.get(row.id),
      isOffSale: isOffSale(facts.get(row.id)),
    })),
    trashed: args.url.searchParams.get('did') === 'trashed' ? Number(args.url.searchParams.get('who')) || undefined : undefined,
  }
}

/** The actions for ticked rows, and those that undo them. */
export async function action(args: Route.ActionArgs) {
  const actor = await admit(args, 'content:write')
  const read = wordsReader(args.context)
  const ctx = contextOf(args.context)
  const contentKind = contentKindAt(args.url.pathname).inWords(read)
  const form = await args.request.formData()
  const event = bulkEvents.find((one) => one === form.get('event'))
  if (!event) throw data(null, { status: 404 })
  const named = readNamed(form.getAll('pick').map(String))
  if (named.length === 0) return data({ event, done: [], refused: [], fault: read(bulkWords).nothing }, { status: 422 })
  const outcome = await doInBulk(ctx, read, contentKind, { event, named, actor })
  return data({ event, ...outcome, fault: undefined }, { status: outcome.done.length === 0 ? 409 : 200 })
}

export const shouldRevalidate = revalidateOnConflict

export default function Entries({ loaderData, actionData }: Route.ComponentProps) {
  const read = useReader()
  const { crumb, list: words } = read(editorWords)
  const { query, isFirst, counts, options, mayBegin, mayLeave, older, rows, trashed } = loaderData
  const contentKind = useContentKind()
  const beside = kindsBeside(read, contentKind)
  const { may } = useAuth()
  const { trashed: _, ...live } = counts
  const all = Object.values(live).reduce((sum, count) => sum + count, 0)
  const begin = mayBegin && may('content:write') ? contentKind.words.begin : undefined
  const isFiltered = query.search !== undefined || query.holds !== undefined
  // Without any entry of the kind there is no search, and the one button is in the empty state.
  const isNew = all === 0 && counts.trashed === 0 && !isFiltered && !query.state
  return (
    <ListPage
      title={contentKind.words.title}
      lede={contentKind.words.lede({ count: all })}
      isStatus
      crumb={{ label: crumb, links: <Link to={contentPath}>{read(contentIndexWords).title}</Link> }}
      actions={
        <>
          {!isNew && <Search contentKind={contentKind} query={query} />}
          {contentKind.besideAll && may('content:write') && (
            <Link className="btn line" to={`/admin/${contentKind.folder}/${contentKind.besideAll.path}`}>
              {contentKind.besideAll.words}
            </Link>
          )}
          {begin && !isNew && (
            <Link className="btn" to={`/admin/${contentKind.folder}/new`}>
              {begin}
            </Link>
          )}
        </>
      }
      tools={
        <>
          {beside.length > 1 && (
            <AdminTabs label={words.beside}>
              {beside.map(({ folder, words: text }) => (
                <Link key={folder} to={`/admin/${folder}`} aria-current={folder === contentKind.folder ? 'page' : undefined}>
                  {text.title}
                </Link>
              ))}
            </AdminTabs>
          )}
          {trashed && !actionData && <TrashedToast contentKind={contentKind} id={trashed} />}
          {actionData && <BulkToast contentKind={contentKind} reply={actionData} />}
          {!isNew && <EntriesFilters contentKind={contentKind} query={query} counts={counts} all={all} options={options} />}
        </>
      }
      empty={
        rows.length === 0 && (
          <EmptyState
            title={isNew ? words.emptyYet({ title: contentKind.words.title.toLowerCase() }) : words.emptyTitle}
            text={isFiltered ? words.emptySearch : query.state ? words.emptyState : contentKind.words.empty}
          >
            {begin && isNew && (
              <Link className="btn" to={`/admin/${contentKind.folder}/new`}>
                {begin}
              </Link>
            )}
          </EmptyState>
        )
      }
      pages={{
        first: !isFirst && entriesPath(contentKind.folder, query),
        next: older && entriesPath(contentKind.folder, query, older),
      }}
    >
      <EntriesTable
        contentKind={contentKind}
        rows={rows}
        mayChange={may('content:write')}
        mayLeave={mayLeave}
        inBin={query.state === 'trashed'}
      />
    </ListPage>
  )
}
