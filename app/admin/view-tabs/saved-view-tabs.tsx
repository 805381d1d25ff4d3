import { Form, Link } from 'react-router'
import { useWords } from '../../languages/use-words.ts'
import { ListLink } from '../../ui/list-link.tsx'
import { savedViewWords } from '../../words/admin/saved-views.ts'

/** `query`: what could be saved of what the list shows; empty where it is a view already, or nothing is filtered. */
export type ListViews = {
  list: string
  views: readonly { id: string; name: string; shared: boolean; to: string; isOn: boolean }[]
  query: string
  mayShare: boolean
}

/** The saved views of a list as links beside its other tabs, and the way to save one more. */
export function SavedViewTabs({ of: { list, views, query, mayShare } }: { of: ListViews }) {
  const words = useWords(savedViewWords)
  const path = `/admin/saved-views/${list}`
  return (
    <>
      {views.map(({ id, name, shared, to, isOn }) => (
        <ListLink key={id} className="view saved-view" to={to} aria-current={isOn ? 'true' : undefined}>
          {name}
          {shared && <span className="visually-hidden"> ({words.shared})</span>}
        </ListLink>
      ))}
      {query && (
        <details className="save-view" key={query}>
          <summary className="view">{words.save}</summary>
          <Form method="post" action={path} className="pane stack">
            <input type="hidden" name="query" value={query} />
            <label className="field">
              <b>{words.name}</b>
              <input name="name" type="text" maxLength={40} required autoComplete="off" />
            </label>
            {mayShare && <ShareTick />}
            <p className="hint">{words.hint}</p>
            <button className="btn line" type="submit" name="do" value="save">
              {words.submit}
            </button>
          </Form>
        </details>
      )}
      {views.length > 0 && (
        <Link className="view manage" to={path}>
          {words.manage}
        </Link>
      )}
    </>
  )
}

/** Whether the office sees a view. */
export const ShareTick = ({ on = false }: { on?: boolean }) => {
  const words = useWords(savedViewWords)
  return (
    <label className="tick">
      <input type="checkbox" name="shared" value="yes" defaultChecked={on} />
      <span>{words.share}</span>
    </label>
  )
}
