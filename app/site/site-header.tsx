import { useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { leadsHere } from '#features/navigation/site-part.ts'
import { useWords } from '../languages/use-words.ts'
import { Icon } from '../ui/icon.tsx'
import { Mark } from '../ui/mark.tsx'
import { useTranslated } from '../ui/translation.ts'
import { frameWords } from '../words/frame.ts'
import { LanguageMenu } from './languages/language-menu.tsx'
import { MenuLink } from './menu-link.tsx'
import { useMenu, useSite } from './site-data.ts'

export function SiteHeader() {
  const words = useWords(frameWords)
  const translated = useTranslated()
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
        <PlanButton className="btn sm" />
        <Menu />
      </div>
    </header>
  )
}

export function Brand() {
  return (
    <Link className="brand" to="/">
      <Mark />
      {useSite()?.company.name}
    </Link>
  )
}

/** The one button of the header, in its bar and in the phone's sheet. */
function PlanButton({ className }: { className: string }) {
  const [link] = useMenu('plan').links
  return link && <MenuLink {...link} className={className} />
}

function Links() {
  const { pathname } = useLocation()
  return (
    <ul>
      {useMenu('header').links.map((link) => (
        <li key={`${link.to} ${link.label}`}>
          <MenuLink {...link} here={leadsHere(link.to, pathname)} />
        </li>
      ))}
    </ul>
  )
}

/** A menu over the whole window on phones: a details element, so that it opens without JavaScript. */
function Menu() {
  const words = useWords(frameWords)
  const menu = useRef<HTMLDetailsElement>(null)
  const { key } = useLocation()
  const further = useMenu('phone').links
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
        {further.length > 0 && (
          <p className="row">
            {further.map((link) => (
              <MenuLink key={`${link.to} ${link.label}`} {...link} className="more" />
            ))}
          </p>
        )}
        <PlanButton className="btn full" />
        <div className="strip" />
      </nav>
    </details>
  )
}
