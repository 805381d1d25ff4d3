import type { SceneId } from '#artwork/scene-ids.ts'
import { unlike } from '#artwork/unlike.ts'
import type { Drawing } from '../ui/scene-picture.tsx'

/** The scenes that a page shows already: its hero, its footer, and those above. */
export const takenBy = (...drawings: readonly { id: SceneId }[]): Set<SceneId> => new Set(drawings.map(({ id }) => id))

/** The cards with no scene twice on their page. What they show is taken then; a card with a photograph shows no scene. */
export const unlikeCards = <Card extends { scene: Drawing; photo?: unknown }>(
  cards: readonly Card[],
  taken: Set<SceneId>,
): Card[] => cards.map((card) => (card.photo ? card : { ...card, scene: unlike(card.scene, taken) }))
