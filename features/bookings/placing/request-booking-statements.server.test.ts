import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { settle } from '#bench/fill-packages.ts'
import { partyOfUnnamed } from '#features/orders/order.ts'
import { openDatabase } from '#platform/database/database.server.ts'
import { gorillaTrek, requestOf, seatsOn } from '#tests/support/cast.ts'
import { quietLog } from '#tests/support/databases.ts'
import { testContext } from '#tests/support/test-context.ts'
import { watchStatements } from '#tests/support/watched-statements.ts'
import { requestBooking } from './request-booking.server.ts'

const { ctx, database } = await testContext()
const watched = watchStatements(database.address)
afterAll(watched.close)

/**
 * What one booking may send besides BEGIN and COMMIT, and how often it waits for an answer: all that is read for its price comes before
 * the first lock, and what answers nothing goes with what does.
 */
const budget = { before: 2, inside: 9, waits: 3 }
/** What a visitor's holds are counted by is one statement more. */
const limits = 1

test.each([
  { travellers: 1, formLimits: false },
  { travellers: 6, formLimits: false },
  { travellers: 6, formLimits: true },
])('a booking sends few statements, and as few while others wait for its seats: $travellers, limits $formLimits', async (by) => {
  const { travellers, formLimits } = by
  const more = formLimits ? limits : 0
  const trek = await gorillaTrek(ctx, { seats: 12 })
  const request = await requestOf(ctx, seatsOn(trek.slug), partyOfUnnamed(travellers))
  watched.sent.length = 0
  expect(await requestBooking({ ...ctx, db: watched.db, config: { ...ctx.config, formLimits } }, request)).toMatchObject({
    done: true,
  })
  const texts = watched.sent.map(({ text }) => text).filter((text) => text !== 'begin' && text !== 'commit')
  const inside = texts.findIndex((text) => text.includes('pg_advisory_xact_lock'))
  expect(texts.slice(0, inside)).toHaveLength(budget.before)
  expect(texts.slice(inside)).toHaveLength(budget.inside + more)
  expect(texts.slice(inside).filter((text) => !text.includes('/* sent ahead */'))).toHaveLength(budget.waits + more)
})

test('what is prepared is planned for a connection’s first bookings, and not again for each while others wait', async () => {
  const trek = await gorillaTrek(ctx, { seats: 12 })
  const request = await requestOf(ctx, seatsOn(trek.slug), partyOfUnnamed(1))
  // Where there are many days of stock, to find ten of them costs more than to find one and plan for it.
  await sql`insert into stock_days (resource, day, capacity)
    select 'room:' || n, current_date + 9, 1 from generate_series(1, 20000) n`.execute(ctx.db)
  await settle(database.address)
  const one = openDatabase({ address: database.address, log: quietLog, connections: 1 })
  try {
    for (let nth = 0; nth < 8; nth += 1)
      expect(await requestBooking({ ...ctx, db: one.db }, { ...request, draftId: randomUUID() })).toMatchObject({ done: true })
    const { rows } = await sql<{ statement: string; anew: number }>`
      select statement, custom_plans::int as anew from pg_prepared_statements`.execute(one.db)
    expect(rows.length).toBeGreaterThan(8)
    expect(rows.filter(({ anew }) => anew > 5)).toEqual([])
  } finally {
    await one.close()
  }
})
