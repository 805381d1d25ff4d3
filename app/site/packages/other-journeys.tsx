import type { CardLinkProps } from '../../shared/package-card.tsx'
import { PackageShelf, ShelfSection } from '../shelf-section.tsx'

/** `query`: what was chosen already, '?travellers=3'. */
export type Others = { title: string; cards: readonly CardLinkProps[]; query?: string }

/** Nothing without other journeys. */
export function OtherJourneys({ of: { title, cards, query = '' } }: { of: Others }) {
  if (cards.length === 0) return null
  return (
    <ShelfSection title={title} sunk>
      <PackageShelf cards={cards.slice(0, 3)} query={query} />
    </ShelfSection>
  )
}
