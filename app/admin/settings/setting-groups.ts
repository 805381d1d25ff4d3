import { accountSettings } from '#features/payments/payment-methods.ts'
import type { Permission } from '#features/staff/permissions.ts'
import type { settingsWords } from '../../words/admin/settings.ts'
import type { ScreenName } from '../screens.ts'
import type { SettingName } from '../setting-paths.ts'

/** A link to another screen in a group of the settings, for who has the permission: by its name, or by that of its screen. */
type BesideSetting = { to: string; needs: Permission } & (
  | { name: keyof (typeof settingsWords.tree)['besides'] }
  | { screen: ScreenName }
)

type SettingGroup = {
  id: keyof (typeof settingsWords.tree)['groups']
  names: readonly SettingName[]
  besides?: readonly BesideSetting[]
}

/** The groups of the settings index: settings with a page of their own, and links to related screens. */
export const settingGroups: readonly SettingGroup[] = [
  { id: 'company', names: ['company', 'office'] },
  { id: 'bookings', names: ['holds', 'deposit', ...accountSettings, 'card', 'currency'] },
  { id: 'cancellation', names: ['tours', 'day-tours', 'stays', 'cars'] },
  { id: 'prices', names: ['taxes', 'leaders', 'discounts', 'estimates'] },
  {
    id: 'emails',
    names: ['answers', 'mail'],
    besides: [
      { to: '/admin/emails/automatic', name: 'automatic', needs: 'emails:read' },
      { to: '/admin/emails/templates', name: 'templates', needs: 'emails:read' },
      { to: '/admin/enquiries/replies', name: 'replies', needs: 'enquiries:read' },
    ],
  },
  {
    id: 'website',
    names: ['translation'],
    besides: [
      { to: '/admin/menus', screen: 'menus', needs: 'content:read' },
      { to: '/admin/terms', name: 'terms', needs: 'content:read' },
    ],
  },
  {
    id: 'security',
    names: ['factor'],
    besides: [
      { to: '/admin/users', screen: 'users', needs: 'staff:write' },
      { to: '/admin/privacy-requests', screen: 'privacy', needs: 'customers:read' },
      { to: '/admin/audit-log', screen: 'activity', needs: 'audit-log:read' },
    ],
  },
  {
    id: 'system',
    names: ['database', 'backups'],
    besides: [{ to: '/admin/jobs', screen: 'jobs', needs: 'jobs:retry' }],
  },
]

/** The settings in the same group. */
export const settingsBeside = (name: SettingName): readonly SettingName[] =>
  settingGroups.find(({ names }) => names.includes(name))?.names ?? []
