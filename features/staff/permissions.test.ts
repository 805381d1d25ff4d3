import { expect, test } from 'vitest'
import { may, permissions, roles } from './permissions.ts'

test('the whole table of who may do what', () => {
  const table = Object.fromEntries(roles.map((role) => [role, permissions.filter((permission) => may(role, permission))]))
  expect(table).toEqual({
    owner: [
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
    ],
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
  })
})

test('only the owner and sales read sensitive values, and only with the permission to read bookings', () => {
  expect(roles.filter((role) => may(role, 'sensitive:read'))).toEqual(['owner', 'sales'])
  for (const role of roles) if (may(role, 'sensitive:read')) expect(may(role, 'bookings:read')).toBe(true)
})

test('a role that may change bookings may read them', () => {
  for (const role of roles) {
    const changes = (['bookings:move', 'bookings:note', 'money:write', 'departures:change'] as const).some((one) =>
      may(role, one),
    )
    if (changes) expect(may(role, 'bookings:read')).toBe(true)
  }
})

test('reports, which show money, are read by who reads bookings, and by nobody else', () => {
  for (const role of roles) expect(may(role, 'reports:read')).toBe(may(role, 'bookings:read'))
})
