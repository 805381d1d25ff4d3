import { type RouteConfigEntry, route } from '@react-router/dev/routes'
import { contentMenu } from './admin/content/content-menu.ts'

/** The screens of every kind of content, by what follows its folder in the address. */
const contentScreens = [
  ['', 'list/entries.tsx'],
  ['/new', 'new.tsx'],
  ['/edit/:id', 'edit.tsx'],
  ['/edit/:id/history', 'history.tsx'],
  ['/edit/:id/preview', 'preview.ts'],
] as const

/** The routes of every kind of content: its list, a new one, its editor, its history and its preview. */
export const contentRoutes: RouteConfigEntry[] = Object.values(contentMenu).flatMap(({ folder }) =>
  contentScreens.map(([path, file]) =>
    route(`admin/${folder}${path}`, `admin/content-screens/${file}`, { id: `admin/content-screens/${file} of ${folder}` }),
  ),
)
