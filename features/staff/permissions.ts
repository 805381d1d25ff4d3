export const roles = ['owner', 'sales', 'editor', 'read-only'] as const
export type Role = (typeof roles)[number]

export const permissions = [
  'desk:read',
  'bookings:read',
  'bookings:move',
  'bookings:note',
  'letters:read',
  'sensitive:read',
  'money:write',
  'departures:change',
  'settings:write',
] as const
export type Permission = (typeof permissions)[number]

/**
 * What each role may do. Whoever writes for the site has no business with what travellers told us. Passports and notes on faith
 * and health are a permission of their own: who reads bookings does not read them by that (docs/privacy.md). So is writing down
 * money that came or goes back, and changing what is on sale. The rules of the house are the owner's.
 */
const table: Record<Role, readonly Permission[]> = {
  owner: permissions,
  sales: [
    'desk:read',
    'bookings:read',
    'bookings:move',
    'bookings:note',
    'letters:read',
    'sensitive:read',
    'money:write',
    'departures:change',
  ],
  editor: ['desk:read'],
  'read-only': ['desk:read', 'bookings:read', 'letters:read'],
}

/** Whether a role has a permission: asked by every page and action of the desk, and by what it draws. */
export const may = (role: Role, permission: Permission): boolean => table[role].includes(permission)
