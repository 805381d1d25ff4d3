import { Link } from 'react-router'
import { PackagePoster, type PosterOf } from '../../shared/package-poster.tsx'
import { homeWords } from '../../words/home.ts'
import { unlikeNeighbours } from './unlike-neighbours.ts'

/** Five posters: one wide beside one, then three. */
export function JourneysShelf({ cards }: { cards: readonly PosterOf[] }) {
  const shown = unlikeNeighbours(cards).slice(0, 5)
  if (shown.length === 0) return null
  return (
    <section className="sec">
      <div className="wrap">
        <div className="head">
          <h2>{homeWords.journeys.title}</h2>
          <Link className="more" to="/packages">
            {homeWords.journeys.all}
          </Link>
        </div>
        <div className="shelf swipe">
          {shown.map((card, at) => (
            <PackagePoster key={card.slug} card={card} span={at === 0 && shown.length > 1 ? 'wide' : 'c4'} />
          ))}
        </div>
      </div>
    </section>
  )
}
