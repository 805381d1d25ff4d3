import type { Permission } from '#features/staff/permissions.ts'
import { deskWords } from '../words/desk.ts'
import type { DeskIconName } from './desk-icon.tsx'

/** `key` is what is pressed after G to go there. */
export type DeskScreen = { to: string; icon: DeskIconName; name: string; needs: Permission; key: string; end?: boolean }
/** How much waits for an answer on a screen. */
export type Waiting = Partial<Record<DeskIconName, number>>
export type ScreenGroup = { id: string; title: string; items: readonly DeskScreen[] }

const words = deskWords.rail

/** The desk's screens by what they are about, each with what somebody needs to see it: the rail, the search and the shortcuts. */
export const screenGroups: readonly ScreenGroup[] = [
  {
    id: 'work',
    title: words.work,
    items: [
      { to: '/admin', icon: 'today', name: words.today, needs: 'desk:read', key: 't', end: true },
      { to: '/admin/bookings', icon: 'bookings', name: words.bookings, needs: 'bookings:read', key: 'b' },
      { to: '/admin/departures', icon: 'departures', name: words.departures, needs: 'bookings:read', key: 'd' },
      { to: '/admin/enquiries', icon: 'enquiries', name: words.enquiries, needs: 'enquiries:read', key: 'e' },
      { to: '/admin/freight', icon: 'freight', name: words.freight, needs: 'enquiries:read', key: 'f' },
      { to: '/admin/crew', icon: 'crew', name: words.crew, needs: 'bookings:read', key: 'c' },
      { to: '/admin/letters', icon: 'letters', name: words.letters, needs: 'letters:read', key: 'l' },
    ],
  },
  {
    id: 'catalogue',
    title: words.catalogue,
    items: [
      { to: '/admin/packages', icon: 'packages', name: words.packages, needs: 'content:read', key: 'p' },
      { to: '/admin/kibeho', icon: 'kibeho', name: words.kibeho, needs: 'content:read', key: 'k' },
      { to: '/admin/blog', icon: 'journal', name: words.journal, needs: 'content:read', key: 'j' },
      { to: '/admin/pictures', icon: 'pictures', name: words.pictures, needs: 'content:read', key: 'i' },
      { to: '/admin/newsletter', icon: 'letters', name: words.newsletter, needs: 'newsletter:write', key: 'n' },
    ],
  },
  {
    id: 'house',
    title: words.house,
    items: [
      { to: '/admin/visitors', icon: 'visitors', name: words.visitors, needs: 'visitors:read', key: 'v' },
      { to: '/admin/users', icon: 'users', name: words.users, needs: 'staff:write', key: 'u' },
      { to: '/admin/customers', icon: 'customers', name: words.customers, needs: 'customers:read', key: 'o' },
      { to: '/admin/activity', icon: 'activity', name: words.activity, needs: 'activity:read', key: 'a' },
      { to: '/admin/general-settings', icon: 'settings', name: words.settings, needs: 'settings:write', key: 's' },
    ],
  },
]

/** Of the screens those that somebody may see. */
export const screensFor = (may: (permission: Permission) => boolean): readonly DeskScreen[] =>
  screenGroups.flatMap(({ items }) => items).filter(({ needs }) => may(needs))
