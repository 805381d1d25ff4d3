/** The parts of the site by which its menus and banners know a page: each by the addresses below it. */
const parts = {
  home: /^\/$/,
  journeys: /^\/package(s|-details)/,
  departures: /^\/departure(s|-details)/,
  kibeho: /^\/(pilgrimage|kibeho)/,
  countries: /^\/(countries|parks|rwanda|kenya|tanzania|uganda|burundi|dr-congo|.*-national-park)/,
  hotels: /^\/hotel/,
  services: /^\/(services|car-hire|transport|freight|luxury|community)/,
  journal: /^\/blog/,
} as const
export type SitePart = keyof typeof parts

/** The page that represents each part. */
export const partAddress: Record<SitePart, string> = {
  home: '/',
  journeys: '/packages',
  departures: '/departures',
  kibeho: '/pilgrimage',
  countries: '/countries',
  hotels: '/hotels',
  services: '/services',
  journal: '/blog',
}

export const siteParts = Object.keys(parts) as [SitePart, ...SitePart[]]

export const isInPart = (part: SitePart, pathname: string): boolean => parts[part].test(pathname)

/** Whether a link of a menu is the one that a page belongs to: the page itself, or the part of the site it represents. */
export function leadsHere(to: string, pathname: string): boolean {
  const part = siteParts.find((one) => partAddress[one] === to)
  return part ? isInPart(part, pathname) : to === pathname
}
