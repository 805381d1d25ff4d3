import { fromPriceOn } from '#features/pricing/packages/from-price.ts'
import type { Comfort } from '#features/pricing/packages/package-rates.ts'
import type { Db } from '#platform/context.ts'
import { firstStart } from './first-start.ts'
import { listCardsInComfort, listRates, type PackageCard } from './reads.server.ts'

/** Cards of the published packages on sale that have a price in a comfort. The price on each is its lowest in this comfort. */
export async function listPricedCards(db: Db, comfort: Comfort, now: Date): Promise<PackageCard[]> {
  const cards = await listCardsInComfort(db, comfort)
  const rates = await listRates(
    db,
    cards.map(({ id }) => id),
  )
  return cards.map((card) => {
    const own = rates.get(card.id)
    return { ...card, from: own && fromPriceOn(own, firstStart(now), comfort) }
  })
}
