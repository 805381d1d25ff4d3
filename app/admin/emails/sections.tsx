import { NavLink } from 'react-router'
import { emailAdminWords } from '../../words/admin/emails.ts'

const words = emailAdminWords.list

/** The screens about letters, side by side. */
export const EmailSections = () => (
  <nav className="etabs" aria-label={words.sections}>
    <NavLink to="/admin/letters" end>
      {words.kept}
    </NavLink>
    <NavLink to="/admin/letters/sent">{words.sent}</NavLink>
    <NavLink to="/admin/letters/templates">{words.templates}</NavLink>
    <NavLink to="/admin/letters/texts">{words.texts}</NavLink>
  </nav>
)
