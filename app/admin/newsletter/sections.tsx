import { NavLink } from 'react-router'
import { newsletterAdminWords as words } from '../../words/admin/newsletter.ts'
import { AdminTabs } from '../components/admin-tabs.tsx'

/** The two screens of our newsletter. */
export const NewsletterSections = () => (
  <AdminTabs label={words.sections}>
    <NavLink to="/admin/newsletter" end>
      {words.issues}
    </NavLink>
    <NavLink to="/admin/newsletter/readers">{words.readers}</NavLink>
  </AdminTabs>
)
