import { useEffect, useRef } from 'react'
import { Form, Link, NavLink, useLocation, useNavigation } from 'react-router'
import { Mark } from '../ui/mark.tsx'
import { deskWords } from '../words/desk.ts'
import { useAuth } from './auth.tsx'
import { DeskIcon } from './desk-icon.tsx'

/** The desk's own navigation: what exists, and of it only what whoever is signed in may see. */
export function Rail({ company, waiting }: { company: string; waiting: number }) {
  const { staff, may } = useAuth()
  const leaving = useNavigation().formAction === '/admin/sign-out'
  const words = deskWords.rail
  const { pathname } = useLocation()
  const rail = useRef<HTMLElement>(null)
  useEffect(() => bringCurrentIntoSight(rail.current, pathname), [pathname])
  return (
    <nav ref={rail} className="rail" aria-label={words.label}>
      <Link className="brand" to="/admin">
        <Mark size={28} />
        <span>{company}</span>
      </Link>
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
        {may('bookings:read') && (
          <li>
            <NavLink to="/admin/departures">
              <DeskIcon name="departures" />
              {words.departures}
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
        {may('visitors:read') && (
          <li>
            <NavLink to="/admin/visitors">
              <DeskIcon name="visitors" />
              {words.visitors}
            </NavLink>
          </li>
        )}
        {may('activity:read') && (
          <li>
            <NavLink to="/admin/activity">
              <DeskIcon name="activity" />
              {words.activity}
            </NavLink>
          </li>
        )}
        {may('customers:read') && (
          <li>
            <NavLink to="/admin/customers">
              <DeskIcon name="customers" />
              {words.customers}
            </NavLink>
          </li>
        )}
        {may('settings:write') && (
          <li>
            <NavLink to="/admin/general-settings">
              <DeskIcon name="settings" />
              {words.settings}
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

/** On a phone the rail lies on its side and is longer than the screen. */
function bringCurrentIntoSight(rail: HTMLElement | null, pathname: string) {
  const links = rail?.querySelectorAll<HTMLElement>('li a[aria-current]') ?? []
  for (const link of links)
    rail?.scrollTo({ left: pathname === '/admin' ? 0 : link.offsetLeft - (rail.clientWidth - link.offsetWidth) / 2 })
}
