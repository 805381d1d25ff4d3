import { expect, test } from 'vitest'
import type { BookedPart } from '#features/bookings/reads.server.ts'
import type { Purchases } from '../stock-view.ts'
import { permitsToHave } from './permits-to-have.ts'

const part = (resource: string, day: string, more: Partial<BookedPart> = {}): BookedPart => ({
  ...{ resource, day, label: '', quantity: 2, soft: true, onRequest: true, answer: null, supplier: '', ...more },
})
const purchase = (id: number, more: Partial<Purchases[number]>): Purchases[number] => ({
  ...{ id, kind: 'permit', label: '', feeId: 'gorilla', day: '2027-06-16', travellerPosition: 1, costMinor: 1, status: 'needed' },
  ...{ number: null, settled: false, isClosed: false, state: 'to-reserve', isNamed: false, ...more },
})

test('permits on request lead to the first day of them, in the pool that is requested', () => {
  const parts = [
    part('permit:golden@7', '2027-06-17'),
    part('permit:gorilla@7', '2027-06-16'),
    part('permit:gorilla@7', '2027-06-15', { answer: 'yes' }),
    part('ask:lodge', '2027-06-14'),
  ]
  expect(permitsToHave({ departureId: 7 }, parts, []).requested).toEqual({
    ...{ count: 4, day: '2027-06-16', to: '/admin/permits/gorilla/2027-06-16#pool-7' },
    answer: '?ask=part:permit%3Agorilla%407%202027-06-16',
  })
  expect(permitsToHave({ departureId: 7 }, parts.slice(2), []).requested).toBeUndefined()
})

test('what is sold leads to the day of the first permit that nothing covers, and tickets to their form', () => {
  const purchases = [
    purchase(1, { state: 'closed', day: '2027-06-14' }),
    purchase(2, { state: 'reserved', day: '2027-06-15' }),
    purchase(3, {}),
    purchase(4, { kind: 'flight', feeId: null, state: 'to-buy' }),
  ]
  expect(permitsToHave({ departureId: null }, [], purchases)).toMatchObject({
    toReserve: '/admin/permits/gorilla/2027-06-16#pool-everybody',
    ticket: '?ask=purchase:4',
  })
  expect(permitsToHave({ departureId: null }, [], purchases.slice(0, 2))).toEqual({})
})
