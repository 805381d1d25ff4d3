import { expect, test } from 'vitest'
import { findBooking, listLines, listTravellers } from '#features/bookings/reads.server.ts'
import { findSoldPackage } from '#features/packages/reads.server.ts'
import { addRateBook } from '#features/suppliers/add-rate-book.server.ts'
import { oneCarBook } from '#tests/support/car-rate-book.ts'
import { gorillaTrek, heldBooking } from '#tests/support/cast.ts'
import { testContext } from '#tests/support/test-context.ts'
import { costOfBooking } from './cost-of-booking.server.ts'
import { type PackageService, servicesStamp } from './package-service.ts'
import { listPackageServices } from './reads.server.ts'
import { savePackageServices } from './save-package-services.server.ts'

const { ctx } = await testContext()
const actor = { id: 'sophie', name: 'Sophie' }
test('a booking shows its cost by the rate book once its package names services, shared with the others of its departure', async () => {
  const of = await gorillaTrek(ctx, { seats: 6 })
  const { id } = await heldBooking(ctx, of.slug, 2)
  const other = await heldBooking(ctx, of.slug, 1)
  expect(other.id).not.toBe(id)
  const booking = await findBooking(ctx.db, id)
  if (booking?.order.kind !== 'departure') throw new Error('There is no such booking')
  const packageId = (await findSoldPackage(ctx.db, booking.order.package))?.id ?? 0
  const read = async () =>
    costOfBooking(ctx.db, booking, {
      packageId,
      lines: await listLines(ctx.db, id),
      travellers: await listTravellers(ctx.db, id),
    })
  expect(await read()).toBeUndefined()

  const ids = await ctx.db.transaction().execute((tx) => addRateBook(ctx, tx, oneCarBook, 'Sophie'))
  const services = [{ serviceId: ids.get('car') ?? 0, comfort: null, day: 1, days: 1, kilometres: null, alternatives: [] }]
  const save = (seen: readonly PackageService[], wanted: typeof services) =>
    savePackageServices(ctx, {
      package: { id: packageId, entryId: 1, title: 'Trek' },
      seen: servicesStamp(seen),
      services: wanted,
      actor,
    })
  expect(await save([], services)).toMatchObject({ done: true })

  const found = await read()
  // 118.00 with 18% inside that comes back: 100.00 net, of which two of three.
  expect(found).toMatchObject({ shared: 1, cost: { netCostMinor: 7_867 - 1_200, items: [{ ownCostMinor: 7_867 }] } })
  expect(found?.margin.netCostMinor).toBe(found?.cost.netCostMinor)

  // Of two who save at once over what both have seen, one is told what the other has saved.
  const [one, two] = [services.map((service) => ({ ...service, days: 2 })), services.map((service) => ({ ...service, days: 3 }))]
  const outcomes = await Promise.all([save(services, one), save(services, two)])
  const stored = await listPackageServices(ctx.db, packageId)
  expect(outcomes.filter(({ done }) => done)).toHaveLength(1)
  expect(outcomes.find(({ done }) => !done)).toEqual({
    done: false,
    refusal: { reason: 'changed-meanwhile', services: stored },
  })
})
