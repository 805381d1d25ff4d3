import { staticPart } from '../../ui/static-part.tsx'

const load = async () => (await import('./other-journeys.tsx')).OtherJourneys

/** Other journeys, three at most, on the quiet ground at the foot of a page. */
export const RelatedPackages = staticPart(load, import.meta.env.SSR ? await load() : undefined)
