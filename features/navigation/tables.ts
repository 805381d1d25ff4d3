import type { Json } from '#platform/database/json-column.ts'
import type { Day } from '#values/dates.ts'
import type { Tone } from './banner.ts'
import type { MenuLink } from './menu.ts'
import type { SitePart } from './site-part.ts'

export type NavigationTables = {
  menus: { id: string; title: string; text: string; links: Json<readonly MenuLink[]> }
  banners: {
    id: string
    title: string
    text: string
    tone: Tone
    link_label: string | null
    link_to: string | null
    parts: SitePart[]
    first_on: Day | null
    last_on: Day
  }
}
