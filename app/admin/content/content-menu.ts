import type { AdminIconName } from '../components/admin-icon.tsx'

/** The address of the index of all content. */
export const contentPath = '/admin/content'

/** The parts of that screen, in their order. */
export const contentParts = ['products', 'website'] as const
export type ContentPart = (typeof contentParts)[number]

/** A kind with a menu item of its own: its icon, which is also its key in the words, its shortcut after G, and its part. */
type MenuItem = { folder: string; icon: AdminIconName; key: string; part: ContentPart }
/** A kind that belongs to the menu item of another. */
type UnderItem = { folder: string; under: string }

/**
 * Every kind of content with screens in the admin area, in the order of its menu: the folder of the screens, /admin/<folder>,
 * and its menu item. The route table, the menu, the shortcuts and the links between lists are made from it.
 */
export const contentMenu = {
  package: { folder: 'packages', icon: 'packages', key: 'p', part: 'products' },
  hotel: { folder: 'hotels', icon: 'hotels', key: 'h', part: 'products' },
  pilgrimage: { folder: 'kibeho', icon: 'kibeho', key: 'k', part: 'products' },
  feast: { folder: 'feasts', under: 'pilgrimage' },
  shrine: { folder: 'shrine', under: 'pilgrimage' },
  country: { folder: 'countries', icon: 'places', key: 'w', part: 'website' },
  park: { folder: 'parks', under: 'country' },
  place: { folder: 'places', under: 'country' },
  fee: { folder: 'fees', under: 'country' },
  experience: { folder: 'experiences', icon: 'community', key: 'm', part: 'products' },
  'host-guide': { folder: 'host-guide', under: 'experience' },
  car: { folder: 'cars', icon: 'rates', key: 'r', part: 'products' },
  lane: { folder: 'freight-rates', under: 'car' },
  extra: { folder: 'extras', under: 'car' },
  code: { folder: 'discount-codes', under: 'car' },
  post: { folder: 'blog', icon: 'journal', key: 'j', part: 'website' },
  voice: { folder: 'testimonials', icon: 'testimonials', key: 'z', part: 'website' },
  page: { folder: 'pages', icon: 'pages', key: 'x', part: 'website' },
  'own-page': { folder: 'custom-pages', under: 'page' },
  terms: { folder: 'terms', under: 'page' },
  menu: { folder: 'menus', icon: 'menus', key: 'y', part: 'website' },
  notice: { folder: 'banners', under: 'menu' },
} as const satisfies Record<string, MenuItem | UnderItem>

export type EntryKindName = keyof typeof contentMenu

const kinds = Object.entries<MenuItem | UnderItem>(contentMenu)

/** The folder of the screens of a kind; undefined where it has none. */
export const folderOf = (kind: string): string | undefined => kinds.find(([name]) => name === kind)?.[1].folder

/** The folders of all lists that one menu item leads to, for any kind among them. */
export function foldersBeside(kind: string): string[] {
  const itemOf = (name: string, at: MenuItem | UnderItem) => ('under' in at ? at.under : name)
  const item = kinds.filter(([name]) => name === kind).map(([name, at]) => itemOf(name, at))[0]
  return kinds.filter(([name, at]) => itemOf(name, at) === item).map(([, { folder }]) => folder)
}

/** The items of the menu. */
export const contentItems = Object.entries(contentMenu).flatMap(([kind, at]) => ('icon' in at ? [{ kind, ...at }] : []))

/** The folders of a part of the content screen, each item of the menu before what stands under it. */
export const foldersOfPart = (part: ContentPart): { folder: string; icon: AdminIconName | undefined }[] =>
  contentItems
    .filter((item) => item.part === part)
    .flatMap(({ kind, folder, icon }) =>
      foldersBeside(kind).map((one) => ({ folder: one, icon: one === folder ? icon : undefined })),
    )
