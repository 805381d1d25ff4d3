import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { type CardLinkProps, PackageCardLink } from '../shared/package-card.tsx'
import type { CardSpan } from '../ui/card.tsx'

type SectionProps = {
  title: string
  /** Where all of it is. */
  all?: { to: string; word: string }
  /** On the quiet ground, apart from the section above. */
  sunk?: boolean
  children: ReactNode
}

/** A part of a page under its own heading, with cards below it. */
export function ShelfSection({ title, all, sunk = false, children }: SectionProps) {
  return (
    <section className={sunk ? 'sec sunk' : 'sec'}>
      <div className="wrap">
        <div className="head">
          <h2>{title}</h2>
          {all && (
            <Link className="more" to={all.to}>
              {all.word}
            </Link>
          )}
        </div>
        {children}
      </div>
    </section>
  )
}

type ShelfProps = {
  cards: readonly CardLinkProps[]
  /** The width of each card; without it they are equal, and on a phone one row to swipe. */
  spans?: readonly CardSpan[]
  /** The first of them is in sight at once. */
  eager?: boolean
  /** What was chosen already and their pages are to open with. */
  query?: string
}

/** Packages as cards. */
export function PackageShelf({ cards, spans, eager = false, query = '' }: ShelfProps) {
  return (
    <div className={spans ? 'shelf' : 'shelf swipe'}>
      {cards.map((card, at) => (
        <PackageCardLink key={card.slug} card={card} query={query} eager={eager && at < 2} span={spans?.[at] ?? 'c4'} />
      ))}
    </div>
  )
}
