import { Link } from 'react-router'
import { deskWords } from '../../words/admin/admin.ts'
import { deskEnquiryWords } from '../../words/admin/enquiries.ts'

const words = deskEnquiryWords.list

/** The way on in a list whose pages are found by their last row, and the way back to its top. */
export function NextPage({ first, next }: { first: string | undefined; next: string | undefined }) {
  if (!first && !next) return null
  return (
    <nav className="pages" aria-label={deskWords.pages.label}>
      <span className="row">
        {first && (
          <Link className="btn line sm" to={first}>
            {words.first}
          </Link>
        )}
        {next && (
          <Link className="btn line sm" to={next} rel="next">
            {words.next}
          </Link>
        )}
      </span>
    </nav>
  )
}
