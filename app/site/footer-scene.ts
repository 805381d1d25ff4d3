import type { Drawing } from '../ui/scene-picture.tsx'

/** The nights in which pages end, by the beginning of their address. */
const nights = [
  [/^.(pack|dep|countr|park|[a-z-]*nat|rw|ug|ken|tan|bur|dr-|vis|know|comm)/, 'camp'],
  [/^.hotel/, 'forest-villas'],
  [/^.(car-|transport|freight)/, 'kivu'],
  [/^.blog/, 'stone-town'],
] as const

/** The last picture of a page: Kigali by night, or another night where the page is about other land. */
export const footerScene = (pathname: string): Drawing => ({
  id: nights.find(([pages]) => pages.test(pathname))?.[1] ?? 'kigali',
  hour: 'night',
  seed: 7,
})
