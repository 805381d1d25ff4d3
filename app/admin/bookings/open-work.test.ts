import { expect, test } from 'vitest'
import type { OpenPurchase } from '#features/bookings/suppliers/permits-needed.ts'
import type { DetailsProgress } from '#features/travellers/details.ts'
import { openWork } from './open-work.ts'
import { confirmed, held } from './test-booking.ts'

const purchase = (day: string, state: OpenPurchase['state'], kind: OpenPurchase['kind'] = 'permit'): OpenPurchase => ({
  ...{ day, state, kind },
})
const details = (by: string, missing: readonly string[]) =>
  ({ needs: { by }, progress: { missing } }) as unknown as DetailsProgress

test('what is open counts what no permit covers and who is not told, each by its first day', () => {
  const purchases = [
    purchase('2027-06-16', 'to-reserve'),
    purchase('2027-06-15', 'to-buy', 'flight'),
    purchase('2027-06-14', 'bought'),
    purchase('2027-06-13', 'paid'),
    purchase('2027-06-12', 'reserved'),
  ]
  const travellers = [details('2027-04-15', ['names']), details('2027-04-15', [])]
  expect(openWork(confirmed, purchases, 0, travellers)).toEqual({
    purchases: { count: 2, permits: 1, by: '2027-06-15' },
    closed: undefined,
    awaitsNames: true,
    childFees: 0,
    details: { count: 1, by: '2027-04-15' },
  })
})

test('a permit whose day is closed is not to reserve: another day is agreed', () => {
  const purchases = [purchase('2027-06-16', 'to-reserve'), purchase('2027-06-15', 'closed'), purchase('2027-06-15', 'closed')]
  expect(openWork(confirmed, purchases, 0, [])).toMatchObject({
    purchases: { count: 1, permits: 1, by: '2027-06-16' },
    closed: { count: 2, by: '2027-06-15' },
  })
})

test('before it is sold nothing is bought for it and nobody is asked for a passport', () => {
  const open = openWork(held, [purchase('2027-06-15', 'to-reserve')], 0, [details('2027-04-15', ['names'])])
  expect(open).toEqual({ purchases: undefined, closed: undefined, awaitsNames: false, childFees: 0, details: undefined })
})

test('a permit that is paid is not to reserve, and waits for the name of its traveller until it has its number', () => {
  expect(openWork(confirmed, [purchase('2027-06-15', 'paid')], 0, [])).toMatchObject({ purchases: undefined, awaitsNames: true })
  expect(openWork(confirmed, [purchase('2027-06-15', 'bought')], 0, [])).toMatchObject({ awaitsNames: false })
})
