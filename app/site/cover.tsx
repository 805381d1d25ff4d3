import { staticPart } from '../ui/static-part.tsx'

const load = async () => (await import('./cover-content.tsx')).CoverContent

/** The photograph at the head of a page, in the place of its drawing: `<PageHero cover={<Cover name="cover" of={cover} className="pic" />}>`. */
export const Cover = staticPart(load, import.meta.env.SSR ? await load() : undefined)
