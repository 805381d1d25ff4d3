import type { Comfort } from '#features/pricing/packages/package-rates.ts'

export type CostTables = {
  package_services: {
    package_id: number
    position: number
    service_id: number
    comfort: Comfort | null
    day: number
    days: number
    kilometres: number | null
  }
  extra_services: { extra_id: string; service_id: number }
  package_service_alternatives: {
    package_id: number
    position: number
    stands_for: number
    place: number
    service_id: number
  }
}
