import { Form, NavLink, useNavigation } from 'react-router'
import { Mark } from '../ui/mark.tsx'
import { deskWords } from '../words/desk.ts'
import { useAuth } from './auth.tsx'
import { DeskIcon } from './desk-icon.tsx'

/** The desk's own navigation: what exists, and of it only what whoever is signed in may see. */
export function Rail({ company, waiting }: { company: string; waiting: number }) {
  const { staff, may } = useAuth()
  const leaving = useNavigation().formAction === '/admin/sign-out'
  const words = deskWords.rail
  return (
    <nav className="rail" aria-label={words.label}>
      <NavLink className="brand" to="/admin" end>
        <Mark size={28} />
        <span>{company}</span>
      </NavLink>
      <ul>
        <li>
          <NavLink to="/admin" end>
            <DeskIcon name="today" />
            {words.today}
          </NavLink>
        </li>
        {may('bookings:read') && (
          <li>
            <NavLink to="/admin/bookings">
              <DeskIcon name="bookings" />
              {words.bookings}
              {waiting > 0 && (
                <b>
                  {waiting}
                  <span className="vh"> {words.waiting}</span>
                </b>
              )}
            </NavLink>
          </li>
        )}
        {may('letters:read') && (
          <li>
            <NavLink to="/admin/letters">
              <DeskIcon name="letters" />
              {words.letters}
            </NavLink>
          </li>
        )}
      </ul>
      <ul className="foot">
        <li>
          {/* The site has a sheet of its own, so going there loads a document. */}
          <a href="/">
            <DeskIcon name="site" />
            {words.site}
          </a>
        </li>
        <li>
          <Form method="post" action="/admin/sign-out">
            <button type="submit" aria-disabled={leaving}>
              <DeskIcon name="signOut" />
              {words.signOut}
            </button>
          </Form>
        </li>
        <li className="who">
          {staff.name}
          <small>{words.roles[staff.role]}</small>
        </li>
      </ul>
      <div className="strip" />
    </nav>
  )
}
