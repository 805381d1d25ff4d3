import { useEffect, useRef } from 'react'
import { Form, Link, NavLink, useLocation, useNavigation } from 'react-router'
import type { Permission } from '#features/staff/permissions.ts'
import { Mark } from '../ui/mark.tsx'
import { deskWords } from '../words/desk.ts'
import { useAuth } from './auth.tsx'
import { communityBeside } from './community/community-beside.ts'
import { DeskIcon, type DeskIconName } from './desk-icon.tsx'
import { kibehoBeside } from './kibeho/kibeho-beside.ts'
import { useTellsSignOut } from './other-tabs.ts'
import { placesBeside } from './places/places-beside.ts'
import { ratesBeside } from './rates/rates-beside.ts'
import { textsBeside } from './texts/page-desk.ts'

type Item = { to: string; icon: DeskIconName; name: string; needs: Permission; end?: boolean; beside?: readonly string[] }

const words = deskWords.rail

const besides = (folders: readonly { folder: string }[]) => folders.map(({ folder }) => `/admin/${folder}`)

/** The desk's screens by what they are about, each with what somebody needs to see it. */
const groups: readonly { title: string; items: readonly Item[] }[] = [
  {
    title: words.work,
    items: [
      { to: '/admin', icon: 'today', name: words.today, needs: 'desk:read', end: true },
      { to: '/admin/bookings', icon: 'bookings', name: words.bookings, needs: 'bookings:read' },
      { to: '/admin/departures', icon: 'departures', name: words.departures, needs: 'bookings:read' },
      { to: '/admin/enquiries', icon: 'enquiries', name: words.enquiries, needs: 'enquiries:read' },
      { to: '/admin/freight', icon: 'freight', name: words.freight, needs: 'enquiries:read' },
      { to: '/admin/crew', icon: 'crew', name: words.crew, needs: 'bookings:read' },
      { to: '/admin/letters', icon: 'letters', name: words.letters, needs: 'letters:read' },
    ],
  },
  {
    title: words.catalogue,
    items: [
      { to: '/admin/packages', icon: 'packages', name: words.packages, needs: 'content:read' },
      { to: '/admin/hotels', icon: 'hotels', name: words.hotels, needs: 'content:read' },
      { to: '/admin/kibeho', icon: 'kibeho', name: words.kibeho, needs: 'content:read', beside: besides(kibehoBeside) },
      { to: '/admin/countries', icon: 'places', name: words.places, needs: 'content:read', beside: besides(placesBeside) },
      { to: '/admin/experiences', icon: 'community', name: words.community, needs: 'content:read', beside: besides(communityBeside) },
      { to: '/admin/cars', icon: 'rates', name: words.rates, needs: 'content:read', beside: besides(ratesBeside) },
      { to: '/admin/blog', icon: 'journal', name: words.journal, needs: 'content:read' },
      { to: '/admin/pages', icon: 'pages', name: words.pages, needs: 'content:read', beside: besides(textsBeside) },
      { to: '/admin/pictures', icon: 'pictures', name: words.pictures, needs: 'content:read' },
      { to: '/admin/newsletter', icon: 'letters', name: words.newsletter, needs: 'newsletter:write' },
    ],
  },
  {
    title: words.house,
    items: [
      { to: '/admin/visitors', icon: 'visitors', name: words.visitors, needs: 'visitors:read' },
      { to: '/admin/users', icon: 'users', name: words.users, needs: 'staff:write' },
      { to: '/admin/customers', icon: 'customers', name: words.customers, needs: 'customers:read' },
      { to: '/admin/activity', icon: 'activity', name: words.activity, needs: 'activity:read' },
      { to: '/admin/jobs', icon: 'jobs', name: words.jobs, needs: 'jobs:retry' },
      { to: '/admin/settings/general', icon: 'settings', name: words.settings, needs: 'settings:write' },
    ],
  },
]

/** How much waits for an answer on a screen. */
type Waiting = Partial<Record<DeskIconName, number>>

/** The desk's own navigation: what exists, and of it only what whoever is signed in may see. */
export function Rail({ company, waiting }: { company: string; waiting: Waiting }) {
  const { staff, may } = useAuth()
  const leaving = useNavigation().formAction === '/admin/sign-out'
  useTellsSignOut(leaving)
  const { pathname } = useLocation()
  const rail = useRef<HTMLElement>(null)
  useEffect(() => bringCurrentIntoSight(rail.current, pathname), [pathname])
  return (
    <nav ref={rail} className="rail" aria-label={words.label}>
      <Link className="brand" to="/admin">
        <Mark size={28} />
        <span>{company}</span>
      </Link>
      {groups.map(({ title, items }) => (
        <Group key={title} title={title} items={items.filter(({ needs }) => may(needs))} waiting={waiting} />
      ))}
      <ul className="foot">
        <li>
          {/* The site has a sheet of its own, so going there loads a document. */}
          <a href="/">
            <DeskIcon name="site" />
            {words.site}
          </a>
        </li>
        <li className="who">
          <NavLink to="/admin/settings/profile">
            <DeskIcon name="profile" />
            <span>
              <span className="vh">{words.profile}: </span>
              {staff.name}
              <small>{words.roles[staff.role]}</small>
            </span>
          </NavLink>
        </li>
        <li>
          <Form method="post" action="/admin/sign-out">
            <button type="submit" aria-disabled={leaving}>
              <DeskIcon name="signOut" />
              {words.signOut}
            </button>
          </Form>
        </li>
      </ul>
      <div className="strip" />
    </nav>
  )
}

function Group({ title, items, waiting }: { title: string; items: readonly Item[]; waiting: Waiting }) {
  const { pathname } = useLocation()
  if (items.length === 0) return null
  return (
    <>
      <h2>{title}</h2>
      <ul>
        {items.map(({ to, icon, name, end = false, beside = [] }) => (
          <li key={to}>
            <NavLink to={beside.find((path) => pathname.startsWith(path)) ?? to} end={end}>
              <DeskIcon name={icon} />
              {name}
              {(waiting[icon] ?? 0) > 0 && (
                <b>
                  {waiting[icon]}
                  <span className="vh"> {words.waiting}</span>
                </b>
              )}
            </NavLink>
          </li>
        ))}
      </ul>
    </>
  )
}

/** On a phone the rail lies on its side and is longer than the screen. */
function bringCurrentIntoSight(rail: HTMLElement | null, pathname: string) {
  const links = rail?.querySelectorAll<HTMLElement>('li a[aria-current]') ?? []
  for (const link of links)
    rail?.scrollTo({ left: pathname === '/admin' ? 0 : link.offsetLeft - (rail.clientWidth - link.offsetWidth) / 2 })
}
