import { useWords } from '../../languages/use-words.ts'
import { ListLink } from '../../ui/list-link.tsx'
import { frameAdminWords } from '../../words/admin/frame.ts'

export type Pages = {
  /** The address of the top of the list, where this page is another. */
  first?: string | false | undefined
  previous?: string | undefined
  next?: string | false | undefined
  /** What the links say in a list that is not of the newest first. */
  words?: { first?: string; next: string }
}

/** The way through a list whose pages have no number: each begins after the last row of the one before. */
export function Pagination({ first, previous, next, words: own }: Pages) {
  const words = useWords(frameAdminWords).pages
  if (!first && !previous && !next) return null
  return (
    <nav className="pages" aria-label={words.label}>
      <span className="row">
        {first && (
          <ListLink className="btn line sm" to={first}>
            {own?.first ?? words.newest}
          </ListLink>
        )}
        {previous && (
          <ListLink className="btn line sm" to={previous} rel="prev">
            {words.previous}
          </ListLink>
        )}
        {next && (
          <ListLink className="btn line sm" to={next} rel="next">
            {own?.next ?? words.older}
          </ListLink>
        )}
      </span>
    </nav>
  )
}
