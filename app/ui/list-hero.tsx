import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { HeroScene } from './hero-scene.tsx'
import type { Drawing } from './scene-picture.tsx'

type Props = {
  drawing: Drawing
  title: string
  lede: string
  /** Where the picture is seen and when, as its tag says it; absent where the page is about no place. */
  tag?: ReactNode
  crumbs?: readonly { name: string; path: string }[]
  /** What a screen reader calls the way back. */
  crumbsLabel?: string
  /** Taller and with a larger title, for a page about one thing. */
  details?: boolean
  children?: ReactNode
}

/** The head of a page: a landscape that becomes the ground its title stands on. */
export function ListHero({ drawing, title, lede, tag, crumbs, crumbsLabel, details = false, children }: Props) {
  return (
    <section className={`hero ${details ? 'details' : 'list'} h-${drawing.hour}`}>
      <div className="pic">
        <HeroScene drawing={drawing} />
      </div>
      {tag}
      <div className="wrap">
        {crumbs && (
          <nav className="crumb" aria-label={crumbsLabel}>
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
