import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { listTravellers } from '#features/bookings/reads.server.ts'
import { partyOfUnnamed, unnamed } from '#features/orders/order.ts'
import { cancelled, heldOrder, openRoomsAndCars, stayFrom } from '#tests/support/cast.ts'
import { testContext } from '#tests/support/test-context.ts'
import { nameFromList } from './name-from-list.server.ts'
import { readNameList } from './name-list.ts'

const { ctx } = await testContext()
await openRoomsAndCars(ctx)

const rooms = [{ room: 'superior-twin', board: 'BB', adults: 2, childAges: [4] }]
const booked = () =>
  heldOrder(ctx, { ...stayFrom('2027-06-14', 3), rooms }, [...partyOfUnnamed(2), { ...unnamed, assumedAge: 4 }])
const name = async (id: string, text: string) => nameFromList(ctx, id, readNameList(text).names)
const namesOf = async (id: string) => (await listTravellers(ctx.db, id)).map(({ firstNames }) => firstNames)

const list = 'Ida, Solheim, 1.5.2023\nMarit, Solheim, 3.11.1988\nJonas, Solheim, 2.2.1985'

test('each name goes to a place whose price is for that age, and the same list again changes nothing', async () => {
  const { id } = await booked()
  expect(await name(id, list)).toMatchObject({ done: true, value: { saved: 3, unused: [] } })
  expect(await namesOf(id)).toEqual(['Marit', 'Jonas', 'Ida'])
  expect(await name(id, list)).toMatchObject({ done: true, value: { saved: 0, unused: [] } })
})

test('a line that fits no place comes back with its reason, and the others are saved', async () => {
  const { id } = await booked()
  const text = `Otto, Solheim, 1.1.2015\n${list}\nEva, Berg, 1.1.1990`
  expect(await name(id, text)).toMatchObject({
    value: {
      saved: 3,
      unused: [
        { line: 1, refusal: { reason: 'price-would-change' } },
        { line: 5, refusal: { reason: 'no-place-left' } },
      ],
    },
  })
})

test('two who send the list at once name everybody once', async () => {
  const { id } = await booked()
  await Promise.all([name(id, list), name(id, list)])
  expect((await namesOf(id)).toSorted()).toEqual(['Ida', 'Jonas', 'Marit'])
})

test('who was named before the birth day was known gets it at the same place', async () => {
  const { id } = await booked()
  await sql`update booking_travellers set first_names = 'Jonas', family_name = 'Solheim' where booking_id = ${id} and position = 1`.execute(
    ctx.db,
  )
  expect(await name(id, list)).toMatchObject({ value: { saved: 3, unused: [] } })
  expect(await namesOf(id)).toEqual(['Jonas', 'Marit', 'Ida'])
})

test('a booking that has ended takes no names', async () => {
  const { id } = await booked()
  await cancelled(ctx, id)
  expect(await name(id, list)).toMatchObject({ refusal: { reason: 'booking-final' } })
})
