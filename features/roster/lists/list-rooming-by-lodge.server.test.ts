import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { consentVersion } from '#features/travellers/details.ts'
import { travellerDetailsAnswer } from '#features/travellers/details-answer.ts'
import { saveTravellerDetails } from '#features/travellers/save-traveller-details.server.ts'
import { openEncryption } from '#platform/files/encryption.server.ts'
import { gorillaTrek, openRoomsAndCars, seatsOn, stayFrom, trekFrom } from '#tests/support/cast.ts'
import { bookedRun } from '#tests/support/crew-sheets.ts'
import { hireBooking } from '#tests/support/hires.ts'
import { accept, sentProposal } from '#tests/support/sent-proposal.ts'
import { testContext } from '#tests/support/test-context.ts'
import { watchStatements } from '#tests/support/watched-statements.ts'
import { addDays } from '#values/dates.ts'
import { listRoomingByLodge } from './list-rooming-by-lodge.server.ts'

const tested = await testContext({ now: '2027-03-12T08:00:00Z' })
const ctx = { ...tested.ctx, encryption: openEncryption({ key: randomBytes(32) }) }
const watched = watchStatements(tested.database.address)
afterAll(watched.close)
const trek = await gorillaTrek(ctx, { seats: 8 })
await openRoomsAndCars(ctx)
const first = trek.startsOn
const last = addDays(first, 2)
const travellers = [
  { firstNames: 'Anne', familyName: 'Berg', bornOn: '1980-02-01' },
  { firstNames: 'Liv', familyName: 'Berg', bornOn: '2019-02-01' },
]
const days = { startsOn: first, endsOn: last, travellers }

test('rooms of many bookings are read by house and night, with what a house needs of people and nothing else', async () => {
  const journey = await bookedRun(ctx.db, { order: trekFrom(first), ...days })
  await saveTravellerDetails(ctx, {
    bookingId: journey.id,
    position: 1,
    actor: { by: 'leader' },
    answer: travellerDetailsAnswer('2027-03-12').parse({
      ...{ passportName: 'ZQPASSPORT NAME', passportNumber: 'XQ7788990', passportExpiresOn: '2031-01-01', nationality: 'NO' },
      ...{
        diet: 'No nuts',
        access: 'Wheelchair',
        health: 'zq-health',
        faith: 'zq-faith',
        emergencyContact: 'zq-emergency',
        consent: consentVersion,
      },
    }),
  })
  const stay = await bookedRun(ctx.db, {
    order: { ...stayFrom(first, 2), rooms: [{ room: 'superior-twin', board: 'BB', adults: 1, childAges: [8] }] },
    ...days,
  })
  const hire = await hireBooking(ctx.db, { from: `${first}T09:00`, to: `${last}T09:00` })
  const found = await listRoomingByLodge(ctx, [stay.id, hire, journey.id])
  expect([...new Set(found.map(({ bookingId }) => bookingId))]).toEqual([stay.id, journey.id])
  const [atHotel, ...onTheWay] = found
  expect(atHotel?.stay).toMatchObject({ from: first, to: last, nights: 2, lodge: { hotelId: 'imisozi-terrace-kigali' } })
  expect(onTheWay.reduce((sum, { stay: { nights } }) => sum + nights, 0)).toBe(2)
  expect(onTheWay[0]?.rooms).toEqual([
    {
      ...{ kind: 'family', wished: null, unattended: false },
      people: [
        { position: 1, name: 'Anne Berg', nationality: 'NO', childAge: null, needs: ['No nuts', 'Wheelchair'] },
        { position: 2, name: 'Liv Berg', nationality: null, childAge: 8, needs: [] },
      ],
    },
  ])
  expect(JSON.stringify(found)).not.toMatch(/ZQPASSPORT|XQ7788990|zq-|1980/)
})

const tailored = async () => {
  const accepted = await accept(ctx, await sentProposal(ctx, { parts: [] }))
  if (!accepted.done) throw new Error(JSON.stringify(accepted.refusal))
  return accepted.value
}

test('a tailored trip sleeps where its accepted option says', async () => {
  const { id } = await tailored()
  const found = await listRoomingByLodge(ctx, [id])
  expect(found.some(({ stay: { lodge } }) => lodge !== null)).toBe(true)
  expect(found[0]?.stay.from).toBe('2027-07-06')
  expect(found.every(({ stay: { to } }) => to <= '2027-07-17')).toBe(true)
})

test('who shares a room on a tailored trip says the proposal that was accepted', async () => {
  const { id } = await tailored()
  await sql`update trip_versions set rooms = '[[1, 3], [2]]' where id = (select version_id from proposals where booking_id = ${id})`.execute(
    ctx.db,
  )
  const [stay] = await listRoomingByLodge(ctx, [id])
  expect(stay?.rooms.map(({ people }) => people.map(({ position }) => position))).toEqual([[1, 3], [2]])
})

test('more bookings take no more statements', async () => {
  const ids: string[] = []
  const count = async () => {
    watched.sent.length = 0
    await listRoomingByLodge({ db: watched.db }, ids)
    return watched.sent.length
  }
  const add = async () => {
    for (const order of [trekFrom(first), stayFrom(first, 2)]) ids.push((await bookedRun(ctx.db, { order, ...days })).id)
    ids.push((await bookedRun(ctx.db, { order: seatsOn(trek.slug), departureId: trek.id, ...days })).id, (await tailored()).id)
  }
  await add()
  const few = await count()
  expect(few).toBeLessThanOrEqual(6)
  await add()
  expect(await count()).toBe(few)
})
