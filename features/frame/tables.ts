import type { Json } from '#platform/json-column.ts'
import type { MenuLink } from './menu.ts'

export type FrameTables = {
  menus: { id: string; title: string; links: Json<readonly MenuLink[]> }
}
