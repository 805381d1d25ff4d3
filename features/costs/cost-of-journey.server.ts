import { listServiceBooks, loadExchange } from '#features/suppliers/reads-book.server.ts'
import type { Db } from '#platform/context.ts'
import { addDays } from '#values/dates.ts'
import { costJourney, type JourneyCost, type JourneyParty } from './cost-journey.ts'
import { listPackageServices } from './reads.server.ts'

export type CostOfJourney = JourneyCost & { suppliers: ReadonlyMap<number, { id: number; name: string }> }

/** What a package costs us for a party, by the rate book of now; undefined where it names no service. */
export async function costOfJourney(db: Db, packageId: number, party: JourneyParty): Promise<CostOfJourney | undefined> {
  const services = await listPackageServices(db, packageId)
  if (services.length === 0) return undefined
  const last = Math.max(...services.map(({ day, days }) => day + days))
  const span = { from: party.startsOn, to: addDays(party.startsOn, last) }
  const [books, exchange] = await Promise.all([
    listServiceBooks(
      db,
      services.map(({ serviceId }) => serviceId),
      span,
    ),
    loadExchange(db),
  ])
  const suppliers = new Map([...books].map(([id, { supplier }]) => [id, supplier]))
  return { ...costJourney(services, books, party, exchange), suppliers }
}
