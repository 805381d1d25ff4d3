import { Link } from 'react-router'
import { adminWords } from '../../words/admin/admin.ts'

/** A page that is not there, or that whoever is signed in may not see, in a sentence and with a way on. */
export function Refused({ status }: { status: number }) {
  const { title, text } = status === 403 ? adminWords.refused.forbidden : adminWords.refused.missing
  return (
    <section className="empty">
      <title>{adminWords.pageTitle(title)}</title>
      <h1>{title}</h1>
      <p>{text}</p>
      <Link className="btn line" to="/admin">
        {adminWords.refused.back}
      </Link>
    </section>
  )
}
