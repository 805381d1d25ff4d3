import { beforeAll, describe, expect, test } from 'vitest'
import { adoptEntries } from '#features/content/adopt-entries.server.ts'
import { listEntries } from '#features/content/reads.server.ts'
import { kindOf } from '#features/content-kinds/entry-kinds.server.ts'
import { listRoomNights } from '#features/hotels/reads.server.ts'
import { type Role, roles } from '#features/staff/permissions.ts'
import { answerOf, argsOf, cookieOf, type RequestParts } from '#tests/support/admin-request.ts'
import { openRoomsAndCars } from '#tests/support/cast.ts'
import { testContext } from '#tests/support/test-context.ts'
import { addDays, kigaliDay } from '#values/dates.ts'
import { action, loader } from '../hotel-rates/availability.tsx'

const { ctx } = await testContext()
const cookies = Object.fromEntries(await Promise.all(roles.map(async (role) => [role, await cookieOf(ctx, role)])))
const day = addDays(kigaliDay(ctx.clock.now()), 40)
const readers = { owner: 200, sales: 200, editor: 200, translator: 200, 'read-only': 200 }
const nobodys = { owner: 404, sales: 404, editor: 404, translator: 404, 'read-only': 404 }
/** Who may change what is on sale: the editor of texts may not. */
const sellers = (status: number) => ({ owner: status, sales: status, editor: 403, translator: 403, 'read-only': 403 })
let id = ''

beforeAll(async () => {
  await openRoomsAndCars(ctx)
  const kind = kindOf('hotel')
  await adoptEntries(ctx, kind ? [kind] : [])
  const { rows } = await listEntries(ctx.db, { kind: 'hotel', search: 'Imisozi Terrace' })
  id = String(rows[0]?.id)
})

const args = (parts: RequestParts, of = id) =>
  argsOf(ctx, `/admin/hotels/edit/${of}/availability`, { ...parts, params: { id: of } })
const week = { room: 'family', from: day, to: addDays(day, 6), event: 'set' }
// biome-ignore format: one line for each route
const routes: [string, (parts: RequestParts) => Promise<unknown>, Record<Role, number>][] = [
  ['the nights', async (parts) => loader(args(parts)), readers],
  ['the nights of nothing', async (parts) => loader(args(parts, '999999')), nobodys],
  ['setting a week', async (parts) => action(args({ ...parts, form: { ...week, capacity: '2' } })), sellers(303)],
  ['closing every room', async (parts) => action(args({ ...parts, form: { ...week, room: '', event: 'stop-all' } })), sellers(303)],
  ['setting more than there are', async (parts) => action(args({ ...parts, form: { ...week, capacity: '99' } })), sellers(422)],
  ['a number that is none', async (parts) => action(args({ ...parts, form: { ...week, capacity: 'all' } })), sellers(422)],
  ['putting back nothing', async (parts) => action(args({ ...parts, form: { event: 'undo', entry: '0' } })), sellers(422)],
  ['no button of ours', async (parts) => action(args({ ...parts, form: { event: 'x' } })), sellers(404)],
]

describe.each(routes)('%s', (_name, run, reached) => {
  test('who is not signed in is sent to sign in', async () => {
    expect(await answerOf(() => run({}))).toMatchObject({ status: 302 })
  })
  test.each(roles)('as %s', async (role) => {
    expect(await answerOf(() => run({ cookie: cookies[role] ?? '' }))).toMatchObject({ status: reached[role] })
  })
})

test('what is refused comes back as it was typed, and a week that was set is what visitors find', async () => {
  const cookie = cookies.sales ?? ''
  const refused = await answerOf(() => action(args({ cookie, form: { ...week, capacity: '7' } })))
  expect(refused.data).toMatchObject({ field: 'capacity', values: { room: 'family', from: day, capacity: '7' } })
  await answerOf(() => action(args({ cookie, form: { ...week, event: 'stop', capacity: '' } })))
  const nights = await listRoomNights(ctx.db, 'imisozi-terrace-kigali', day, addDays(day, 8), ctx.clock.now())
  expect(nights.filter(({ room }) => room === 'family').map(({ left }) => left)).toEqual([0, 0, 0, 0, 0, 0, 0, 6])
})
