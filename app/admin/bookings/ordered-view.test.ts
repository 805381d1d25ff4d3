import { expect, test } from 'vitest'
import type { Booking } from '#features/bookings/reads.server.ts'
import type { Order } from '#features/orders/order.ts'
import { readEnglish } from '../../words/sources.server.ts'
import { orderedView } from './ordered-view.ts'
import { held } from './test-booking.ts'

const added = { extras: [], code: null } as const
const flash = (order: Order, more: Partial<Booking> = {}, travellers: Parameters<typeof orderedView>[2] = []) =>
  orderedView(readEnglish, { ...held, ...more, kind: order.kind, order }, travellers, undefined).map(
    ({ name, value }) => `${name}: ${value.join(' / ')}`,
  )

test('seats are shown with dates, people, comfort, rooms alone, extras and the code', () => {
  const order = {
    ...held.order,
    kind: 'departure',
    singleRooms: 1,
    extras: [{ id: 'trek-porter', quantity: 2 }],
    code: 'EARLY',
  } as Order
  expect(flash(order)).toEqual([
    'Product: Seats on a departure',
    'Dates: 14 to 16 June 2027',
    'Travellers: 2 adults',
    'Accommodation level: Lodges',
    'Single rooms: 1',
    'Extras: 2 × Trek porter',
    'Discount code: EARLY',
  ])
})

test('who is under 18 is counted as a child, with their age, as in a proposal and in orders', () => {
  const travellers = [30, 34, 13, 9].map((assumedAge, at) => ({ position: at + 1, bornOn: null, assumedAge }) as never)
  expect(flash(held.order, { travellersCount: 4 }, travellers)).toContain('Travellers: 2 adults, 2 children (ages 13 and 9)')
})

test('hotel rooms that are alike are shown once, with who sleeps in each', () => {
  const room = { room: 'superior-twin', board: 'BB', adults: 2, childAges: [4, 7] }
  const rooms = [room, room, { ...room, board: 'HB', childAges: [] }]
  expect(flash({ kind: 'stay', hotel: 'lodge', startsOn: '2027-06-14', endsOn: '2027-06-16', rooms, ...added })).toContain(
    'Rooms: 2 × Superior twin, bed and breakfast: 2 adults, 2 children (ages 4 and 7) / Superior twin, half board: 2 adults',
  )
})

test('a hire is shown with its hours, who drives, and where it goes', () => {
  const hire = {
    kind: 'hire',
    vehicleClass: 'safari-4x4',
    vehicles: 2,
    from: '2027-06-14T08:00',
    to: '2027-06-16T17:30',
  } as const
  const driver = { bornOn: '1988-11-03', licensedSince: '2010-01-02' }
  expect(flash({ ...hire, withDriver: false, driver, abroad: ['uganda', 'dr-congo'], ...added }).slice(2)).toEqual([
    'Cars: 2 × Safari 4x4',
    'From: 14 June 2027, 08:00',
    'To: 16 June 2027, 17:30',
    'Driver: Self-drive, driver born 3 November 1988, licence since 2 January 2010',
    'Also to: Uganda and DR Congo',
  ])
})
