import { Form, Link } from 'react-router'
import { type EntryState, entryStates, stateOf } from '#features/entries/entry.ts'
import { countEntries, listEntries } from '#features/entries/reads.server.ts'
import { contextOf } from '../../context.ts'
import { deskWords } from '../../words/desk.ts'
import { editorWords } from '../../words/desk-editor.ts'
import { admit } from '../admit.server.ts'
import { useAuth } from '../auth.tsx'
import { DeskIcon } from '../desk-icon.tsx'
import { instantText } from '../instants.ts'
import { Told } from '../told.tsx'
import type { Route } from './+types/entries.ts'
import type { DeskKind } from './desk-kind.ts'
import { deskKindAt, useDeskKind } from './desk-kinds.ts'
import { type EntriesQuery, entriesPath, readEntriesQuery, rowMark } from './entries-query.ts'
import { EntryTag } from './entry-tag.tsx'
import { featureKind } from './load-editor.server.ts'
import { toldOf } from './told-of.ts'

const words = editorWords.list

/** The list of every kind of entry; which one is said by the address. */
export async function loader(args: Route.LoaderArgs) {
  await admit(args, 'content:read')
  const ctx = contextOf(args.context)
  const desk = deskKindAt(args.url.pathname)
  const query = readEntriesQuery(args.url.searchParams)
  const now = ctx.clock.now()
  const [{ rows, more }, counts] = await Promise.all([
    listEntries(ctx.db, { kind: desk.kind, state: query.state, search: query.search, after: query.after }),
    countEntries(ctx.db, desk.kind),
  ])
  const last = rows.at(-1)
  const trashed = args.url.searchParams.get('did') === 'trashed' ? Number(args.url.searchParams.get('who')) : undefined
  return {
    query: { state: query.state, search: query.search },
    isFirst: !query.after,
    counts,
    mayBegin: featureKind(desk).begun !== undefined,
    older: more && last ? rowMark(last) : undefined,
    rows: rows.map((row) => ({
      id: row.id,
      title: row.title,
      slug: row.slug,
      state: stateOf(row),
      edited: instantText(row.editedAt, now),
      editor: row.editor,
    })),
    trashed,
    told: trashed ? toldOf('trashed', editorWords.trash.it) : undefined,
  }
}

export default function Entries({ loaderData }: Route.ComponentProps) {
  const { query, isFirst, counts, mayBegin, older, rows, trashed, told } = loaderData
  const desk = useDeskKind()
  const { may } = useAuth()
  const { trashed: inBin, ...live } = counts
  const all = Object.values(live).reduce((sum, count) => sum + count, 0)
  const begin = mayBegin && may('content:write') ? desk.words.begin : undefined
  return (
    <>
      <title>{deskWords.pageTitle(desk.words.title)}</title>
      <header className="bar">
        <div>
          <h1>{desk.words.title}</h1>
          <p className="muted num" role="status">
            {desk.words.lede(all)}
          </p>
        </div>
        <div className="row">
          <Search desk={desk} query={query} />
          {begin && (
            <Link className="btn" to={`/admin/${desk.folder}/new`}>
              {begin}
            </Link>
          )}
        </div>
      </header>
      <Told
        undo={
          <Form method="post" action={`/admin/${desk.folder}/edit/${trashed}`}>
            <button className="btn line sm" type="submit" name="event" value="untrash">
              {editorWords.undo}
            </button>
          </Form>
        }
      >
        {told}
      </Told>
      <nav className="filters" aria-label={words.filter}>
        <Chip desk={desk} query={query} state={undefined} count={all} />
        {entryStates
          .filter((state) => counts[state] > 0 || state === query.state)
          .map((state) => (
            <Chip key={state} desk={desk} query={query} state={state} count={state === 'trashed' ? inBin : counts[state]} />
          ))}
      </nav>
      {rows.length > 0 ? <Table desk={desk} rows={rows} /> : <Empty desk={desk} query={query} begin={begin} />}
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

type Query = Pick<EntriesQuery, 'state' | 'search'>
type DeskProps = { desk: DeskKind; query: Query }

function Chip({ desk, query, state, count }: DeskProps & { state: EntryState | undefined; count: number }) {
  return (
    <Link
      className="chip"
      to={entriesPath(desk.folder, { ...query, state })}
      aria-current={state === query.state ? 'page' : undefined}
    >
      {state ? editorWords.states[state] : words.all} <span className="num">{count}</span>
    </Link>
  )
}

function Search({ desk, query }: DeskProps) {
  return (
    <Form className="find" role="search" action={`/admin/${desk.folder}`} key={query.search}>
      {query.state && <input type="hidden" name="state" value={query.state} />}
      <label className="vh" htmlFor="q">
        {words.search}
      </label>
      <input id="q" name="q" type="search" defaultValue={query.search} placeholder={words.searchHint} maxLength={100} />
      <button className="btn line" type="submit">
        <DeskIcon name="search" />
        {words.find}
      </button>
      {query.search && (
        <Link className="clear" to={entriesPath(desk.folder, { ...query, search: undefined })}>
          {words.clear}
        </Link>
      )}
    </Form>
  )
}

function Table({ desk, rows }: { desk: DeskKind; rows: Route.ComponentProps['loaderData']['rows'] }) {
  const { columns } = words
  return (
    <div className="pane list">
      <div className="scroll">
        <table className="tbl stacks entries">
          <thead>
            <tr>
              <th scope="col">{columns.title}</th>
              <th scope="col">{columns.edited}</th>
              <th scope="col">{columns.by}</th>
              <th scope="col">{columns.state}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id, title, slug, state, edited, editor }) => (
              <tr key={id}>
                <th scope="row">
                  <Link to={`/admin/${desk.folder}/edit/${id}`}>{title}</Link>
                  <small className="breaks">/{slug}</small>
                </th>
                <td className="num nowrap">{edited}</td>
                <td>{editor}</td>
                <td className="state">
                  <EntryTag state={state} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  )
}

function Empty({ desk, query, begin }: DeskProps & { begin: string | undefined }) {
  const text = query.search ? words.emptySearch : query.state ? words.emptyState : desk.words.empty
  return (
    <section className="empty">
      <h2>{words.emptyTitle}</h2>
      <p>{text}</p>
      {begin && !query.search && !query.state && (
        <Link className="btn" to={`/admin/${desk.folder}/new`}>
          {begin}
        </Link>
      )}
    </section>
  )
}
