import { expect, test } from 'vitest'
import type { StayOrder } from '#features/orders/order.ts'
import { refusalField } from './refusal-field.ts'

const room = (room: string, adults: number, childAges: number[] = []) => ({ room, board: 'BB', adults, childAges })
const stay = (...rooms: StayOrder['rooms']): StayOrder => ({
  kind: 'stay',
  hotel: 'imisozi',
  startsOn: '2027-06-14',
  endsOn: '2027-06-17',
  rooms,
  extras: [],
  code: null,
})

test('a guest who is too young is shown at the room they sleep in', () => {
  const order = stay(room('twin', 2, [14]), room('twin', 2, [15, 3]))
  expect(refusalField({ reason: 'guest-too-young', minimumAge: 12 }, order)).toBe('rooms[1].childAges')
})

test('a room that is short is shown where it was chosen', () => {
  const part = { resource: 'room:imisozi/family', day: '2027-06-14', quantity: 1, label: 'Family room' }
  const order = stay(room('twin', 2), room('family', 2))
  expect(refusalField({ reason: 'stock-short', short: [{ part, left: 0 }] }, order)).toBe('rooms[1].room')
})

test('what is wrong with the nights is shown at the nights, and a code that went is about no field', () => {
  expect(refusalField({ reason: 'stay-too-short', minimum: 2 }, stay(room('twin', 2)))).toBe('endsOn')
  expect(refusalField({ reason: 'hotel-closed', openMonths: [6] }, stay(room('twin', 2)))).toBe('startsOn')
  expect(refusalField({ reason: 'code-unknown' }, stay(room('twin', 2)))).toBeUndefined()
})
