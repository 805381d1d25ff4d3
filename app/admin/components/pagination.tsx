import { Link } from 'react-router'

type Props = {
  label: string
  previous: { to: string | undefined; word: string }
  next: { to: string | undefined; word: string }
}

/** The way to the rows before and after these, in a list whose pages have no number. Nothing where there is no other page. */
export function Pagination({ label, previous, next }: Props) {
  if (!previous.to && !next.to) return null
  return (
    <nav className="pages near" aria-label={label}>
      {previous.to && (
        <Link className="btn line sm" to={previous.to} rel="prev">
          {previous.word}
        </Link>
      )}
      {next.to && (
        <Link className="btn line sm" to={next.to} rel="next">
          {next.word}
        </Link>
      )}
    </nav>
  )
}
