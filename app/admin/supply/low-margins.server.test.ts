import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { saveExtraService } from '#features/costs/save-extra-service.server.ts'
import { addRateBook } from '#features/suppliers/add-rate-book.server.ts'
import { oneCarBook } from '#tests/support/car-rate-book.ts'
import { priceAt, suppliedTrek } from '#tests/support/supplied-journeys.ts'
import { bookingOrders } from '#tests/support/supplier-screens.ts'
import { testContext } from '#tests/support/test-context.ts'

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
