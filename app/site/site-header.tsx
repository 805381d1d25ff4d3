import { useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { Icon } from '../ui/icon.tsx'
import { Mark } from '../ui/mark.tsx'
import { useSavedLanguage, useTranslated } from '../ui/translation.ts'
import { words } from '../words/en.ts'
import { useHouse } from './house.ts'
import { LanguageMenu } from './language-menu.tsx'

const links = [
  { to: '/packages', word: words.nav.journeys, under: /^\/package(s|-details)/ },
  { to: '/departures', word: words.nav.departures, under: /^\/departure(s|-details)/ },
  { to: '/pilgrimage', word: words.nav.kibeho, under: /^\/(pilgrimage|kibeho)/ },
  {
    to: '/countries',
    word: words.nav.countries,
    under: /^\/(countries|parks|rwanda|kenya|tanzania|uganda|burundi|dr-congo|.*-national-park)/,
  },
  { to: '/hotels', word: words.nav.hotels, under: /^\/hotel/ },
  { to: '/services', word: words.nav.services, under: /^\/(services|car-hire|transport|freight|luxury|community)/ },
  { to: '/blog', word: words.nav.journal, under: /^\/blog/ },
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
        <Link className="seek" to="/search" aria-label={words.nav.search}>
          <Icon name="search" />
        </Link>
        <LanguageMenu />
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
  const { pathname } = useLocation()
  return (
    <ul>
      {links.map(({ to, word, under }) => (
        <li key={to}>
          <Link to={to} aria-current={under.test(pathname) ? 'page' : undefined}>
            {word}
          </Link>
        </li>
      ))}
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
        <p className="row">
          <Link className="more" to="/bookings">
            {words.nav.yourBooking}
          </Link>
          <Link className="more" to="/contact">
            {words.nav.contact}
          </Link>
        </p>
        <Link className="btn full" to="/#plan">
          {words.nav.plan}
        </Link>
        <div className="strip" />
      </nav>
    </details>
  )
}
