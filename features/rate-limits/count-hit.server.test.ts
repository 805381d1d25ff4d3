import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import type { Context } from '#platform/context.ts'
import { testContext } from '#tests/support/test-context.ts'
import { countHit } from './count-hit.server.ts'
import { purgeHits } from './purge-hits.server.ts'
import { type Limit, limits, type MarksOf } from './rate-limits.ts'

const { ctx, clock, logged } = await testContext({ formLimits: true })
const begin = '2027-03-12T08:00:30Z'
const hour = 3_600_000
const home = { address: '203.0.113.9', email: 'marit@example.no' }

beforeEach(async () => {
  clock.set(begin)
  await sql`truncate rate_limit_hits`.execute(ctx.db)
})

/** Tries so often, one after another, and answers how each went. */
async function tries<L extends Limit>(times: number, limit: L, marks: (index: number) => MarksOf<L>, context: Context = ctx) {
  const answers: boolean[] = []
  for (let index = 0; index < times; index++) answers.push((await countHit(context, limit, marks(index))).done)
  return answers
}

const rows = async () => (await sql<Record<string, unknown>>`select * from rate_limit_hits order by key`.execute(ctx.db)).rows
const passesThenOneRefusal = (most: number) => [...Array.from({ length: most }, () => true), false]
/** Another email each time, so that only the address is the same; and the other way round. */
const sameAddress = (index: number) => ({ address: home.address, email: `traveller-${index}@example.no` })
const sameEmail = (index: number) => ({ address: `198.51.100.${index}`, email: home.email })

test('ten holds from one address pass within an hour and the eleventh is refused until the hour is over', async () => {
  expect(await tries(11, 'hold', sameAddress)).toEqual(passesThenOneRefusal(10))
  clock.advance(10 * 60_000)
  expect(await countHit(ctx, 'hold', sameAddress(99))).toEqual({
    done: false,
    refusal: { reason: 'too-many-attempts', againAt: new Date(Date.parse(begin) + hour) },
  })
})

test('five holds for one email pass from five addresses and the sixth is refused, whatever its case', async () => {
  expect(await tries(5, 'hold', sameEmail)).not.toContain(false)
  expect(await countHit(ctx, 'hold', { address: '192.0.2.77', email: ' MARIT@example.no' })).toMatchObject({ done: false })
})

test.each([
  ['hold', 10, () => tries(11, 'hold', sameAddress)],
  ['hold', 5, () => tries(6, 'hold', sameEmail)],
  ['draft', 60, () => tries(61, 'draft', () => ({ address: home.address }))],
  ['waiting-list', 6, () => tries(7, 'waiting-list', sameAddress)],
  ['waiting-list', 3, () => tries(4, 'waiting-list', sameEmail)],
  ['hold-again', 6, () => tries(7, 'hold-again', () => ({ booking: 'b1' }))],
  ['lost-link', 20, () => tries(21, 'lost-link', sameAddress)],
  ['lost-link', 5, () => tries(6, 'lost-link', sameEmail)],
  ['enquiry', 10, () => tries(11, 'enquiry', sameAddress)],
  ['enquiry', 5, () => tries(6, 'enquiry', sameEmail)],
  ['proposal', 10, () => tries(11, 'proposal', (index) => ({ address: sameEmail(index).address, proposal: 'p1' }))],
  ['supplier-order', 20, () => tries(21, 'supplier-order', (index) => ({ address: sameEmail(index).address, order: '7' }))],
  ['newsletter', 10, () => tries(11, 'newsletter', sameAddress)],
  ['newsletter', 3, () => tries(4, 'newsletter', sameEmail)],
] as const)('of %s, %i tries within an hour pass and the next is refused', async (_limit, most, tried) => {
  expect(await tried()).toEqual(passesThenOneRefusal(most))
})

test('of thirty holds at once from one address exactly ten pass', async () => {
  const answers = await Promise.all(Array.from({ length: 30 }, (_, index) => countHit(ctx, 'hold', sameAddress(index))))
  expect(answers.filter((answer) => answer.done)).toHaveLength(10)
})

test('of thirty holds at once for one email and from three addresses exactly five pass, and none waits for ever', async () => {
  const marks = (index: number) => ({ address: `198.51.100.${index % 3}`, email: home.email })
  const answers = await Promise.all(Array.from({ length: 30 }, (_, index) => countHit(ctx, 'hold', marks(index))))
  expect(answers.filter((answer) => answer.done)).toHaveLength(5)
})

test('another address, another email and another form are not touched', async () => {
  await tries(11, 'hold', () => home)
  expect(await countHit(ctx, 'hold', home)).toMatchObject({ done: false })
  expect(await countHit(ctx, 'hold', { address: '203.0.113.10', email: 'jonas@example.no' })).toMatchObject({ done: true })
  expect(await countHit(ctx, 'waiting-list', home)).toMatchObject({ done: true })
})

test('an IPv6 household is one visitor, and its neighbour is another', async () => {
  const within = (index: number) => ({ ...sameAddress(index), address: `2001:db8:1:2::${index + 1}` })
  expect(await tries(11, 'hold', within)).toEqual(passesThenOneRefusal(10))
  expect(await countHit(ctx, 'hold', { ...sameAddress(50), address: '2001:db8:1:3::1' })).toMatchObject({ done: true })
})

test('the window opens again an hour after its first try, and refusals do not make it longer', async () => {
  await tries(10, 'hold', sameAddress)
  clock.advance(hour - 1)
  expect(await tries(1, 'hold', sameAddress)).toEqual([false])
  clock.advance(1)
  expect(await tries(11, 'hold', sameAddress)).toEqual(passesThenOneRefusal(10))
})

test('where two marks are over, the later end counts', async () => {
  await tries(10, 'hold', sameAddress)
  clock.advance(60_000)
  await tries(5, 'hold', sameEmail)
  expect(await countHit(ctx, 'hold', home)).toMatchObject({
    refusal: { againAt: new Date(Date.parse(begin) + 60_000 + hour) },
  })
})

test('nothing readable is stored or logged, and the key depends on the secret', async () => {
  await tries(11, 'hold', () => home)
  const stored = await rows()
  expect(stored.map((row) => Object.keys(row).sort())).toEqual([
    ['count', 'key', 'since'],
    ['count', 'key', 'since'],
  ])
  for (const { key } of stored) expect(key).toMatch(/^[\w-]{43}$/)
  for (const secret of ['203.0.113', 'marit', 'example']) expect(JSON.stringify([stored, logged])).not.toContain(secret)
  const elsewhere = { ...ctx, config: { ...ctx.config, secret: 'another secret that is long enough too' } }
  expect(await countHit(elsewhere, 'hold', home)).toMatchObject({ done: true })
})

test('with the setting off nothing is refused and nothing is stored', async () => {
  const unlimited = { ...ctx, config: { ...ctx.config, formLimits: false } }
  expect(await tries(limits.hold.address + 1, 'hold', () => home, unlimited)).not.toContain(false)
  expect(await rows()).toEqual([])
})

test('windows that began more than a day ago are deleted, and no others', async () => {
  await countHit(ctx, 'draft', { address: '203.0.113.1' })
  clock.advance(1)
  await countHit(ctx, 'draft', { address: '203.0.113.2' })
  clock.advance(24 * hour)
  expect(await purgeHits(ctx)).toBe(1)
  expect(await rows()).toHaveLength(1)
})

test('what is being counted at this moment is not waited for by the forgetting', async () => {
  await countHit(ctx, 'draft', { address: home.address })
  clock.advance(25 * hour)
  await ctx.db.transaction().execute(async (tx) => {
    await countHit({ ...ctx, db: tx }, 'draft', { address: home.address })
    expect(await purgeHits(ctx)).toBe(0)
  })
  expect(await rows()).toMatchObject([{ count: 1, since: clock.now() }])
})
