import { expect, test } from 'vitest'
import { addPackageServices } from '#features/costs/add-package-services.server.ts'
import { findSoldPackage } from '#features/packages/reads.server.ts'
import { addRateBook } from '#features/suppliers/add-rate-book.server.ts'
import { oneCarBook } from '#tests/support/car-rate-book.ts'
import { gorillaTrek, heldBooking } from '#tests/support/cast.ts'
import { testContext } from '#tests/support/test-context.ts'
import { readEnglish } from '../../words/sources.server.ts'
import { loadBooking } from '../bookings/load-booking.server.ts'

const { ctx } = await testContext()

test('what a booking costs is in no byte for staff who may not see costs', async () => {
  const of = await gorillaTrek(ctx, { seats: 6 })
  const { id } = await heldBooking(ctx, of.slug, 2)
  await ctx.db.transaction().execute(async (tx) => {
    const ids = await addRateBook(ctx, tx, oneCarBook, 'Sophie')
    const packageId = (await findSoldPackage(tx, 'an-hour-with-the-gorillas'))?.id ?? 0
    await addPackageServices(tx, packageId, [
      { serviceId: ids.get('car') ?? 0, comfort: null, day: 1, days: 1, kilometres: null, alternatives: [] },
    ])
  })
  const shownTo = async (role: 'owner' | 'read-only') => {
    const staff = { id: 'diane', name: 'Diane', email: 'diane@example.com', role }
    return JSON.stringify(
      await loadBooking(ctx, readEnglish, id, staff as Parameters<typeof loadBooking>[3], new URLSearchParams()),
    )
  }
  expect(await shownTo('owner')).toContain('Car with driver')
  expect(await shownTo('read-only')).not.toMatch(/Car with driver|"cost"|11[.,]?8|margin/i)
})
