import { type DayCard, type Head, heads } from './day-card.ts'
import type { NightLodge } from './night.ts'

const travellersOf = ({ adults, childAges }: Pick<DayCard, 'adults' | 'childAges'>): number => adults + childAges.length

/** Of cards their number of runs and of travellers. */
export const totalOf = (cards: readonly DayCard[]): { runs: number; travellers: number } => ({
  runs: cards.length,
  travellers: cards.reduce((sum, card) => sum + travellersOf(card), 0),
})

/** The cards under their heads, each head with its number; what is not in order stands first, then by title. */
export function byHead(cards: readonly DayCard[]): { head: Head; cards: DayCard[]; travellers: number }[] {
  const rank = ({ problems }: DayCard) => (problems.some(({ kind }) => kind !== 'details') ? 0 : 1)
  return heads.map((head) => {
    const own = cards.filter((card) => card.head === head)
    const sorted = own.toSorted(
      (one, other) => rank(one) - rank(other) || one.title.localeCompare(other.title) || (one.key < other.key ? -1 : 1),
    )
    return { head, cards: sorted, travellers: totalOf(own).travellers }
  })
}

/** A place with who sleeps there. `place` empty: nobody has said where. */
export type NightPlace = {
  place: string
  travellers: number
  lodges: { lodge: NightLodge | null; cards: DayCard[]; travellers: number }[]
}

/**
 * Who sleeps where: by the place of the lodge, else where the day ends. Whoever leaves sleeps nowhere of ours; of a hire nobody says it. A run
 * in several lodges stands at the first, which is named with the others on its card. The most travellers first, an unknown place last.
 */
export function byPlace(cards: readonly DayCard[]): NightPlace[] {
  const sleeping = cards.filter(({ night }) => night !== null)
  const placed = Map.groupBy(sleeping, ({ night, day }) => night?.[0]?.place || day.to)
  const places = [...placed].map(([place, own]) => {
    const lodges = Map.groupBy(own, ({ night }) => night?.[0]?.name ?? '')
    return {
      place,
      travellers: totalOf(own).travellers,
      lodges: [...lodges].map(([, ofLodge]) => ({
        ...{ lodge: ofLodge[0]?.night?.[0] ?? null, cards: ofLodge, travellers: totalOf(ofLodge).travellers },
      })),
    }
  })
  return places.toSorted(
    (one, other) =>
      Number(one.place === '') - Number(other.place === '') ||
      other.travellers - one.travellers ||
      one.place.localeCompare(other.place),
  )
}
