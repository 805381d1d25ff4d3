import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { priceAt, suppliedTrek } from '#tests/support/supplied-journeys.ts'
import { bookingOrders } from '#tests/support/supplier-screens.ts'
import { testContext } from '#tests/support/test-context.ts'

const { ctx } = await testContext()
const trek = await suppliedTrek(ctx)
const { viewOf, post, booked, orderOf, reply, sendAll } = await bookingOrders(ctx, trek)

const place = (supplier: string, id: string) =>
  sql`update suppliers set place_id = ${id} where name = ${supplier}`.execute(ctx.db)
/** Two nights for $300 and $380 a night, of which the price leaves $20. */
const tight = async () => {
  const id = await booked()
  await priceAt(ctx, id, 30_000 + 38_000 * (trek.nights - 1) + 2_000)
  const { line } = await orderOf(id, 'Lodge Mutobo')
  const effectOf = async (supplier: string, role: 'sales' | 'read-only' = 'sales') =>
    (await viewOf(id, `?choose=${line.id}`, role)).choice?.choices.find(({ named }) => named.startsWith(supplier))?.effect
  const choose = (service: number, more = {}) =>
    post(id, { event: 'choose', item: line.itemKey, service: String(service), reason: 'They are full', ...more })
  return { id, line, effectOf, choose }
}

test('beside a choice stand its place where that is another than was sold, its cost against the plan, and what is left', async () => {
  await place('Lodge Mutobo', 'musanze')
  await place('Lodge Lunga', 'musanze')
  await place('Camp Nyika', 'arusha')
  const { effectOf } = await tight()
  expect(await effectOf('Lodge Lunga')).toEqual({
    place: '',
    board: '',
    cost: 'It costs $380.00, $80.00 more than the planned $300.00.',
    margin: 'It then loses money as ordered: −$60.00, margin −8.6%.',
    isDearer: true,
    isLow: true,
  })
  expect(await effectOf('Camp Nyika')).toEqual({
    place: expect.stringMatching(
      /^It is in Arusha, Tanzania(, .+ by road from Musanze, Rwanda, where what was sold is|\. What was sold is in Musanze)/,
    ),
    board: '',
    cost: 'It costs $180.00, $120.00 less than the planned $300.00.',
    margin: expect.stringMatching(/^Left as ordered then: \$140\.00, margin 20%\.$/),
    isDearer: false,
    isLow: false,
  })
})

test('beside a choice with fewer meals than were sold stands that these must be paid apart, and nothing beside one with as many', async () => {
  const board = (supplier: string, of: string) =>
    sql`update supplier_services v set board = ${of} from suppliers s
      where s.id = v.supplier_id and s.name = ${supplier} and v.kind = 'stay'`.execute(ctx.db)
  const { effectOf } = await tight()
  await board('Lodge Mutobo', 'FB')
  await board('Camp Nyika', 'BB')
  await board('Lodge Lunga', 'GP')
  expect((await effectOf('Camp Nyika'))?.board).toBe(
    'Sold with full board; this is bed and breakfast: the meals must be paid separately.',
  )
  expect((await effectOf('Lodge Lunga'))?.board).toBe('')
})

test('a choice that leaves too little, and less than now, needs a tick and a reason; one that leaves more needs none', async () => {
  const { id, line, choose } = await tight()
  expect(await choose(trek.lunga)).toMatchObject({
    status: 422,
    data: { errors: { anyway: expect.stringMatching(/too little/) }, choice: { values: { reason: 'They are full' } } },
  })
  expect(await choose(trek.lunga, { anyway: 'on', reason: '' })).toMatchObject({
    data: { errors: { reason: expect.any(String) } },
  })
  expect((await orderOf(id, 'Lodge Mutobo')).line.id, 'nothing was chosen').toBe(line.id)
  expect(await choose(trek.lunga, { anyway: 'on' })).toMatchObject({ status: 303 })
  const losing = await tight()
  await sql`update booking_lines set amount_minor = 1, unit_minor = 1 where booking_id = ${losing.id}`.execute(ctx.db)
  expect(await losing.effectOf('Camp Nyika')).toMatchObject({ margin: expect.stringMatching(/loses money/), isLow: false })
  expect(await losing.choose(trek.nyika), 'it loses less').toMatchObject({ status: 303 })
})

test('in place of a lodge that declined it is asked for too, with a reason, and compared with the lodge that was sold', async () => {
  await place('Camp Nyika', 'musanze')
  const { id, effectOf } = await tight()
  await sendAll(id)
  await reply(id, 'Lodge Mutobo', { answer: 'declined' })
  const [open] = (await viewOf(id)).open
  const choose = (more: Record<string, string>) =>
    post(id, { event: 'choose', item: open?.itemKey ?? '', service: String(trek.lunga), reason: '', ...more })
  expect(await effectOf('Lodge Lunga')).toBeUndefined()
  expect((await viewOf(id, `?choose=${open?.id}`)).choice?.choices[0]?.effect.cost).toMatch(/the planned \$300\.00/)
  expect(await choose({})).toMatchObject({ data: { errors: { anyway: expect.any(String) } } })
  expect(await choose({ anyway: 'on' })).toMatchObject({ data: { errors: { reason: expect.any(String) } } })
  expect(await choose({ anyway: 'on', reason: 'All full' })).toMatchObject({ status: 303 })
})
