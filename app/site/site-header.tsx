import { useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { Icon } from '../ui/icon.tsx'
import { Mark } from '../ui/mark.tsx'
import { useSavedLanguage, useTranslated } from '../ui/translation.ts'
import { words } from '../words/en.ts'
import { useHouse } from './house.ts'

const links = [
  { to: '/packages', word: words.nav.journeys, under: /^\/package(s|-details)/ },
  { to: '/departures', word: words.nav.departures, under: /^\/departure(s|-details)/ },
  { to: '/packages?style=pilgrimage', word: words.nav.kibeho, under: undefined },
  { to: '/bookings', word: words.nav.yourBooking, under: /^\/bookings/ },
] as const

export function SiteHeader() {
  const translated = useTranslated()
  useSavedLanguage()
  return (
    <header className={translated ? 'top translated' : 'top'}>
      <div className="wrap">
        <Brand />
        <nav aria-label={words.nav.main}>
          <Links />
        </nav>
        <Link className="btn sm" to="/#plan">
          {words.nav.plan}
        </Link>
        <Menu />
      </div>
    </header>
  )
}

export function Brand() {
  return (
    <Link className="brand" to="/">
      <Mark />
      {useHouse()?.company.name}
    </Link>
  )
}

function Links() {
  const here = useLocation()
  const pilgrimage = here.pathname === '/packages' && new URLSearchParams(here.search).get('style') === 'pilgrimage'
  return (
    <ul>
      {links.map(({ to, word, under }) => {
        const current = under ? under.test(here.pathname) && !pilgrimage : pilgrimage
        return (
          <li key={to}>
            <Link to={to} aria-current={current ? 'page' : undefined}>
              {word}
            </Link>
          </li>
        )
      })}
    </ul>
  )
}

/** A sheet over the whole window on phones: a details element, so that it opens without JavaScript. */
function Menu() {
  const menu = useRef<HTMLDetailsElement>(null)
  const { key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a visit to any page closes the sheet
  useEffect(() => {
    if (menu.current) menu.current.open = false
  }, [key])
  return (
    <details className="menu" ref={menu}>
      <summary aria-label={words.nav.menu}>
        <Icon name="menu" className="shut" />
        <Icon name="close" className="open" />
      </summary>
      <nav aria-label={words.nav.menu}>
        <Links />
        <Link className="btn full" to="/#plan">
          {words.nav.plan}
        </Link>
        <div className="strip" />
      </nav>
    </details>
  )
}
