import { type CardLinkProps, PackageCardLink } from '../../shared/package-card.tsx'
import { homeWords } from '../../words/home.ts'
import { ShelfSection } from '../shelf-section.tsx'

/** Five cards: a wide one and a narrow one, then three. */
export function JourneysShelf({ cards }: { cards: readonly CardLinkProps[] }) {
  if (cards.length === 0) return null
  return (
    <ShelfSection title={homeWords.journeys.title} all={{ to: '/packages', word: homeWords.journeys.all }}>
      <div className="shelf swipe">
        {cards.map((card, at) => (
          <PackageCardLink key={card.slug} card={card} span={at === 0 && cards.length > 1 ? 'wide' : 'c4'} />
        ))}
      </div>
    </ShelfSection>
  )
}
