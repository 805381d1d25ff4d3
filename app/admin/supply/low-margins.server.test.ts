import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { saveExtraService } from '#features/costs/save-extra-service.server.ts'
import type { Role } from '#features/staff/permissions.ts'
import { addRateBook } from '#features/suppliers/add-rate-book.server.ts'
import { answerOf, argsOf, cookieOf } from '#tests/support/admin-request.ts'
import { assign } from '#tests/support/assigned.ts'
import { oneCarBook } from '#tests/support/car-rate-book.ts'
import { classesForHire, hireBooking, newHireCar } from '#tests/support/hires.ts'
import { priceAt, suppliedTrek } from '#tests/support/supplied-journeys.ts'
import { bookingOrders } from '#tests/support/supplier-screens.ts'
import { testContext } from '#tests/support/test-context.ts'
import { loader } from '../bookings/crew.tsx'

const { ctx } = await testContext()
const trek = await suppliedTrek(ctx)
const { viewOf, booked } = await bookingOrders(ctx, trek)

test('what is ordered for more than it was sold for is said at the order, of an extra and of the whole booking, to who may read costs', async () => {
  const ids = await ctx.db.transaction().execute((tx) => addRateBook(ctx, tx, oneCarBook, 'Sophie'))
  await sql`insert into extras (id, name, note, unit, amount_minor, kinds, most_per_booking, active, position, transfer) values
    ('pick-up', 'From the airport', '', 'booking', 6000, '{journey}', 1, true, 90, 'arrival')`.execute(ctx.db)
  const extra = { id: 'pick-up', entryId: 1, name: 'pick-up' }
  await saveExtraService(ctx, { extra, seen: null, serviceId: ids.get('car') ?? 0, actor: { id: 'diane', name: 'Diane' } })
  const id = await booked({ ordered: { package: trek.slug, comfort: 'lodge', extras: [{ id: 'pick-up', quantity: 1 }] } })
  await priceAt(ctx, id, 500_000)
  await priceAt(ctx, id, 6_000, { kind: 'extra', label: 'From the airport' })
  const said = async (role: 'sales' | 'read-only' = 'sales') => {
    const { lowMargin, orders } = await viewOf(id, '', role)
    return { lowMargin, losses: orders.flatMap(({ lines }) => lines.flatMap(({ loss }) => loss || [])) }
  }
  expect(await said()).toEqual({
    lowMargin: '',
    losses: ['It costs $100.00 and is sold for $60.00, both without VAT: it loses money.'],
  })
  await sql`update booking_lines set amount_minor = 10000 where booking_id = ${id}`.execute(ctx.db)
  expect(await said()).toEqual({
    lowMargin: expect.stringMatching(/^As ordered now it loses money: −\$[\d,.]+, margin −/),
    losses: [],
  })
  expect(await said('read-only')).toEqual({ lowMargin: '', losses: [] })
})

test('a hire whose vehicle is hired in for more than it is sold for says so where the vehicle is assigned, to who may read costs', async () => {
  await sql`delete from extra_services`.execute(ctx.db)
  const { rows } = await sql<{ supplierId: number }>`select id as "supplierId" from suppliers where name = 'Cars'`.execute(ctx.db)
  await classesForHire(ctx)
  const times = { from: '2027-05-10T08:30', to: '2027-05-12T08:31' }
  const id = await hireBooking(ctx.db, times)
  const carId = await newHireCar(ctx.db, 'RAB 700 H')
  await priceAt(ctx, id, 30_000, { kind: 'vehicle', label: 'Compact 4x4' })
  await assign(ctx.db, { run: { bookingId: id }, carId, ...times })
  const said = async (role: Role = 'sales') => {
    const cookie = await cookieOf(ctx, role)
    const { data } = await answerOf(() => loader(argsOf(ctx, `/admin/bookings/${id}/crew`, { cookie, params: { id } }) as never))
    return (data as Awaited<ReturnType<typeof loader>>).loss
  }
  expect(await said(), 'of nobody else').toBe('')
  await sql`update cars set supplier_id = ${rows[0]?.supplierId} where id = ${carId}`.execute(ctx.db)
  expect(await said(), 'three days for $100.00 each').toBe('')
  await sql`update booking_lines set amount_minor = 29999 where booking_id = ${id}`.execute(ctx.db)
  expect(await said()).toMatch(/cost \$300\.00 or more, and the hire is sold for \$299\.99/)
  expect(await said('read-only')).toBe('')
})
