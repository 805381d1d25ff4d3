/**
 * The pages that have a screen of their own, each with its address. They are always public. Every other page is one that the
 * operator began, and is read below /pages.
 */
const fixedPages: Readonly<Record<string, string>> = {
  about: '/about',
  'cbt-tips': '/community/cbt-tips',
  community: '/community',
  freight: '/freight-quote',
  'hotel-information': '/hotel-information',
  'important-to-know': '/important-to-know',
  kibeho: '/kibeho-pilgrimage-package',
  'know-rwanda': '/know-rwanda',
  luxury: '/luxury',
  pilgrimage: '/pilgrimage',
  'pilgrimage-details': '/pilgrimage-details',
  privacy: '/privacy',
  services: '/services',
  'transport-information': '/transport-information',
  'visit-rwanda': '/visit-rwanda',
}

export const isFixedPage = (slug: string): boolean => Object.hasOwn(fixedPages, slug)

/** Where a page that staff write is read. */
export const pageHref = (slug: string): string => (isFixedPage(slug) && fixedPages[slug]) || `/pages/${slug}`
