import { useRouteLoaderData } from 'react-router'
import type { SceneId } from '#artwork/scene.ts'
import type { ShownBanner } from '#features/navigation/banner.ts'
import type { MenuId, ShownMenu } from '#features/navigation/menu.ts'
import type { Settings } from '#features/settings/settings.ts'
import type { Once } from '../ui/server-only.ts'

/** The menus that a page is drawn with in the browser as well. */
export type LayoutMenu = Exclude<MenuId, `footer-${string}`>

/**
 * `before`: what stands in front of its addresses, '/fr'; absent where its pages are the translator's. `offer`: how a language of the site
 * offers itself to a visitor, in its own words.
 */
export type MenuLanguage = {
  code: string
  name: string
  before?: string
  rel?: 'nofollow'
  offer?: { read: string; no: string }
}

/** The menus at the foot of every page, and how we are reached. */
export type Foot = Record<'promise' | 'journeys' | 'places' | 'services' | 'contact', ShownMenu> & {
  company: Settings['company']
}

/** What every public page may know of the operator. */
export type SiteData = Pick<Settings, 'company' | 'rwfPerUsd' | 'depositBasisPoints' | 'balanceDays'> & {
  /** Where no email is delivered: then no page promises one. */
  noEmails?: true
  /** The site's own address without a path. */
  siteUrl: string
  /** The language of the translator that this document was requested in; `note`: what the menu says of the translator, where it is offered. */
  translation: { to?: string; note?: string }
  /** The languages of the menu; absent where there is one alone. */
  languages?: readonly MenuLanguage[]
  /** The menus around a page, as staff have published them or as the site brings them. */
  menus: Record<LayoutMenu, ShownMenu>
  /** The scene in which pages end. It stays while somebody goes from page to page. */
  night: SceneId
  /** What the footer says in its static parts. */
  foot: Once<Foot>
  /** The banners of the day, for all parts of the site. */
  banners?: readonly ShownBanner[]
}

/** The operator as the layout has loaded it; undefined where the layout itself has failed. */
export function useSite(): SiteData | undefined {
  const site = useRouteLoaderData<SiteData>('site/layout')
  const booking = useRouteLoaderData<SiteData>('site/booking/layout')
  return site ?? booking
}

const noMenu: ShownMenu = { title: '', text: '', links: [] }

/** A menu as visitors see it; an empty one where the layout itself has failed. */
export const useMenu = (id: LayoutMenu): ShownMenu => useSite()?.menus[id] ?? noMenu

/** A WhatsApp conversation that begins with this text. */
export const whatsappHref = (site: Pick<SiteData, 'company'>, text: string) =>
  `https://wa.me/${site.company.whatsapp}?text=${encodeURIComponent(text)}`
