export const roles = ['owner', 'sales', 'editor', 'translator', 'read-only'] as const
export type Role = (typeof roles)[number]

export const permissions = [
  'admin:read',
  'self:write',
  'views:share',
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
  'permits:write',
  'roster:write',
  'supply:write',
  'content:read',
  'content:write',
  'translations:write',
  'translations:approve',
  'pictures:write',
  'newsletter:write',
  'analytics:read',
  'reports:read',
  'trips:read',
  'trips:write',
  'proposals:send',
  'margin:approve',
  'costs:read',
  'rates:write',
  'payables:write',
  'payables:approve',
  'settings:write',
  'jobs:retry',
  'staff:write',
  'audit-log:read',
  'customers:read',
  'customers:erase',
] as const
export type Permission = (typeof permissions)[number]

/**
 * What each role may do. An editor writes for the site, with its prices and rates, translates it, and does not see customers. A translator reads what the site
 * says and translates it, and whether a language is public is not theirs to decide. Passports and notes on
 * faith and health need a permission of their own, beyond reading bookings (docs/privacy.md); so do recording payments and refunds, and
 * changing departures on sale. Reports show the money of bookings, to who reads bookings; read-only is the role of an accountant.
 * What suppliers charge us is read by those who sell (`costs:read`), and never leaves the admin area (docs/rates.md). Invoices and payments to
 * suppliers are the owner's, also those that differ from what was agreed (`payables:approve`). Those who sell
 * send proposals too; one that loses money is the owner's to send (`margin:approve`). Everybody edits their own profile. Settings, team, audit log and the requests of customers to see or
 * erase their data are the owner's.
 */
const table: Record<Role, readonly Permission[]> = {
  owner: permissions,
  sales: [
    'admin:read',
    'self:write',
    'views:share',
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
    'permits:write',
    'roster:write',
    'supply:write',
    'content:read',
    'analytics:read',
    'reports:read',
    'trips:read',
    'trips:write',
    'proposals:send',
    'costs:read',
    'rates:write',
  ],
  editor: [
    'admin:read',
    'self:write',
    'content:read',
    'content:write',
    'translations:write',
    'translations:approve',
    'pictures:write',
    'newsletter:write',
    'analytics:read',
  ],
  translator: ['admin:read', 'self:write', 'content:read', 'translations:write', 'translations:approve'],
  'read-only': [
    'admin:read',
    'self:write',
    'bookings:read',
    'emails:read',
    'enquiries:read',
    'content:read',
    'analytics:read',
    'reports:read',
    'trips:read',
  ],
}

/** Whether a role has a permission: checked by every page and action of the admin area, and by what it shows. */
export const may = (role: Role, permission: Permission): boolean => table[role].includes(permission)
