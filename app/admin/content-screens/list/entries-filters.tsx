import { type EntryState, entryStates } from '#features/content/entry.ts'
import { useWords } from '../../../languages/use-words.ts'
import { editorWords } from '../../../words/admin/content/editor.ts'
import { FilterBar } from '../../components/filter-bar.tsx'
import { SearchForm } from '../../components/search-form.tsx'
import type { ContentKind } from '../../content/content-kind.ts'
import type { Choice } from '../../editor/shape.ts'
import { ViewTabs } from '../../view-tabs/view-tabs.tsx'
import { type EntriesQuery, entriesPath } from './entries-query.ts'

type Query = Pick<EntriesQuery, 'state' | 'search' | 'holds'>
type AdminProps = { contentKind: ContentKind; query: Query }
type Props = AdminProps & { counts: Record<EntryState, number>; all: number; options: readonly Choice[] }

/** How many entries are in each state, and the values by which the kind is filtered. */
export function EntriesFilters({ contentKind: { folder, filter }, query, counts, all, options }: Props) {
  const { states: stateNames, list: words } = useWords(editorWords)
  const states = entryStates.filter((state) => counts[state] > 0 || state === query.state)
  return (
    <>
      <ViewTabs
        label={words.filter}
        filters={[undefined, ...states].map((state) => ({
          to: entriesPath(folder, { ...query, state }),
          word: state ? stateNames[state] : words.all,
          count: state ? counts[state] : all,
          isOn: state === query.state,
        }))}
      />
      {filter && options.length > 0 && (
        <FilterBar
          label={filter.label}
          filters={[{ id: undefined, name: filter.all }, ...options].map(({ id, name }) => ({
            to: entriesPath(folder, { ...query, holds: id }),
            word: name,
            isOn: id === query.holds,
          }))}
        />
      )}
    </>
  )
}

export const Search = ({ contentKind: { folder }, query }: AdminProps) => {
  const words = useWords(editorWords).list
  return (
    <SearchForm
      action={`/admin/${folder}`}
      search={query.search ?? ''}
      words={words}
      hidden={{ state: query.state, in: query.holds }}
      clear={query.search && entriesPath(folder, { ...query, search: undefined })}
    />
  )
}
