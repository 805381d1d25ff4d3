import type { Permission } from '#features/staff/permissions.ts'
import { adminWords } from '../words/admin/admin.ts'
import { adminComfortWords } from '../words/admin/comfort.ts'
import type { AdminIconName } from './components/admin-icon.tsx'
import { contentItems, foldersBeside } from './content/content-menu.ts'

/** `key` is what is pressed after G to go there; `beside`: lists that belong with it and have no place of their own. */
export type AdminScreen = {
  to: string
  icon: AdminIconName
  name: string
  needs: Permission
  key: string
  end?: boolean
  beside?: readonly string[]
}
/** How much waits for an answer on a screen. */
export type Waiting = Partial<Record<AdminIconName, number>>
export type ScreenGroup = { id: string; title: string; items: readonly AdminScreen[] }

const words = adminWords.rail

const contentScreens = contentItems.map(
  ({ kind, folder, icon, key }): AdminScreen => ({
    to: `/admin/${folder}`,
    icon,
    name: words[icon],
    needs: 'content:read',
    key,
    beside: foldersBeside(kind).map((one) => `/admin/${one}`),
  }),
)

/** The admin area’s screens by what they are about, each with what somebody needs to see it: the sidebar, the search and the shortcuts. */
export const screenGroups: readonly ScreenGroup[] = [
  {
    id: 'work',
    title: words.work,
    items: [
      { to: '/admin', icon: 'today', name: words.today, needs: 'admin:read', key: 't', end: true },
      { to: '/admin/bookings', icon: 'bookings', name: words.bookings, needs: 'bookings:read', key: 'b' },
      { to: '/admin/departures', icon: 'departures', name: words.departures, needs: 'bookings:read', key: 'd' },
      { to: '/admin/enquiries', icon: 'enquiries', name: words.enquiries, needs: 'enquiries:read', key: 'e' },
      { to: '/admin/shipments', icon: 'freight', name: words.freight, needs: 'enquiries:read', key: 'f' },
      { to: '/admin/crew', icon: 'crew', name: words.crew, needs: 'bookings:read', key: 'c' },
      { to: '/admin/emails', icon: 'emails', name: words.emails, needs: 'emails:read', key: 'l' },
    ],
  },
  {
    id: 'catalogue',
    title: words.catalogue,
    items: [
      ...contentScreens,
      { to: '/admin/media', icon: 'pictures', name: words.pictures, needs: 'content:read', key: 'i' },
      { to: '/admin/newsletter', icon: 'emails', name: words.newsletter, needs: 'newsletter:write', key: 'n' },
    ],
  },
  {
    id: 'house',
    title: words.house,
    items: [
      { to: '/admin/analytics', icon: 'visitors', name: words.visitors, needs: 'analytics:read', key: 'v' },
      { to: '/admin/users', icon: 'users', name: words.users, needs: 'staff:write', key: 'u' },
      { to: '/admin/customers', icon: 'customers', name: words.customers, needs: 'customers:read', key: 'o' },
      { to: '/admin/audit-log', icon: 'activity', name: words.activity, needs: 'audit-log:read', key: 'a' },
      { to: '/admin/jobs', icon: 'jobs', name: words.jobs, needs: 'jobs:retry', key: 'q' },
      { to: '/admin/settings/general', icon: 'settings', name: words.settings, needs: 'settings:write', key: 's' },
    ],
  },
]

const actions = adminComfortWords.search.actions

/** What is begun from anywhere by the search, each with what somebody needs to do it. */
export const adminActions: readonly { name: string; to: string; needs: Permission }[] = [
  { name: actions.booking, to: '/admin/bookings/new', needs: 'bookings:move' },
  { name: actions.task, to: '/admin/tasks/new', needs: 'bookings:note' },
  { name: actions.email, to: '/admin/emails/new', needs: 'emails:write' },
  { name: actions.departure, to: '/admin/departures/new', needs: 'departures:change' },
  { name: actions.series, to: '/admin/departures/series', needs: 'departures:change' },
  { name: actions.export, to: '/admin/customers', needs: 'customers:read' },
  { name: actions.unpaid, to: '/admin/bookings/unpaid-holds', needs: 'bookings:move' },
]

/** Of the screens those that somebody may see. */
export const screensFor = (may: (permission: Permission) => boolean): readonly AdminScreen[] =>
  screenGroups.flatMap(({ items }) => items).filter(({ needs }) => may(needs))
