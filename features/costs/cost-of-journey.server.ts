import { listServiceBooks, loadExchange } from '#features/suppliers/reads-book.server.ts'
import type { Db } from '#platform/context.ts'
import { addDays, type Day } from '#values/dates.ts'
import { costJourney, type JourneyCost, type JourneyParty } from './cost-journey.ts'
import { listPackageServices } from './reads.server.ts'

/** `suppliers`: the name of the supplier of each service, by the id of the service. */
export type CostOfJourney = JourneyCost & { suppliers: ReadonlyMap<number, string> }

/**
 * What a package that begins on a day costs us, by the rate book of now, as a function of who travels; undefined where it names no service.
 */
export async function openJourneyCost(
  db: Db,
  packageId: number,
  startsOn: Day,
): Promise<((party: Omit<JourneyParty, 'startsOn'>) => CostOfJourney) | undefined> {
  const services = await listPackageServices(db, packageId)
  if (services.length === 0) return undefined
  const ids = services.map(({ serviceId }) => serviceId)
  const span = { from: startsOn, to: addDays(startsOn, Math.max(...services.map(({ day, days }) => day + days))) }
  const [books, exchange] = await Promise.all([listServiceBooks(db, ids, span), loadExchange(db)])
  const suppliers = new Map([...books].map(([id, { supplier }]) => [id, supplier]))
  return (party) => ({ ...costJourney(services, books, { startsOn, ...party }, exchange), suppliers })
}
