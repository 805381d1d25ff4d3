type Pictured = { scene: { id: string; hour: string } }

/** The same cards in the same order, but no scene beside itself: repeated scenes go to the end. */
export function unlikeNeighbours<Card extends Pictured>(cards: readonly Card[]): Card[] {
  const seen = new Set<string>()
  const first: Card[] = []
  const repeats: Card[] = []
  for (const card of cards) {
    ;(seen.has(card.scene.id) ? repeats : first).push(card)
    seen.add(card.scene.id)
  }
  return [...first, ...repeats]
}
