import { staticPart } from '../../ui/static-part.tsx'

const load = async () => (await import('./other-journeys.tsx')).OtherJourneys

/** Up to three other journeys at the bottom of a page. */
export const RelatedPackages = staticPart(load, import.meta.env.SSR ? await load() : undefined)
