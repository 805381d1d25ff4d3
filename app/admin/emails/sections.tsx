import { NavLink } from 'react-router'
import { emailAdminWords } from '../../words/admin/emails.ts'

const words = emailAdminWords.list

/** The screens about emails, side by side. */
export const EmailSections = () => (
  <nav className="admin-tabs" aria-label={words.sections}>
    <NavLink to="/admin/emails" end>
      {words.kept}
    </NavLink>
    <NavLink to="/admin/emails/sent">{words.sent}</NavLink>
    <NavLink to="/admin/emails/templates">{words.templates}</NavLink>
    <NavLink to="/admin/emails/automatic">{words.texts}</NavLink>
  </nav>
)
