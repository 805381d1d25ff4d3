import type { ServerBuild } from 'react-router'
import type { SitePages } from '#features/analytics/page-of.ts'
import { publicLayouts } from './site-routes.ts'

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

/** The pages whose visits are counted, from the route table: a new page is counted without further code. The admin area is not. */
export function sitePages(routes: ServerBuild['routes']): SitePages {
  const patterns = Object.values(routes).flatMap((route) => {
    const path = route?.index ? '' : route?.path
    const isPage = path !== undefined && path !== '*' && route?.module.default !== undefined
    return isPage && publicLayouts.includes(route.parentId ?? '') ? [`/${path}`] : []
  })
  const withBlanks = patterns.filter((pattern) => pattern.includes(':'))
  return {
    plain: new Set(patterns.filter((pattern) => !pattern.includes(':'))),
    named: withBlanks.filter((pattern) => namedPages.includes(pattern)),
    closed: withBlanks.filter((pattern) => !namedPages.includes(pattern)),
  }
}
