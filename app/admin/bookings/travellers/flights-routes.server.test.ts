import { describe, expect, test } from 'vitest'
import { listEvents } from '#features/bookings/reads.server.ts'
import { type Role, roles } from '#features/staff/permissions.ts'
import { listFlights } from '#features/travellers/flights/reads-flights.server.ts'
import { saveFlight } from '#features/travellers/flights/save-flight.server.ts'
import { answerOf, argsOf, cookieOf, type RequestParts } from '#tests/support/admin-request.ts'
import { gorillaTrek, heldBooking } from '#tests/support/cast.ts'
import { hireBooking } from '#tests/support/hires.ts'
import { testContext } from '#tests/support/test-context.ts'
import { addDays } from '#values/dates.ts'
import { action, loader } from './flights.tsx'

const { ctx } = await testContext()
const cookies = Object.fromEntries(await Promise.all(roles.map(async (role) => [role, await cookieOf(ctx, role)])))
const trek = await gorillaTrek(ctx, { seats: 30 })
const cookie = cookies.sales ?? ''

async function booked() {
  const { id } = await heldBooking(ctx, trek.slug, 2)
  const args = (parts: RequestParts, query = '') =>
    argsOf(ctx, `/admin/bookings/${id}/flights${query}`, { ...parts, params: { id } })
  return {
    id,
    args,
    send: (form: Record<string, string>) => answerOf(() => action(args({ cookie, form }))),
    stored: () => listFlights(ctx.db, [id]),
  }
}
const held = await booked()
const kl537 = { direction: 'in', number: 'kl 0537', airport: 'Kigali', day: trek.startsOn, at: '7.30', note: '' }

const at = (status: number) => ({ owner: status, sales: status, editor: 403, translator: 403, 'read-only': 403 })
// biome-ignore format: one line for each route
const routes: [path: string, run: (parts: RequestParts) => unknown, statuses: Record<Role, number>][] = [
  ['the flights', (parts) => loader(held.args(parts)), at(200)],
  ['entering one', (parts) => action(held.args({ ...parts, form: {} })), at(422)],
]
describe.each(routes)('%s', (_name, run, statuses) => {
  test('who is not signed in is sent to sign in', async () => {
    expect(await answerOf(() => run({}))).toMatchObject({ status: 302, location: expect.stringMatching(/^\/admin\/login/) })
  })
  test.each(roles)('as %s', async (role: Role) => {
    expect(await answerOf(() => run({ cookie: cookies[role] ?? '' }))).toMatchObject({ status: statuses[role] })
  })
})

test('a flight is entered as it was typed, changed and removed by staff, whose name is in the timeline', async () => {
  const { id, args, send, stored } = await booked()
  expect(await send({ ...kl537, 'for-2': 'on' })).toMatchObject({
    status: 303,
    location: `/admin/bookings/${id}/flights?did=saved`,
  })
  const [flight] = await stored()
  expect(flight).toMatchObject({ number: 'KL 537', airport: 'KGL', at: '07:30', positions: [2] })
  const { view } = await loader(args({ cookie }, `?flight=${flight?.id}`))
  expect(view.values).toMatchObject({ id: String(flight?.id), number: 'KL 537', 'for-2': 'on' })
  const { 'for-2': _, ...everybody } = view.values
  expect(await send(everybody)).toMatchObject({ status: 303 })
  const [changed] = await stored()
  expect(changed).toMatchObject({ positions: [], version: 2 })
  expect(await send({ intent: 'remove', id: String(changed?.id), version: '2' })).toMatchObject({ status: 303 })
  expect(await stored()).toEqual([])
  const notes = (await listEvents(ctx.db, id)).filter(({ event }) => event === 'note')
  expect(notes.map(({ text }) => text)).toEqual(['Flight in entered', 'Flight in changed: travellers', 'Flight in removed'])
  expect(notes.every(({ actor }) => actor !== 'visitor')).toBe(true)
})

test('what cannot be read stands at its field, with a sentence, and nothing typed is lost', async () => {
  const { send, stored } = await booked()
  const typed = { direction: 'up', number: 'KLM', airport: 'Amsterdam', day: '31 June', at: '25:00', note: 'Late', 'for-1': 'on' }
  const { status, data } = await send(typed)
  expect(status).toBe(422)
  expect(data).toMatchObject({
    values: typed,
    errors: {
      direction: 'Choose what the flight is for.',
      number: expect.stringContaining('KL 537'),
      airport: expect.stringContaining('three letters'),
      day: 'Enter the day of the flight.',
      at: expect.stringContaining('19:30'),
    },
  })
  const far = await send({ ...kl537, day: addDays(trek.startsOn, -4) })
  expect(far).toMatchObject({
    status: 422,
    data: { values: { number: 'kl 0537' }, errors: { day: expect.stringContaining('Check the day') } },
  })
  expect(await send({ ...kl537, 'for-9': 'on' })).toMatchObject({
    status: 409,
    data: { values: { 'for-9': 'on' }, problem: expect.stringContaining('Traveller 9') },
  })
  expect(await stored()).toEqual([])
})

test('a flight that somebody else has changed, or removed, is not overwritten before it was read', async () => {
  const { id, send, stored } = await booked()
  await send(kl537)
  const [flight] = await stored()
  const of = { id: flight?.id ?? 0, version: 1 }
  const first = { ...kl537, id: String(of.id), version: '1' }
  const facts = { ...kl537, direction: 'in', number: 'KL 537', airport: 'KGL', at: '09:00', positions: [], note: null } as const
  await saveFlight(ctx, { bookingId: id, flight: facts, of, actor: { by: 'visitor' } })
  const refused = await send({ ...first, at: '10:00' })
  expect(refused).toMatchObject({
    status: 409,
    data: { values: { at: '10:00', version: '2' }, problem: expect.stringContaining('meanwhile') },
  })
  expect((await stored())[0]?.at).toBe('09:00')
  const { values } = refused.data as { values: Record<string, string> }
  expect(await send(values)).toMatchObject({ status: 303 })
  await send({ intent: 'remove', id: String(of.id), version: '3' })
  const gone = await send({ ...first, version: '3' })
  expect(gone).toMatchObject({ status: 409, data: { values: { id: '', number: 'kl 0537' } } })
  expect(await send((gone.data as { values: Record<string, string> }).values)).toMatchObject({ status: 303 })
  expect(await stored()).toHaveLength(1)
})

test('a hire has no flights', async () => {
  const id = await hireBooking(ctx.db, { from: '2027-06-10T09:00', to: '2027-06-12T09:00' })
  const args = argsOf(ctx, `/admin/bookings/${id}/flights`, { cookie, params: { id } })
  expect((await answerOf(() => loader(args))).status).toBe(404)
})
