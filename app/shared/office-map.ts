import type { Settings } from '#features/settings/settings.ts'
import { contactWords } from '../words/contact.ts'

const maps = import.meta.env.SSR ? await import('#artwork/route-map.ts') : undefined

/** Rwanda with a pin at the office; drawn on the server alone. */
export const officeMap = ({ town, lat, lng }: Settings['office']): string | undefined =>
  maps?.routeMap({ stops: [{ name: town, lat, lng, days: [] }], frame: 'rwanda', title: contactWords.map(town) })
