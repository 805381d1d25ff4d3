import { Link } from 'react-router'
import { deskWords } from '../../words/admin/admin.ts'

/** A page that is not there, or that whoever is signed in may not see, in a sentence and with a way on. */
export function Refused({ status }: { status: number }) {
  const { title, text } = status === 403 ? deskWords.refused.forbidden : deskWords.refused.missing
  return (
    <section className="empty">
      <title>{deskWords.pageTitle(title)}</title>
      <h1>{title}</h1>
      <p>{text}</p>
      <Link className="btn line" to="/admin">
        {deskWords.refused.back}
      </Link>
    </section>
  )
}
