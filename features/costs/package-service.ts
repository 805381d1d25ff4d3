import type { Comfort } from '#features/pricing/packages/package-rates.ts'

/**
 * What a package takes of a supplier: a service of the rate book from a day of the journey on (1 = first), for so many nights of a stay or
 * days of anything else. `comfort` null: for parties of every comfort. `kilometres` of each vehicle, where the service is counted by them.
 */
export type PackageService = {
  serviceId: number
  comfort: Comfort | null
  day: number
  days: number
  kilometres: number | null
}

/** Services as one text, by which a form says what it showed. */
export const servicesStamp = (services: readonly PackageService[]): string =>
  services.map(({ serviceId, comfort, day, days, kilometres }) => [serviceId, comfort, day, days, kilometres].join(',')).join(';')
