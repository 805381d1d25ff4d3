import { NavLink } from 'react-router'
import { newsletterAdminWords as words } from '../../words/admin/newsletter.ts'

/** The two screens of our newsletter. */
export const NewsletterSections = () => (
  <nav className="admin-tabs" aria-label={words.sections}>
    <NavLink to="/admin/newsletter" end>
      {words.issues}
    </NavLink>
    <NavLink to="/admin/newsletter/readers">{words.readers}</NavLink>
  </nav>
)
