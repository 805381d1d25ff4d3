import { Link } from 'react-router'
import { deskWords } from '../words/desk.ts'

type Props = { page: number; perPage: number; count: number; pathOf(page: number): string }

/** Which rows of a long list are shown, and the way to the others. */
export function Pages({ page, perPage, count, pathOf }: Props) {
  const words = deskWords.pages
  const from = (page - 1) * perPage + 1
  const to = Math.min(page * perPage, count)
  return (
    <nav className="pages" aria-label={words.label}>
      <span className="num">{words.shown(from, to, count)}</span>
      <span className="row">
        {page > 1 && (
          <Link className="btn line sm" to={pathOf(page - 1)} rel="prev">
            {words.previous}
          </Link>
        )}
        {to < count && (
          <Link className="btn line sm" to={pathOf(page + 1)} rel="next">
            {words.next}
          </Link>
        )}
      </span>
    </nav>
  )
}
