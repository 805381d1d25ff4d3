import { NavLink } from 'react-router'
import { useWords } from '../../languages/use-words.ts'
import { emailAdminWords } from '../../words/admin/emails.ts'
import { AdminTabs } from '../components/admin-tabs.tsx'

/** The screens about emails, side by side. */
export const EmailSections = () => {
  const words = useWords(emailAdminWords).list
  return (
    <AdminTabs label={words.sections}>
      <NavLink to="/admin/emails" end>
        {words.outbox}
      </NavLink>
      <NavLink to="/admin/emails/sent">{words.sent}</NavLink>
      <NavLink to="/admin/emails/templates">{words.templates}</NavLink>
      <NavLink to="/admin/emails/automatic">{words.texts}</NavLink>
    </AdminTabs>
  )
}
