import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { ListLink, listState } from '../../ui/list-link.tsx'
import { AdminIcon } from './admin-icon.tsx'

type FieldProps = {
  /** What was searched for. */
  search: string
  words: { search: string; searchHint: string; find: string; clear?: string }
  /** The address without the search. */
  clear?: string | false | undefined
  children?: ReactNode
}
type Props = FieldProps & {
  action: string
  /** The other parameters of the list, which a new search keeps. */
  hidden?: Readonly<Record<string, string | undefined>>
  className?: string
}

/** The search of a list; its result has an address. The children are further fields. */
export function SearchForm({ action, hidden = {}, className, ...fields }: Props) {
  return (
    <Form
      className={className ? `search-form ${className}` : 'search-form'}
      role="search"
      action={action}
      state={listState}
      key={fields.search}
    >
      {Object.entries(hidden).map(([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />)}
      <SearchFields {...fields} />
    </Form>
  )
}

/** The field of a search with its button. */
function SearchFields({ search, words, clear, children }: FieldProps) {
  return (
    <>
      <label className="visually-hidden" htmlFor="q">
        {words.search}
      </label>
      <input id="q" name="q" type="search" defaultValue={search} placeholder={words.searchHint} maxLength={100} />
      {children}
      <button className="btn line" type="submit">
        <AdminIcon name="search" />
        {words.find}
      </button>
      {clear && (
        <ListLink className="clear" to={clear}>
          {words.clear}
        </ListLink>
      )}
    </>
  )
}
