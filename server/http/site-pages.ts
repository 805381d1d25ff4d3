import type { ServerBuild } from 'react-router'
import type { SitePages } from '#features/analytics/page-of.ts'

/** The layouts whose pages are counted when somebody looks at them. The admin area is none of them. */
const layouts = ['site/layout', 'site/booking/layout']

/** Pages whose parameter is a public name. Every other parameter is a secret or personal, and is never stored. */
const namedPages = [
  '/package-details/:title',
  '/package-prices/:title',
  '/departure-details/:slug',
  '/hotel-details/:id',
  '/parks/:park',
  '/blog/:slug',
  '/pages/:slug',
]

/** The pages that visitors look at, as the router has them: a page that is added is counted without another word. */
export function sitePages(routes: ServerBuild['routes']): SitePages {
  const patterns = Object.values(routes).flatMap((route) => {
    const path = route?.index ? '' : route?.path
    const isPage = path !== undefined && path !== '*' && route?.module.default !== undefined
    return isPage && layouts.includes(route.parentId ?? '') ? [`/${path}`] : []
  })
  const withBlanks = patterns.filter((pattern) => pattern.includes(':'))
  return {
    plain: new Set(patterns.filter((pattern) => !pattern.includes(':'))),
    named: withBlanks.filter((pattern) => namedPages.includes(pattern)),
    closed: withBlanks.filter((pattern) => !namedPages.includes(pattern)),
  }
}
