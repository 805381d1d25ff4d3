import { expect, test } from 'vitest'
import { may, permissions, roles } from './permissions.ts'

test('the whole table of who may do what', () => {
  const table = Object.fromEntries(roles.map((role) => [role, permissions.filter((permission) => may(role, permission))]))
  expect(table).toEqual({
    owner: ['desk:read', 'bookings:read', 'bookings:move', 'bookings:note', 'letters:read'],
    sales: ['desk:read', 'bookings:read', 'bookings:move', 'bookings:note', 'letters:read'],
    editor: ['desk:read'],
    'read-only': ['desk:read', 'bookings:read', 'letters:read'],
  })
})

test('whoever may change bookings may read them', () => {
  for (const role of roles) {
    if (may(role, 'bookings:move') || may(role, 'bookings:note')) expect(may(role, 'bookings:read')).toBe(true)
  }
})
