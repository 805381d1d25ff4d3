import type { Comfort } from '#features/pricing/packages/package-rates.ts'
import { basisRules, type RateBasis } from '#features/suppliers/supplier-service.ts'

/**
 * What a package takes of a supplier: a service of the rate book from a day of the journey on (1 = first), for so many nights of a stay or
 * days of anything else. `comfort` null: for parties of every comfort. `kilometres` of each vehicle, where the service is counted by them.
 * `alternatives`: the services that may stand in for it where its supplier declines, the first choice first; no cost counts them.
 */
export type PackageService = {
  serviceId: number
  comfort: Comfort | null
  day: number
  days: number
  kilometres: number | null
  alternatives: readonly number[]
}

/** So many services may stand in for one. */
export const mostAlternatives = 5

/** Whether a service may stand in for another by what their rates count: a stay for a stay, anything else for what is counted alike. */
export const mayStandIn = (basis: RateBasis, other: RateBasis): boolean =>
  basis === other || (basisRules[basis].forStays && basisRules[other].forStays)

/** Services as one text, by which a form says what it showed. */
export const servicesStamp = (services: readonly PackageService[]): string =>
  services
    .map(({ serviceId, comfort, day, days, kilometres, alternatives }) =>
      [serviceId, comfort, day, days, kilometres, alternatives.join('+')].join(','),
    )
    .join(';')
