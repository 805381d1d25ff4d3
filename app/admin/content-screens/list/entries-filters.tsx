import { Form, Link } from 'react-router'
import { type EntryState, entryStates } from '#features/content/entry.ts'
import { editorWords } from '../../../words/admin/content/editor.ts'
import { AdminIcon } from '../../components/admin-icon.tsx'
import type { ContentKind } from '../../content/content-kind.ts'
import type { Choice } from '../../editor/shape.ts'
import { type EntriesQuery, entriesPath } from './entries-query.ts'

const words = editorWords.list

type Query = Pick<EntriesQuery, 'state' | 'search' | 'holds'>
type AdminProps = { contentKind: ContentKind; query: Query }
type Props = AdminProps & { counts: Record<EntryState, number>; all: number; options: readonly Choice[] }

/** How many stand in each state, and the values by which the kind is filtered. */
export function EntriesFilters({ contentKind, query, counts, all, options }: Props) {
  const { filter } = contentKind
  return (
    <>
      <nav className="filters" aria-label={words.filter}>
        <Chip contentKind={contentKind} query={query} state={undefined} count={all} />
        {entryStates
          .filter((state) => counts[state] > 0 || state === query.state)
          .map((state) => (
            <Chip key={state} contentKind={contentKind} query={query} state={state} count={counts[state]} />
          ))}
      </nav>
      {filter && options.length > 0 && (
        <nav className="filters" aria-label={filter.label}>
          {[{ id: undefined, name: filter.all }, ...options].map(({ id, name }) => (
            <Link
              key={id ?? ''}
              className="chip"
              to={entriesPath(contentKind.folder, { ...query, holds: id })}
              aria-current={id === query.holds ? 'page' : undefined}
            >
              {name}
            </Link>
          ))}
        </nav>
      )}
    </>
  )
}

function Chip({ contentKind, query, state, count }: AdminProps & { state: EntryState | undefined; count: number }) {
  return (
    <Link
      className="chip"
      to={entriesPath(contentKind.folder, { ...query, state })}
      aria-current={state === query.state ? 'page' : undefined}
    >
      {state ? editorWords.states[state] : words.all} <span className="num">{count}</span>
    </Link>
  )
}

export function Search({ contentKind, query }: AdminProps) {
  return (
    <Form className="search-form" role="search" action={`/admin/${contentKind.folder}`} key={query.search}>
      {query.state && <input type="hidden" name="state" value={query.state} />}
      {query.holds && <input type="hidden" name="in" value={query.holds} />}
      <label className="visually-hidden" htmlFor="q">
        {words.search}
      </label>
      <input id="q" name="q" type="search" defaultValue={query.search} placeholder={words.searchHint} maxLength={100} />
      <button className="btn line" type="submit">
        <AdminIcon name="search" />
        {words.find}
      </button>
      {query.search && (
        <Link className="clear" to={entriesPath(contentKind.folder, { ...query, search: undefined })}>
          {words.clear}
        </Link>
      )}
    </Form>
  )
}
