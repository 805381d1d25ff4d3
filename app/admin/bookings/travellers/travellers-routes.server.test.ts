import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { listAuditEntries } from '#features/audit-log/reads.server.ts'
import { listEvents } from '#features/bookings/reads.server.ts'
import { listEmails } from '#features/emails/reads.server.ts'
import { listDetails } from '#features/travellers/list-details.server.ts'
import { openEncryption } from '#platform/files/encryption.server.ts'
import { answerOf, argsOf, cookieOf } from '#tests/support/admin-request.ts'
import { gorillaTrek, heldBooking } from '#tests/support/cast.ts'
import { testContext } from '#tests/support/test-context.ts'
import { loader as one, action as saveOne } from './traveller.tsx'
import { loader as all, action as saveAll } from './travellers.tsx'

/** Staff enter and correct what a visitor can. */
const { ctx: built, runJobs } = await testContext()
const ctx = { ...built, encryption: openEncryption({ key: randomBytes(32) }) }
const cookie = await cookieOf(ctx, 'sales')
const trek = await gorillaTrek(ctx, { seats: 30 })

async function booked(count = 2) {
  const { id } = await heldBooking(ctx, trek.slug, count)
  const args = (position: string, form?: Record<string, string>) =>
    argsOf(ctx, `/admin/bookings/${id}/travellers`, { cookie, params: { id, position }, ...(form && { form }) })
  const open = async (position = '1') => (await one(args(position))).traveller
  return {
    id,
    open,
    send: (form: Record<string, string>, position = '1') => answerOf(() => saveOne(args(position, form))),
    rooms: () => all(args('')),
    sendAll: (form: Record<string, string>) => answerOf(() => saveAll(args('', form))),
    details: () => listDetails(ctx, id, { withPrivate: true }),
    events: async () => (await listEvents(ctx.db, id)).map(({ event, text }) => [event, text]),
  }
}

test('a name and a passport are corrected, and it is recorded which, by whom, and no value of them', async () => {
  const { id, open, send, details, events } = await booked()
  await runJobs()
  const emails = (await listEmails(ctx.db, { bookingId: id })).length
  const { values, version } = await open()
  const passport = {
    nationality: 'NO',
    passportName: 'SOLHEIM MARIT',
    passportNumber: 'no 123 4567',
    passportExpiresOn: '2031-05-01',
  }
  expect(await send({ ...values, ...passport, firstNames: 'Marit Elisabet', seen: version })).toMatchObject({ status: 303 })
  const [traveller] = await details()
  expect(traveller).toMatchObject({ firstNames: 'Marit Elisabet', privateDetails: { passportNumber: 'NO1234567' } })
  expect((await events()).at(-1)).toEqual([
    'note',
    'Traveller 1 changed: names, nationality, name on the passport, passport number, passport expiry date',
  ])
  const [entry] = (await listAuditEntries(ctx.db, {})).rows
  expect(entry).toMatchObject({ action: 'details-changed', subjectId: id, facts: { position: 1, fields: 'passport number' } })
  expect(JSON.stringify([await events(), entry])).not.toContain('1234567')
  expect(JSON.stringify(await open())).not.toContain('4567')
  await runJobs()
  expect(await listEmails(ctx.db, { bookingId: id })).toHaveLength(emails)
})

test('who enters one after the other is led from each traveller to the next, and from the last to the booking', async () => {
  const { id, open, send } = await booked()
  const saved = async (position: string) => {
    const { values, version } = await open(position)
    return (await send({ ...values, diet: 'No nuts', seen: version, next: 'yes' }, position)).location
  }
  expect(await saved('1')).toBe(`/admin/bookings/${id}/travellers/2?did=details`)
  expect(await saved('2')).toBe(`/admin/bookings/${id}?did=details`)
})

test('a birth day of another price is refused, and everything typed comes back', async () => {
  const { open, send, details } = await booked()
  const { values, version } = await open('2')
  const typed = { ...values, bornOn: '2018-05-01', diet: 'No nuts', seen: version }
  expect(await send(typed, '2')).toMatchObject({
    status: 409,
    data: { problem: expect.stringContaining('requires age 15'), reply: { values: { diet: 'No nuts', bornOn: '2018-05-01' } } },
  })
  expect((await details())[1]).toMatchObject({ bornOn: values.bornOn, diet: null })
})

test('what somebody else has saved since is not overwritten before it was read', async () => {
  const { open, send, details } = await booked()
  const { values, version } = await open()
  expect(await send({ ...values, diet: 'Vegan', seen: version })).toMatchObject({ status: 303 })
  const refused = await send({ ...values, diet: 'No pork', seen: version })
  expect(refused).toMatchObject({
    status: 409,
    data: { problem: expect.stringContaining('food Vegan'), reply: { values: { diet: 'No pork' } } },
  })
  expect((await details())[0]).toMatchObject({ diet: 'Vegan' })
  const { reply } = refused.data as { reply: { values: Record<string, string> } }
  expect(await send(reply.values)).toMatchObject({ status: 303 })
  expect((await details())[0]).toMatchObject({ diet: 'No pork' })
  // The same again changes nothing, and is not written down.
  expect(await send({ ...reply.values, seen: (await open()).version })).toMatchObject({ status: 303 })
})

test('who shares a room is said for all at once, or for none of them', async () => {
  const { rooms, sendAll, open, send, events } = await booked(4)
  const { travellers } = await rooms()
  expect(travellers.map(({ now }) => now)).toEqual(Array.from({ length: 4 }, () => 'To be paired'))
  const form = Object.fromEntries(
    travellers.flatMap(({ position, version }) => [
      [`room-${position}`, position % 2 === 0 ? 'Lake' : ''],
      [`beds-${position}`, position === 2 ? 'double' : ''],
      [`seen-${position}`, version],
    ]),
  )
  expect(await sendAll({ ...form, 'room-3': 'x'.repeat(41) })).toMatchObject({ status: 422, data: { rooms: { wrong: [3] } } })
  const { values, version } = await open('4')
  await send({ ...values, diet: 'Vegan', seen: version }, '4')
  const stale = await sendAll(form)
  expect(stale).toMatchObject({ status: 409, data: { rooms: { typed: [{ room: '' }, { room: 'Lake' }, {}, {}] } } })
  expect((await rooms()).travellers.map(({ room }) => room)).toEqual(['', '', '', ''])
  const again = Object.fromEntries((await rooms()).travellers.map((one) => [`seen-${one.position}`, one.version]))
  expect(await sendAll({ ...form, ...again })).toMatchObject({ status: 303 })
  expect((await rooms()).travellers.map(({ now }) => now)).toEqual([
    'Room 2, twin',
    'Room 1, double',
    'Room 2, twin',
    'Room 1, double',
  ])
  expect((await rooms()).travellers.map(({ beds }) => beds)).toEqual(['', 'double', '', ''])
  expect((await events()).at(-1)).toEqual(['note', 'Rooms changed: traveller 2, 4'])
})
