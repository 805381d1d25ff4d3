import { listVisitorFees } from '#features/places/reads.server.ts'
import { listConnections } from '#features/places/reads-choices.server.ts'
import { listLegPlaces } from '#features/places/reads-legs.server.ts'
import { findSettings } from '#features/settings/reads.server.ts'
import { listShownServices } from '#features/suppliers/reads.server.ts'
import type { Db } from '#platform/context.ts'
import type { TripVersion } from '../trip-version.ts'
import type { ProposalFacts } from './proposal-facts.ts'

/** Reads what a proposal of a version shows besides its rows. */
export async function readProposalFacts(db: Db, version: Pick<TripVersion, 'items'>): Promise<ProposalFacts> {
  const ids = version.items.flatMap(({ serviceId }) => serviceId ?? [])
  const [places, connections, fees, services, { rwfPerUsd }] = await Promise.all([
    listLegPlaces(db),
    listConnections(db),
    listVisitorFees(db),
    listShownServices(db, ids),
    findSettings(db),
  ])
  return {
    places: new Map(places.map(({ id, name, countryId, lat, lng }) => [id, { id, name, countryId, lat, lng }])),
    connections,
    services,
    fees,
    rwfPerUsd,
  }
}
