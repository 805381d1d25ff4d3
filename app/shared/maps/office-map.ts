import type { LandNames } from '#artwork/cartography/land.ts'
import type { Settings } from '#features/settings/settings.ts'

const maps = import.meta.env.SSR ? await import('#artwork/route-map.ts') : undefined

/** Rwanda with a pin at the office; drawn on the server alone. */
export const officeMap = ({ town, lat, lng }: Settings['office'], title: string, land: LandNames): string | undefined =>
  maps?.routeMap({ stops: [{ name: town, lat, lng, days: [] }], frame: 'rwanda', title, land })
