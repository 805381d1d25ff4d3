import { useRouteLoaderData } from 'react-router'
import { type MenuId, type ShownMenu, type ShownMenus, shownMenu } from '#features/frame/menu.ts'
import type { ShownNotice } from '#features/frame/notice.ts'
import type { Settings } from '#features/settings/settings.ts'

/** What every public page may know of the operator. */
export type House = Pick<Settings, 'company' | 'rwfPerUsd' | 'depositBasisPoints' | 'balanceDays'> & {
  /** The site's own address without a path. */
  siteUrl: string
  /** Whether pages may be turned into other languages, and the one that this document was asked for in. */
  translation: { offered: boolean; to?: string }
  /** The menus that staff have published. */
  menus?: ShownMenus
  /** The notices of the day, for all parts of the site. */
  notices?: readonly ShownNotice[]
}

/** The operator as the layout has loaded it; undefined where the layout itself has failed. */
export function useHouse(): House | undefined {
  const site = useRouteLoaderData<House>('site/layout')
  const booking = useRouteLoaderData<House>('site/booking/layout')
  return site ?? booking
}

/** A menu as visitors see it: as staff have published it, or as the site brings it. */
export const useMenu = (id: MenuId): ShownMenu => shownMenu(id, useHouse()?.menus)

/** A WhatsApp conversation that begins with these words. */
export const whatsappHref = (house: House, text: string) =>
  `https://wa.me/${house.company.whatsapp}?text=${encodeURIComponent(text)}`
