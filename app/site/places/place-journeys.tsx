import { Link } from 'react-router'
import type { CardLinkProps } from '../../shared/package-card.tsx'
import { PackageShelf } from '../shelf-section.tsx'
import { evenSpans } from './even-spans.ts'

type Props = {
  title: string
  /** The text where there is none. */
  none: string
  cards: readonly CardLinkProps[]
  all: { href: string; word: string }
}

/** Journeys that come to a place. */
export function PlaceJourneys({ title, none, cards, all }: Props) {
  return (
    <section className="block" id="journeys">
      <h2>{title}</h2>
      {cards.length === 0 ? (
        <p>{none}</p>
      ) : (
        <>
          <PackageShelf cards={cards} spans={evenSpans(cards.length)} />
          <p className="ui onto">
            <Link to={all.href}>{all.word}</Link>
          </p>
        </>
      )}
    </section>
  )
}
