import { type CardLinkProps, PackageCardLink } from '../../shared/package-card.tsx'
import { homeWords } from '../../words/home.ts'
import { ShelfSection } from '../shelf-section.tsx'
import { unlikeNeighbours } from './unlike-neighbours.ts'

/** Five cards: a wide one and a narrow one, then three. */
export function JourneysShelf({ cards }: { cards: readonly CardLinkProps[] }) {
  const shown = unlikeNeighbours(cards).slice(0, 5)
  if (shown.length === 0) return null
  return (
    <ShelfSection title={homeWords.journeys.title} all={{ to: '/packages', word: homeWords.journeys.all }}>
      <div className="shelf swipe">
        {shown.map((card, at) => (
          <PackageCardLink key={card.slug} card={card} span={at === 0 && shown.length > 1 ? 'wide' : 'c4'} />
        ))}
      </div>
    </ShelfSection>
  )
}
