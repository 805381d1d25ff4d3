import type { PosterOf } from '../../shared/package-poster.tsx'
import { packageDetailWords } from '../../words/package-details.ts'
import { PackageShelf, ShelfSection } from '../shelf-section.tsx'

/** Other journeys, three at most; nothing where there are none. */
export function GoesWith({ cards, title = packageDetailWords.goesWith }: { cards: readonly PosterOf[]; title?: string }) {
  if (cards.length === 0) return null
  return (
    <ShelfSection title={title} sunk>
      <PackageShelf cards={cards.slice(0, 3)} />
    </ShelfSection>
  )
}
