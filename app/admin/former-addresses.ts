/** Screens of the admin area that had another address once, the longest first: bookmarks and links in old emails still lead there. */
const formerAddresses: readonly (readonly [was: string, isNow: string])[] = [
  ['letters/texts', 'emails/automatic'],
  ['activity', 'audit-log'],
  ['codes', 'discount-codes'],
  ['freight', 'shipments'],
  ['general-settings', 'settings/general'],
  ['lanes', 'freight-rates'],
  ['letters', 'emails'],
  ['notices', 'banners'],
  ['own-pages', 'custom-pages'],
  ['pictures', 'media'],
  ['unsent', 'autosave'],
  ['visitors', 'analytics'],
  ['voices', 'testimonials'],
]

/** Where a former address of the admin area has moved to, with its query; undefined for one that was never there. */
export function movedTo({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string | undefined {
  const path = pathname.replace(/^\/admin\//, '')
  const edited = /^departures\/edit\/(\d+)$/.exec(path)
  if (edited) return `/admin/departures/${edited[1]}/edit${search}`
  const moved = formerAddresses.find(([was]) => path === was || path.startsWith(`${was}/`) || path.startsWith(`${was}.`))
  return moved && `/admin/${moved[1]}${path.slice(moved[0].length)}${search}`
}
