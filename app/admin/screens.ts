import type { Permission } from '#features/staff/permissions.ts'
import type { frameAdminWords } from '../words/admin/frame.ts'
import type { searchAdminWords } from '../words/admin/search.ts'
import type { AdminIconName } from './components/admin-icon.tsx'
import { contentItems, contentPath, foldersBeside } from './content/content-menu.ts'

/** A screen, and an action of the search, by its key in the words. */
export type ScreenName = Exclude<keyof (typeof frameAdminWords.tree)['rail'], 'roles'>
type ActionName = keyof (typeof searchAdminWords.tree)['actions']

/**
 * `inMenu`: what the sidebar calls a screen that leads to others, where its own name says too little of them;
 * `key` is what is pressed after G to go there, where it has one; `beside`: lists that belong with it and have no place of their own; `under`: the address
 * of the screen that leads to it, where the sidebar does not.
 */
export type AdminScreen = {
  to: string
  icon: AdminIconName
  name: ScreenName
  inMenu?: ScreenName
  needs: Permission
  key?: string
  end?: boolean
  beside?: readonly string[]
  under?: string
  /** Whether it stands in the sidebar nevertheless: it is all that somebody does, or the screen above it is not for them. */
  isWorkOf?: (may: (permission: Permission) => boolean) => boolean
}
/** How much waits for an answer on a screen. */
export type Waiting = Partial<Record<AdminIconName, number>>
export type ScreenGroup = { id: string; title: ScreenName; items: readonly AdminScreen[] }

const contentScreens = contentItems.map(
  ({ kind, folder, icon, key }): AdminScreen => ({
    to: `/admin/${folder}`,
    icon,
    name: icon as ScreenName,
    needs: 'content:read',
    key,
    beside: foldersBeside(kind).map((one) => `/admin/${one}`),
    under: contentPath,
  }),
)

const translatesOnly = (may: (permission: Permission) => boolean) => may('translations:write') && !may('content:write')
/** Who reads no reports comes to the analytics by the sidebar itself. */
const withoutReports = (may: (permission: Permission) => boolean) => !may('reports:read')
const ofEnquiries = { under: '/admin/enquiries' } as const
const ofRoster = { under: '/admin/roster' } as const
const ofSupply = { under: '/admin/supply' } as const
const ofPermits = { under: '/admin/permits' } as const
const ofReports = { under: '/admin/reports' } as const
const ofContent = { under: contentPath } as const
/** The index of the settings. */
export const settingsPath = '/admin/settings/general'
const ofSettings = { under: settingsPath } as const

/** The admin area’s screens by what they are about, each with what somebody needs to see it: the sidebar, the search and the shortcuts. */
export const screenGroups: readonly ScreenGroup[] = [
  {
    id: 'work',
    title: 'work',
    items: [
      { to: '/admin', icon: 'today', name: 'today', needs: 'admin:read', key: 't', end: true },
      { to: '/admin/day', icon: 'departures', name: 'day', needs: 'bookings:read', under: '/admin' },
      { to: '/admin/bookings', icon: 'bookings', name: 'bookings', needs: 'bookings:read', key: 'b' },
      { to: '/admin/enquiries', icon: 'enquiries', name: 'enquiries', needs: 'enquiries:read', key: 'e' },
      { to: '/admin/shipments', icon: 'freight', name: 'freight', needs: 'enquiries:read', key: 'f', ...ofEnquiries },
      { to: '/admin/trips', icon: 'trips', name: 'trips', needs: 'trips:read' },
      { to: '/admin/departures', icon: 'departures', name: 'departures', needs: 'bookings:read', key: 'd' },
      { to: '/admin/roster', icon: 'crew', name: 'roster', needs: 'bookings:read', key: 'c' },
      { to: '/admin/crew', icon: 'crew', name: 'crew', needs: 'bookings:read', ...ofRoster },
      { to: '/admin/supply', icon: 'supply', name: 'supply', inMenu: 'suppliers', needs: 'bookings:read' },
      { to: '/admin/suppliers', icon: 'supply', name: 'suppliers', needs: 'costs:read', ...ofSupply },
      { to: '/admin/payables', icon: 'supply', name: 'payables', needs: 'costs:read', ...ofSupply },
      { to: '/admin/fx', icon: 'supply', name: 'fx', needs: 'costs:read', ...ofSupply },
      { to: '/admin/permits', icon: 'permits', name: 'permits', needs: 'bookings:read' },
      { to: '/admin/permits/buy', icon: 'bookings', name: 'permitsToBuy', needs: 'bookings:read', ...ofPermits },
      { to: '/admin/permits/numbers', icon: 'bookings', name: 'permitNumbers', needs: 'permits:write', ...ofPermits },
      { to: '/admin/permits/closure', icon: 'bookings', name: 'permitClosure', needs: 'permits:write', ...ofPermits },
      { to: '/admin/permits/authorities', icon: 'crew', name: 'authorities', needs: 'bookings:read', ...ofPermits },
      { to: '/admin/customers', icon: 'customers', name: 'customers', needs: 'bookings:read', key: 'o' },
      { to: '/admin/emails', icon: 'emails', name: 'emails', needs: 'emails:read', key: 'l' },
    ],
  },
  {
    id: 'office',
    title: 'product',
    items: [
      { to: contentPath, icon: 'content', name: 'content', needs: 'content:read', key: 'g' },
      ...contentScreens,
      { to: '/admin/media', icon: 'pictures', name: 'pictures', needs: 'content:read', key: 'i', ...ofContent },
      { to: '/admin/newsletter', icon: 'emails', name: 'newsletter', needs: 'newsletter:write', key: 'n', ...ofContent },
      {
        to: '/admin/translations',
        icon: 'translations',
        name: 'translations',
        needs: 'content:read',
        ...ofContent,
        isWorkOf: translatesOnly,
      },
      { to: '/admin/reports', icon: 'reports', name: 'reports', needs: 'reports:read' },
      {
        to: '/admin/analytics',
        icon: 'visitors',
        name: 'visitors',
        needs: 'analytics:read',
        key: 'v',
        ...ofReports,
        isWorkOf: withoutReports,
      },
      { to: settingsPath, icon: 'settings', name: 'settings', needs: 'settings:write', key: 's' },
      { to: '/admin/users', icon: 'users', name: 'users', needs: 'staff:write', key: 'u', ...ofSettings },
      { to: '/admin/privacy-requests', icon: 'privacy', name: 'privacy', needs: 'customers:read', ...ofSettings },
      { to: '/admin/audit-log', icon: 'activity', name: 'activity', needs: 'audit-log:read', key: 'a', ...ofSettings },
      { to: '/admin/jobs', icon: 'jobs', name: 'jobs', needs: 'jobs:retry', key: 'q', ...ofSettings },
    ],
  },
]

/** What is begun from anywhere by the search, each with what somebody needs to do it. */
export const adminActions: readonly { name: ActionName; to: string; needs: Permission }[] = [
  { name: 'booking', to: '/admin/bookings/new', needs: 'bookings:move' },
  { name: 'enquiry', to: '/admin/enquiries/new', needs: 'enquiries:write' },
  { name: 'trip', to: '/admin/trips/new', needs: 'trips:write' },
  { name: 'task', to: '/admin/tasks/new', needs: 'bookings:note' },
  { name: 'email', to: '/admin/emails/new', needs: 'emails:write' },
  { name: 'departure', to: '/admin/departures/new', needs: 'departures:change' },
  { name: 'series', to: '/admin/departures/series', needs: 'departures:change' },
  { name: 'supplier', to: '/admin/suppliers/new', needs: 'rates:write' },
  { name: 'export', to: '/admin/privacy-requests', needs: 'customers:read' },
  { name: 'unpaid', to: '/admin/bookings/unpaid-holds', needs: 'bookings:move' },
]

/** Of the screens those that somebody may see. */
export const screensFor = (may: (permission: Permission) => boolean): readonly AdminScreen[] =>
  screenGroups.flatMap(({ items }) => items).filter(({ needs }) => may(needs))

/** The screens below the one at an address, for somebody who may see them. */
export const screensUnder = (hub: string, may: (permission: Permission) => boolean): readonly AdminScreen[] =>
  screensFor(may).filter(({ under }) => under === hub)

/** What the sidebar shows of a group: each screen that it leads to itself. */
export const sidebarItems = ({ items }: ScreenGroup, may: (permission: Permission) => boolean): readonly AdminScreen[] =>
  items.filter(({ needs, under, isWorkOf }) => may(needs) && (under === undefined || isWorkOf?.(may)))

/** How much waits in some items of the sidebar. A screen below one of them has its icon, and is not counted again. */
export const waitsIn = (items: readonly AdminScreen[], waiting: Waiting): number =>
  items.reduce((sum, { icon }) => sum + (waiting[icon] ?? 0), 0)

const isBelow = (pathname: string, path: string) => pathname === path || pathname.startsWith(`${path}/`)

/**
 * What an address is to an item of the sidebar: its own `page`, a screen `within` it, or undefined for neither. The lists and
 * editors of a screen count as the screen. `shown`: the items of the sidebar, of which the nearest is marked.
 */
export function placeOf(
  pathname: string,
  { to, end = false }: AdminScreen,
  shown: readonly AdminScreen[],
): 'page' | 'within' | undefined {
  if (pathname === to) return 'page'
  if (!end && isBelow(pathname, to)) return 'within'
  const below = screenGroups.flatMap(({ items }) => items).filter((one) => one.under === to && !shown.includes(one))
  const isOfOne = below.some((one) => [one.to, ...(one.beside ?? [])].some((path) => isBelow(pathname, path)))
  return isOfOne || (to === settingsPath && isOfSettings(pathname)) ? 'within' : undefined
}

/** A page of a setting; the profile stands at the foot of the sidebar. */
const isOfSettings = (pathname: string) => isBelow(pathname, '/admin/settings') && !isBelow(pathname, '/admin/settings/profile')
