import { Link } from 'react-router'
import { PackagePoster, type PosterOf } from '../../shared/package-poster.tsx'
import { evenSpans } from './even-spans.ts'

type Props = {
  title: string
  /** What is said where there is none. */
  none: string
  cards: readonly PosterOf[]
  all: { href: string; word: string }
}

/** Journeys that come to a place. */
export function PlaceJourneys({ title, none, cards, all }: Props) {
  const spans = evenSpans(cards.length)
  return (
    <section className="block" id="journeys">
      <h2>{title}</h2>
      {cards.length === 0 ? (
        <p>{none}</p>
      ) : (
        <>
          <div className="shelf">
            {cards.map((card, at) => (
              <PackagePoster key={card.slug} card={card} span={spans[at] ?? 'c4'} />
            ))}
          </div>
          <p className="ui onto">
            <Link to={all.href}>{all.word}</Link>
          </p>
        </>
      )}
    </section>
  )
}
