import { NavLink } from 'react-router'
import { useWords } from '../../languages/use-words.ts'
import { newsletterAdminWords } from '../../words/admin/newsletter.ts'
import { AdminTabs } from '../components/admin-tabs.tsx'

/** The two screens of our newsletter. */
export function NewsletterSections() {
  const words = useWords(newsletterAdminWords)
  return (
    <AdminTabs label={words.sections}>
      <NavLink to="/admin/newsletter" end>
        {words.issues}
      </NavLink>
      <NavLink to="/admin/newsletter/readers">{words.readers}</NavLink>
    </AdminTabs>
  )
}
