import { afterAll, expect, test } from 'vitest'
import { partyOfUnnamed } from '#features/offers/order.ts'
import { gorillaTrek, requestOf, seatsOn } from '#tests/support/cast.ts'
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

test.each([1, 6])('a booking of %i sends few statements, and as few while others wait for its seats', async (travellers) => {
  const trek = await gorillaTrek(ctx, { seats: 12 })
  const request = await requestOf(ctx, seatsOn(trek.slug), partyOfUnnamed(travellers))
  watched.sent.length = 0
  expect(await requestBooking({ ...ctx, db: watched.db }, request)).toMatchObject({ done: true })
  const texts = watched.sent.map(({ text }) => text).filter((text) => text !== 'begin' && text !== 'commit')
  const inside = texts.findIndex((text) => text.includes('pg_advisory_xact_lock'))
  expect(texts.slice(0, inside)).toHaveLength(budget.before)
  expect(texts.slice(inside)).toHaveLength(budget.inside)
  expect(texts.slice(inside).filter((text) => !text.includes('/* sent ahead */'))).toHaveLength(budget.waits)
})
