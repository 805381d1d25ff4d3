import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import type { HireOrder } from '#features/orders/order.ts'
import { lineMessage } from '#features/pricing/line-text.ts'
import { testContext } from '#tests/support/test-context.ts'
import { purgeQuotes } from './purge-quotes.server.ts'
import type { QuotedOrder } from './quote.ts'
import { findQuote } from './reads.server.ts'
import { writeQuote } from './write-quote.server.ts'

const { ctx, clock } = await testContext()

const order: HireOrder = {
  kind: 'hire',
  vehicleClass: 'prado-tx',
  vehicles: 1,
  from: '2027-07-14T10:00',
  to: '2027-07-17T10:00',
  withDriver: false,
  driver: { bornOn: '1990-05-04', licensedSince: '2010-01-01' },
  abroad: [],
  extras: [{ id: 'child-seat', quantity: 1 }],
  code: null,
}

const quoted: QuotedOrder = {
  order,
  party: [{ firstNames: 'Marit Elise', familyName: 'Solheim', bornOn: '1988-11-03', assumedAge: 30, residency: 'foreign' }],
  title: 'Mid-size 4x4',
  scene: { id: 'hills', hour: 'day', seed: 11, place: 'Rwanda, the road between the hills' },
  startsOn: '2027-07-14',
  endsOn: '2027-07-17',
  lines: [
    {
      kind: 'vehicle',
      label: 'Mid-size 4x4, you drive',
      reason: '3 days in the high season',
      quantity: 3,
      unitMinor: 11_000,
      amountMinor: 33_000,
      refundable: true,
      vatMinor: 0,
      ladder: 'cars',
      text: { label: lineMessage('hire', { car: { name: 'Mid-size 4x4', of: 'car', at: 'name' }, driver: 'own' }) },
    },
  ],
  schedule: { totalMinor: 33_000, depositMinor: 9900, balanceDueOn: '2027-05-30' },
  currency: 'USD',
  rwfPerUnit: 1450.25,
}
const notAfter = new Date('2027-07-13T16:00:00Z')

async function written(more: Partial<QuotedOrder & { notAfter: Date }> = {}) {
  const outcome = await writeQuote(ctx, { ...quoted, notAfter, ...more })
  if (!outcome.done) throw new Error(`Refused: ${outcome.refusal.reason}`)
  return outcome.value
}

beforeEach(async () => {
  clock.set('2027-03-12T08:00:00Z')
  await sql`truncate quotes`.execute(ctx.db)
})

test('a quote is found by its code with the price it was given at, line by line', async () => {
  const { code, endsAt } = await written()
  expect(code).toMatch(/^[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/)
  expect(endsAt).toEqual(new Date('2027-03-26T08:00:00Z'))
  expect(await findQuote(ctx.db, code)).toEqual({
    ...quoted,
    code,
    endsAt,
    createdAt: clock.now(),
    order: { ...order, driver: null },
    party: [{ firstNames: null, familyName: null, bornOn: null, assumedAge: 38, residency: 'foreign' }],
  })
  expect(await findQuote(ctx.db, 'AAAA-2222')).toBeUndefined()
})

test('no name and no birth day is in the database, of travellers or of the driver', async () => {
  await written()
  const { rows } = await sql`select * from quotes`.execute(ctx.db)
  for (const secret of ['Marit', 'Solheim', '1988', '1990', '2010']) expect(JSON.stringify(rows)).not.toContain(secret)
})

test('two quotes of one order have a code each', async () => {
  expect((await written()).code).not.toBe((await written()).code)
})

test('a quote ends at the cut-off where that comes first, and past it none is written', async () => {
  clock.set('2027-07-12T08:00:00Z')
  expect((await written()).endsAt).toEqual(notAfter)
  clock.set(notAfter)
  expect(await writeQuote(ctx, { ...quoted, notAfter })).toEqual({ done: false, refusal: { reason: 'too-late-to-quote' } })
})

test('a quote whose lines come to another sum is a bug, and is not stored', async () => {
  const schedule = { ...quoted.schedule, totalMinor: 32_999 }
  await expect(written({ schedule })).rejects.toThrow('The lines come to 33000, not to 32999')
  expect((await sql`select 1 from quotes`.execute(ctx.db)).rows).toEqual([])
})

test('a quote can be opened for ninety days after its end, and is then deleted', async () => {
  const old = await written()
  clock.advance(1)
  const later = await written()
  clock.set(new Date(old.endsAt.getTime() + 90 * 24 * 60 * 60_000 - 1))
  expect(await purgeQuotes(ctx)).toBe(0)
  clock.advance(1)
  expect(await purgeQuotes(ctx)).toBe(1)
  expect(await findQuote(ctx.db, old.code)).toBeUndefined()
  expect(await findQuote(ctx.db, later.code)).toMatchObject({ code: later.code })
})
