import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { HeroScene } from '../ui/hero-scene.tsx'
import { HourTag } from '../ui/hour-tag.tsx'
import type { Drawing } from '../ui/scene-picture.tsx'
import { words } from '../words/en.ts'
import type { Crumb } from './page-meta.ts'

type Props = {
  drawing: Drawing
  title: string
  lede: ReactNode
  /** What the picture shows, for its tag; absent where the page is about no place. */
  place?: string | undefined
  crumbs?: readonly Crumb[] | undefined
  /** Tall and with a large title, for a page about one thing. A list has a low head: its first results show at once. */
  details?: boolean
  children?: ReactNode
}

/** The head of a page: a landscape whose lower part is the ground of its title. */
export function PageHero({ drawing, title, lede, place, crumbs, details = false, children }: Props) {
  return (
    <section className={`hero ${details ? 'details' : 'list'} h-${drawing.hour}`}>
      <div className="pic">
        <HeroScene drawing={drawing} low={!details} />
      </div>
      {place && <HourTag hour={drawing.hour} place={place} />}
      <div className="wrap">
        {crumbs && (
          <nav className="crumb" aria-label={words.nav.breadcrumb}>
            <ol>
              {crumbs.map(({ name, path }) => (
                <li key={path}>
                  <Link to={path}>{name}</Link>
                </li>
              ))}
            </ol>
          </nav>
        )}
        <h1>{title}</h1>
        <p className="lede">{lede}</p>
        {children}
      </div>
    </section>
  )
}
