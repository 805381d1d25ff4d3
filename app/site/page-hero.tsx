import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { langOf } from '#features/content/texts/untranslated.ts'
import { useWords } from '../languages/use-words.ts'
import { HeroScene } from '../ui/hero-scene.tsx'
import { HourTag } from '../ui/hour-tag.tsx'
import type { Drawing } from '../ui/scene-picture.tsx'
import { frameWords } from '../words/frame.ts'
import type { Crumb } from './page-meta.ts'

type Props = {
  drawing: Drawing
  title: ReactNode
  lede: ReactNode
  /** What staff wrote of the head, where some of it may have stayed English. */
  of?: object | undefined
  /** What the picture shows, for its tag; absent where the page is about no place. */
  place?: string | undefined
  crumbs?: readonly Crumb[] | undefined
  /** Tall and with a large title, for a page about one thing. A list has a low head: its first results show at once. */
  details?: boolean
  /** A photograph in the place of the drawing: the `.pic` of the head. Its page has the sheet cover.css. */
  cover?: ReactNode
  children?: ReactNode
}

/** The head of a page: a landscape that becomes the ground its title stands on. */
export function PageHero({ drawing, title, lede, of = {}, place, crumbs, details = false, cover, children }: Props) {
  const { nav } = useWords(frameWords)
  return (
    <section className={`hero ${details ? 'details' : 'list'} h-${drawing.hour}${cover ? ' covered' : ''}`}>
      {cover || (
        <>
          <div className="pic">
            <HeroScene drawing={drawing} low={!details} />
          </div>
          {place && <HourTag hour={drawing.hour} place={place} />}
        </>
      )}
      <div className="wrap">
        {crumbs && (
          <nav className="crumb" aria-label={nav.breadcrumb}>
            <ol>
              {crumbs.map(({ name, path }) => (
                <li key={path}>
                  <Link to={path}>{name}</Link>
                </li>
              ))}
            </ol>
          </nav>
        )}
        <h1 lang={langOf(of, 'title')}>{title}</h1>
        <p className="lede" lang={langOf(of, 'lede')}>
          {lede}
        </p>
        {children}
      </div>
    </section>
  )
}
