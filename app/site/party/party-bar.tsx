import { staticPart } from '../../ui/static-part.tsx'

const load = async () => (await import('./party-form.tsx')).PartyForm

/** "Who travels": a button with the party in words, which unfolds the form that sets it. */
export const PartyBar = staticPart(load, import.meta.env.SSR ? await load() : undefined)
