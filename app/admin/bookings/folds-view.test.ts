import { expect, test } from 'vitest'
import type { listPurchases } from '#features/bookings/reads.server.ts'
import type { TravellerDetails } from '#features/travellers/list-details.server.ts'
import { openWork } from './folds-view.ts'
import { confirmed, held } from './test-booking.ts'

type Purchase = Awaited<ReturnType<typeof listPurchases>>[number]
const purchase = (day: string, status: Purchase['status']) => ({ day, status }) as Purchase
const details = (by: string, missing: readonly string[]) =>
  ({ needs: { by }, progress: { missing } }) as unknown as TravellerDetails

test('what is open counts what is not bought and who is not told, each by its first day', () => {
  const purchases = [purchase('2027-06-16', 'needed'), purchase('2027-06-15', 'requested'), purchase('2027-06-14', 'bought')]
  const travellers = [details('2027-04-15', ['names']), details('2027-04-15', [])]
  expect(openWork(confirmed, purchases, [], travellers)).toEqual({
    purchases: { count: 2, by: '2027-06-15' },
    childFees: 0,
    details: { count: 1, by: '2027-04-15' },
  })
})

test('before it is sold nothing is bought for it and nobody is asked for a passport', () => {
  const open = openWork(held, [purchase('2027-06-15', 'needed')], [], [details('2027-04-15', ['names'])])
  expect(open).toEqual({ purchases: undefined, childFees: 0, details: undefined })
})
