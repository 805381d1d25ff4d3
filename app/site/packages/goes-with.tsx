import { PackagePoster, type PosterOf } from '../../shared/package-poster.tsx'
import { packageDetailWords } from '../../words/package-details.ts'

export function GoesWith({ cards }: { cards: readonly PosterOf[] }) {
  if (cards.length === 0) return null
  return (
    <section className="sec sunk">
      <div className="wrap">
        <div className="head">
          <h2>{packageDetailWords.goesWith}</h2>
        </div>
        <div className="shelf swipe">
          {cards.slice(0, 3).map((card) => (
            <PackagePoster key={card.slug} card={card} />
          ))}
        </div>
      </div>
    </section>
  )
}
