import { lazy } from 'react'

const load = async () => (await import('./missing.tsx')).Missing

/** `Missing` for a frame that may have to show it: the server has it at hand, the browser fetches it where an address leads nowhere. */
export const LateMissing = import.meta.env.SSR ? await load() : lazy(async () => ({ default: await load() }))
