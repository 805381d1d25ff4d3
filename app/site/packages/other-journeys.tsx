import type { CardLinkProps } from '../../shared/package-card.tsx'
import { PackageShelf, ShelfSection } from '../shelf-section.tsx'

export type Others = { title: string; cards: readonly CardLinkProps[] }

/** Nothing without other journeys. */
export function OtherJourneys({ of: { title, cards } }: { of: Others }) {
  if (cards.length === 0) return null
  return (
    <ShelfSection title={title} sunk>
      <PackageShelf cards={cards.slice(0, 3)} />
    </ShelfSection>
  )
}
