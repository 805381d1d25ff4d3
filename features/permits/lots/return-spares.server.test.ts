import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { gorillaTrek, heldBooking, leavePermits } from '#tests/support/cast.ts'
import { testContext } from '#tests/support/test-context.ts'
import { addDays, kigaliInstant } from '#values/dates.ts'
import { addAllowance } from '../allowances/add-allowance.server.ts'
import { listAllowances } from '../reads-lots.server.ts'
import { returnSpares } from './return-spares.server.ts'

const { ctx } = await testContext()
const actor = { id: 'diane', name: 'Diane' }
const feeId = 'gorilla-volcanoes'

/** A departure with so many paid permits, of which some are promised, and an allowance for so many more. */
async function departureWith(permits: number, { booked, allowed }: { booked: number; allowed: number }) {
  const trek = await gorillaTrek(ctx, { seats: 8 })
  await leavePermits(ctx, trek, permits)
  const { rows } = await sql<{ day: string }>`select day from permit_lots where departure_id = ${trek.id}`.execute(ctx.db)
  const day = rows[0]?.day ?? ''
  if (allowed > 0)
    expect(
      await addAllowance(
        ctx,
        {
          ...{ feeId, departureId: trek.id, from: day, to: day, quantity: allowed },
          ...{ until: kigaliInstant(addDays(day, -1), 0), reason: 'RDB has said so' },
        },
        actor,
      ),
    ).toMatchObject({ done: true })
  if (booked > 0) await heldBooking(ctx, trek.slug, booked)
  const levels = async () => {
    const { rows } = await sql<{ capacity: number; taken: number }>`
      select coalesce(s.capacity, 0) as capacity, coalesce(s.taken, 0) as taken
      from unnest(array[${`permit:${feeId}@${trek.id}`}, ${`permit:${feeId}`}]) with ordinality as r (resource, place)
      left join stock_at(${ctx.clock.now()}) s on s.resource = r.resource and s.day = ${day} order by r.place`.execute(ctx.db)
    return rows.map(({ capacity, taken }) => [capacity, taken])
  }
  return { id: trek.id, day, levels }
}

test('what an allowance stands for is not given away: the permits go that nobody is promised, and it stays as it is', async () => {
  const { id, day, levels } = await departureWith(4, { booked: 2, allowed: 3 })
  expect(await levels()).toEqual([
    [7, 2],
    [0, 0],
  ])
  expect(await returnSpares(ctx, id)).toBe(2)
  expect(await levels()).toEqual([
    [5, 2],
    [2, 0],
  ])
  const allowances = await listAllowances(ctx.db, feeId, { from: day, to: day }, ctx.clock.now())
  expect(allowances.filter(({ departureId }) => departureId === id)).toMatchObject([{ quantity: 3 }])
  expect(await returnSpares(ctx, id)).toBe(0)
})

test('where more is promised than is held, and an allowance keeps the rest, no permit goes', async () => {
  const { id, levels } = await departureWith(2, { booked: 4, allowed: 3 })
  expect(await returnSpares(ctx, id)).toBe(0)
  expect(await levels()).toEqual([
    [5, 4],
    [0, 0],
  ])
})

test('without an allowance all that is not promised goes', async () => {
  const { id, levels } = await departureWith(5, { booked: 2, allowed: 0 })
  expect(await returnSpares(ctx, id)).toBe(3)
  expect(await levels()).toEqual([
    [2, 2],
    [3, 0],
  ])
})
