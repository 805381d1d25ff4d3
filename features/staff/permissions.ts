export const roles = ['owner', 'sales', 'editor', 'read-only'] as const
export type Role = (typeof roles)[number]

export const permissions = [
  'admin:read',
  'self:write',
  'bookings:read',
  'bookings:move',
  'bookings:note',
  'emails:read',
  'emails:write',
  'enquiries:read',
  'enquiries:write',
  'sensitive:read',
  'money:write',
  'departures:change',
  'content:read',
  'content:write',
  'pictures:write',
  'newsletter:write',
  'analytics:read',
  'settings:write',
  'jobs:retry',
  'staff:write',
  'audit-log:read',
  'customers:read',
  'customers:erase',
] as const
export type Permission = (typeof permissions)[number]

/**
 * What each role may do. Whoever writes for the site has no business with what travellers told us. Passports and notes on faith
 * and health are a permission of their own: who reads bookings does not read them by that (docs/privacy.md). So is writing down
 * money that came or goes back, and changing what is on sale. What visitors read is the editor's:
 * its prices and rates too, for they are written beside it. Everybody keeps their own profile. The rules of the house, who is
 * on the staff, what staff did, and a person's wish to see or to lose what we keep of them are the owner's.
 */
const table: Record<Role, readonly Permission[]> = {
  owner: permissions,
  sales: [
    'admin:read',
    'self:write',
    'bookings:read',
    'bookings:move',
    'bookings:note',
    'emails:read',
    'emails:write',
    'enquiries:read',
    'enquiries:write',
    'sensitive:read',
    'money:write',
    'departures:change',
    'content:read',
    'analytics:read',
  ],
  editor: ['admin:read', 'self:write', 'content:read', 'content:write', 'pictures:write', 'newsletter:write', 'analytics:read'],
  'read-only': ['admin:read', 'self:write', 'bookings:read', 'emails:read', 'enquiries:read', 'content:read', 'analytics:read'],
}

/** Whether a role has a permission: asked by every page and action of the admin area, and by what it draws. */
export const may = (role: Role, permission: Permission): boolean => table[role].includes(permission)
