import { data, Link } from 'react-router'
import { stateOf } from '#features/content/entry.ts'
import { countEntries, listEntries } from '#features/content/reads.server.ts'
import { contextOf } from '../../../context.ts'
import { adminWords } from '../../../words/admin/admin.ts'
import { editorWords } from '../../../words/admin/content/editor.ts'
import { bulkWords } from '../../../words/admin/content/editor-bulk.ts'
import { admit } from '../../admit.server.ts'
import { instantText } from '../../components/instants.ts'
import { useAuth } from '../../layout/auth.tsx'
import { contentKindAt, useContentKind } from '../content-kinds.ts'
import { loadChoices } from '../load-choices.server.ts'
import { featureKind } from '../load-editor.server.ts'
import type { Route } from './+types/entries.ts'
import { bulkEvents, doInBulk, readNamed } from './bulk-action.server.ts'
import { BulkToast, TrashedToast } from './bulk-toast.tsx'
import { EntriesFilters, Search } from './entries-filters.tsx'
import { entriesPath, readEntriesQuery, rowMark } from './entries-query.ts'
import { EntriesTable } from './entries-table.tsx'
import { listRowFacts } from './row-facts.server.ts'
import { thumbOf } from './thumb-of.server.ts'

const words = editorWords.list

/** The list of every kind of entry; which one is said by the address. */
export async function loader(args: Route.LoaderArgs) {
  await admit(args, 'content:read')
  const ctx = contextOf(args.context)
  const desk = contentKindAt(args.url.pathname)
  const query = readEntriesQuery(args.url.searchParams)
  const now = ctx.clock.now()
  const holds = desk.filter && query.holds ? { key: desk.filter.key, value: query.holds } : undefined
  const [{ rows, more }, counts, choices] = await Promise.all([
    listEntries(ctx.db, { kind: desk.kind, state: query.state, search: query.search, holds, after: query.after }),
    countEntries(ctx.db, desk.kind),
    desk.filter ? loadChoices(ctx.db, [desk.filter.from]) : undefined,
  ])
  const ids = rows.map(({ id }) => id)
  const facts = await listRowFacts(ctx, desk.kind, ids)
  const last = rows.at(-1)
  return {
    query: { state: query.state, search: query.search, holds: holds?.value },
    isFirst: !query.after,
    counts,
    options: (desk.filter && choices?.[desk.filter.from]) ?? [],
    mayBegin: featureKind(desk).begun !== undefined,
    mayLeave: featureKind(desk).unpublish !== undefined,
    older: more && last ? rowMark(last) : undefined,
    rows: rows.map((row) => ({
      id: row.id,
      title: row.title,
      slug: row.slug,
      version: row.version,
      state: stateOf(row),
      edited: instantText(row.editedAt, now),
      editor: row.editor,
      scene: thumbOf(row.scene),
      facts: facts.get(row.id),
    })),
    trashed: args.url.searchParams.get('did') === 'trashed' ? Number(args.url.searchParams.get('who')) || undefined : undefined,
  }
}

/** What happens to the ticked rows, and what takes it back. */
export async function action(args: Route.ActionArgs) {
  const actor = await admit(args, 'content:write')
  const ctx = contextOf(args.context)
  const kind = featureKind(contentKindAt(args.url.pathname))
  const form = await args.request.formData()
  const event = bulkEvents.find((one) => one === form.get('event'))
  if (!event) throw data(null, { status: 404 })
  const named = readNamed(form.getAll('pick').map(String))
  if (named.length === 0) return data({ event, done: [], refused: [], fault: bulkWords.nothing }, { status: 422 })
  const outcome = await doInBulk(ctx, kind, { event, named, actor })
  return data({ event, ...outcome, fault: undefined }, { status: outcome.done.length === 0 ? 409 : 200 })
}

export default function Entries({ loaderData, actionData }: Route.ComponentProps) {
  const { query, isFirst, counts, options, mayBegin, mayLeave, older, rows, trashed } = loaderData
  const desk = useContentKind()
  const { may } = useAuth()
  const { trashed: _, ...live } = counts
  const all = Object.values(live).reduce((sum, count) => sum + count, 0)
  const begin = mayBegin && may('content:write') ? desk.words.begin : undefined
  const isFiltered = query.search !== undefined || query.holds !== undefined
  return (
    <>
      <title>{adminWords.pageTitle(desk.words.title)}</title>
      <header className="bar">
        <div>
          <h1>{desk.words.title}</h1>
          <p className="muted num" role="status">
            {desk.words.lede(all)}
          </p>
        </div>
        <div className="row">
          <Search desk={desk} query={query} />
          {desk.besideAll && may('content:write') && (
            <Link className="btn line" to={`/admin/${desk.folder}/${desk.besideAll.path}`}>
              {desk.besideAll.words}
            </Link>
          )}
          {begin && (
            <Link className="btn" to={`/admin/${desk.folder}/new`}>
              {begin}
            </Link>
          )}
        </div>
      </header>
      {desk.beside && (
        <nav className="etabs" aria-label={words.beside}>
          {desk.beside.map(({ folder, words: says }) => (
            <Link key={folder} to={`/admin/${folder}`} aria-current={folder === desk.folder ? 'page' : undefined}>
              {says}
            </Link>
          ))}
        </nav>
      )}
      {trashed && !actionData && <TrashedToast desk={desk} id={trashed} />}
      {actionData && <BulkToast reply={actionData} />}
      <EntriesFilters desk={desk} query={query} counts={counts} all={all} options={options} />
      {rows.length > 0 ? (
        <EntriesTable
          desk={desk}
          rows={rows}
          mayChange={may('content:write')}
          mayLeave={mayLeave}
          inBin={query.state === 'trashed'}
        />
      ) : (
        <section className="empty">
          <h2>{words.emptyTitle}</h2>
          <p>{isFiltered ? words.emptySearch : query.state ? words.emptyState : desk.words.empty}</p>
          {begin && !isFiltered && !query.state && (
            <Link className="btn" to={`/admin/${desk.folder}/new`}>
              {begin}
            </Link>
          )}
        </section>
      )}
      {(older || !isFirst) && (
        <nav className="pages" aria-label={words.pages}>
          {!isFirst && (
            <Link className="btn line" to={entriesPath(desk.folder, query)}>
              {words.newest}
            </Link>
          )}
          {older && (
            <Link className="btn line" rel="next" to={entriesPath(desk.folder, query, older)}>
              {words.older}
            </Link>
          )}
        </nav>
      )}
    </>
  )
}
