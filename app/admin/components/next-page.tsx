import { Link } from 'react-router'
import { adminWords } from '../../words/admin/admin.ts'
import { enquiryAdminWords } from '../../words/admin/enquiries.ts'

const words = enquiryAdminWords.list

/** The way on in a list whose pages are found by their last row, and the way back to its top. */
export function NextPage({ first, next }: { first: string | undefined; next: string | undefined }) {
  if (!first && !next) return null
  return (
    <nav className="pages" aria-label={adminWords.pages.label}>
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
