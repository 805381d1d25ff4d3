import { describe, expect, test } from 'vitest'
import { type Role, roles } from '#features/staff/permissions.ts'
import { followOrders } from '#features/supply/follow/follow-orders.server.ts'
import { answerOf, argsOf, cookieOf, type RequestParts } from '#tests/support/admin-request.ts'
import { gorillaTrek } from '#tests/support/cast.ts'
import { openRequests } from '#tests/support/request-page.ts'
import { removeTraveller, suppliedTrek } from '#tests/support/supplied-journeys.ts'
import { bookingOrders } from '#tests/support/supplier-screens.ts'
import { testContext } from '#tests/support/test-context.ts'
import { watchStatements } from '#tests/support/watched-statements.ts'
import { addDays, kigaliDay } from '#values/dates.ts'
import { readEnglish } from '../../words/sources.server.ts'
import { loader as bookingPage } from '../bookings/booking.tsx'
import { action as bookingAction, loader as bookingLoader } from '../bookings/suppliers.tsx'
import { loadDueSupply } from '../dashboard/load-due-supply.server.ts'
import { action as departureAction, loader as departureLoader } from '../departures/suppliers.tsx'
import { loader as paperLoader } from './paper.ts'
import { action as listAction, loader as listLoader } from './supply.tsx'

const { ctx, database } = await testContext()
const trek = await suppliedTrek(ctx)
const departure = await gorillaTrek(ctx, { seats: 8 })
const args = (path: string, parts: RequestParts) => argsOf(ctx, path, parts) as never
const cookies = Object.fromEntries(await Promise.all(roles.map(async (role) => [role, await cookieOf(ctx, role)])))
const sales = { cookie: cookies.sales ?? '' }
const { viewOf, post, booked, sent, orderOf, reply } = await bookingOrders(ctx, trek)
const first = await trek.book()
const at = {
  booking: (id: string, parts: RequestParts, query = '') =>
    args(`/admin/bookings/${id}/suppliers${query}`, { ...parts, params: { id } }),
  departure: (parts: RequestParts) =>
    args(`/admin/departures/${departure.id}/suppliers`, { ...parts, params: { id: String(departure.id) } }),
}
const reads = { owner: 200, sales: 200, editor: 403, translator: 403, 'read-only': 200 }
const missing = { owner: 404, sales: 404, editor: 403, translator: 403, 'read-only': 404 }
const writes = { owner: 422, sales: 422, editor: 403, translator: 403, 'read-only': 403 }
const gone = { owner: 409, sales: 409, editor: 403, translator: 403, 'read-only': 403 }
const nothing = { form: { event: 'reply', order: '0' } }
// biome-ignore format: one line for each route
const routes: [path: string, run: (parts: RequestParts) => unknown, statuses: Record<Role, number>][] = [
  ['all orders', (parts) => listLoader(args('/admin/supply', parts)), reads],
  ['a press on none of them', (parts) => listAction(args('/admin/supply', { ...parts, form: { event: 'sent-by-staff', order: '0', numbers: '1', how: 'email' } })), gone],
  ['the orders of a booking', (parts) => bookingLoader(at.booking(first.bookingId, parts)), reads],
  ['a reply to none of them', (parts) => bookingAction(at.booking(first.bookingId, { ...parts, ...nothing })), writes],
  ['the voucher of no order', (parts) => paperLoader(args('/admin/supply/9/voucher.pdf', { ...parts, params: { order: '9', paper: 'voucher' } })), missing],
  ['the orders of a departure', (parts) => departureLoader(at.departure(parts)), reads],
  ['a reply to none of those', (parts) => departureAction(at.departure({ ...parts, ...nothing })), writes],
]

describe.each(routes)('%s', (_name, run, statuses) => {
  test('who is not signed in is sent to sign in', async () => {
    expect((await answerOf(() => run({}))).location).toMatch(/^\/admin\/login\?to=%2Fadmin/)
  })
  test.each(roles)('as %s', async (role: Role) => {
    expect(await answerOf(() => run({ cookie: cookies[role] ?? '' }))).toMatchObject({ status: statuses[role] })
  })
})

test('one press sends every supplier the email that was shown, and what changed since is refused and shown anew', async () => {
  const id = await booked()
  const before = await viewOf(id)
  expect(before.send).toMatchObject({ count: 2, noEmail: [] })
  expect(before.send?.emails.map(({ text }) => text).join()).toContain('1 twin or double room')
  const orders = before.send?.emails.map((email) => email.id).join() ?? ''
  await removeTraveller(ctx, id)
  const late = await post(id, { event: 'send', orders, stamp: before.send?.stamp ?? '' })
  expect(late).toMatchObject({ status: 409, data: { sentence: expect.stringContaining('changed in the meantime') } })
  const now = await viewOf(id)
  expect(now.send?.emails.map(({ text }) => text).join()).toContain('1 single room')
  const answer = await post(id, { event: 'send', orders, stamp: now.send?.stamp ?? '' })
  expect(answer).toMatchObject({ status: 303, location: expect.stringContaining('did=sent&count=2') })
  expect((await viewOf(id)).send).toBeUndefined()
})

test('a call is recorded with who was on the phone, and without a name it comes back', async () => {
  const startsOn = addDays(kigaliDay(ctx.clock.now()), 9)
  const id = await booked({ startsOn })
  const { order } = await orderOf(id, 'Lodge Mutobo')
  const form = { event: 'phone', order: String(order.id), stamp: order.stamp }
  const name = `spokeWith.${order.id}`
  expect(await post(id, { ...form, [name]: ' ' })).toMatchObject({
    status: 422,
    data: { errors: { [name]: expect.any(String) }, order: order.id },
  })
  expect(await post(id, { ...form, [name]: 'Mrs Uwase' })).toMatchObject({ status: 303 })
  expect((await orderOf(id, 'Lodge Mutobo')).order.history).toMatchObject([{ by: expect.stringContaining('Mrs Uwase') }])
  const rows = await loadDueSupply(ctx.db, readEnglish, { now: ctx.clock.now(), mayWrite: true })
  const begins = `starts ${readEnglish.format.shortDay(startsOn)}`
  const toSend = rows.find(({ kind, item }) => kind === 'supplySend' && item.form?.to.includes(id))
  expect(toSend?.item.tag.word, 'the trip, not the night that is left to send').toBe(begins)
})

test('replies are recorded line by line, and every fault stands at its field with what was typed', async () => {
  const id = await sent()
  const { line } = await orderOf(id, 'Lodge Mutobo')
  const fault = async (fields: Record<string, string>, field: string) => {
    const answer = await reply(id, 'Lodge Mutobo', fields)
    expect(answer).toMatchObject({ status: 422, data: { errors: { [`${field}.${line.id}`]: expect.any(String) } } })
    for (const [name, value] of Object.entries(fields))
      expect(answer.data).toMatchObject({ values: { [`${name}.${line.id}`]: value } })
  }
  await fault({ reference: 'R-1' }, 'answer')
  await fault({ answer: 'provisional' }, 'until')
  await fault({ answer: 'provisional', until: '2020-01-01T10:00' }, 'until')
  await fault({ answer: 'provisional', until: 'soon' }, 'until')
  await fault({ answer: 'confirmed', price: '1,5' }, 'price')
  await fault({ answer: 'declined', price: '100' }, 'price')
  await fault({ answer: 'confirmed', reference: 'R'.repeat(61) }, 'reference')
  expect(await reply(id, 'Lodge Mutobo', {})).toMatchObject({ status: 422, data: { sentence: expect.any(String) } })
  expect(await reply(id, 'Lodge Mutobo', { answer: 'confirmed', reference: 'LM-7' })).toMatchObject({ status: 303 })
  expect(await orderOf(id, 'Lodge Mutobo')).toMatchObject({ line: { isConfirmed: true } })
  const until = '2099-06-01T12:00'
  expect(await reply(id, 'Lodge Lunga', { answer: 'provisional', until })).toMatchObject({ status: 303 })
  expect((await orderOf(id, 'Lodge Lunga')).line.state).toContain('Provisional until 1 Jun 2099, 12:00')
  const { order } = await orderOf(id, 'Lodge Lunga')
  const old = { event: 'reply', order: String(order.id), [`version.${order.lines[0]?.id}`]: '1' }
  expect(await post(id, { ...old, [`answer.${order.lines[0]?.id}`]: 'confirmed' })).toMatchObject({ status: 409 })
})

test('another price waits until somebody who may read costs accepts it', async () => {
  const id = await sent()
  expect(await reply(id, 'Lodge Mutobo', { answer: 'confirmed', price: '512.40' })).toMatchObject({
    location: expect.stringContaining('did=proposed'),
  })
  const { order, line } = await orderOf(id, 'Lodge Mutobo')
  expect(line.otherPrice).toEqual({ minor: 51_240, text: '$512.40' })
  const accept = { event: 'accept', order: String(order.id), line: String(line.id) }
  expect(await post(id, { ...accept, amount: '51239' })).toMatchObject({ status: 409 })
  expect(await post(id, { ...accept, amount: '51240' })).toMatchObject({ status: 303 })
  expect((await orderOf(id, 'Lodge Mutobo')).line.isConfirmed).toBe(true)
})

test('a pasted email fills the form and saves nothing; one that names two orders asks which', async () => {
  const id = await sent()
  const { order, line } = await orderOf(id, 'Lodge Mutobo')
  const other = (await orderOf(id, 'Lodge Lunga')).order
  const read = (paste: string, more = {}) =>
    post(id, { event: 'read', order: String(order.id), [`paste.${order.id}`]: paste, ...more })
  const good = `${order.reference}: we are pleased to confirm your booking. Confirmation number LM-4471.`
  expect(await read(good)).toMatchObject({
    status: 200,
    data: { isRead: true, values: { [`answer.${line.id}`]: 'confirmed', [`reference.${line.id}`]: 'LM-4471' } },
  })
  expect((await orderOf(id, 'Lodge Mutobo')).line.isConfirmed).toBe(false)
  expect(await read('')).toMatchObject({ status: 422, data: { errors: { [`paste.${order.id}`]: expect.any(String) } } })
  expect(await read('x'.repeat(205_000))).toMatchObject({
    status: 422,
    data: { errors: { [`paste.${order.id}`]: expect.stringContaining('200 KB') } },
  })
  const both = `${good} And ${other.reference} too.`
  expect(await read(both)).toMatchObject({
    status: 422,
    data: { which: [order.reference, other.reference], values: { [`paste.${order.id}`]: both } },
  })
  const chosen = await read(both, { which: other.reference })
  expect(chosen).toMatchObject({
    status: 200,
    data: { order: other.id, values: { [`answer.${other.lines[0]?.id}`]: 'confirmed' } },
  })
  const elsewhere = (await orderOf(await sent(), 'Lodge Lunga')).order.reference
  expect(await read(`${elsewhere}: confirmed`, { which: elsewhere })).toMatchObject({
    status: 422,
    data: { elsewhere: { reference: elsewhere, supplier: 'Lodge Lunga' } },
  })
})

test('who declined is followed by somebody else, and another choice than the planned one needs a reason', async () => {
  const id = await sent()
  await reply(id, 'Lodge Mutobo', { answer: 'declined' })
  const [open] = (await viewOf(id)).open
  if (!open) throw new Error('Nothing is open')
  const { choice } = await viewOf(id, `?choose=${open.id}`)
  const nyika = choice?.choices.find(({ named }) => named.startsWith('Camp Nyika'))
  // Two for a night at 90 dollars each.
  expect(nyika?.text).toMatch(/Camp Nyika: .* – \$180\.00, by phone only$/)
  const choose = (item: string, service: number, more = {}) =>
    post(id, { event: 'choose', item, service: String(service), ...more })
  expect(await choose(open.itemKey, trek.mutobo)).toMatchObject({
    status: 422,
    data: { errors: { service: expect.any(String) } },
  })
  expect(await choose(open.itemKey, 0)).toMatchObject({ status: 422, data: { choice: { line: open.id } } })
  const filtered = await viewOf(id, `?choose=${open.id}&find=nyik&within=all&service=${trek.nyika}&reason=Nearer`)
  expect(filtered.choice, 'nothing typed is lost by a filter').toMatchObject({
    within: 'all',
    values: { find: 'nyik', service: String(trek.nyika), reason: 'Nearer' },
  })
  expect(await choose(open.itemKey, trek.nyika)).toMatchObject({ status: 303 })
  const { line } = await orderOf(id, 'Lodge Lunga')
  expect(await choose(line.itemKey, trek.nyika)).toMatchObject({ status: 422, data: { errors: { reason: expect.any(String) } } })
  expect(await choose(line.itemKey, trek.nyika, { reason: 'Nearer' })).toMatchObject({ status: 303 })
  const { orders, send } = await viewOf(id)
  expect(orders.find(({ supplier }) => supplier === 'Lodge Lunga')?.lines[0]).toMatchObject({ sends: { what: 'cancellation' } })
  expect(send?.noEmail).toEqual(['Camp Nyika'])
})

test('a booking on hold is ordered by a press alone, once', async () => {
  const id = await booked({ state: 'on-hold', holdEndsAt: new Date('2099-01-01T00:00:00Z') })
  expect((await viewOf(id)).isOrdered).toBe(false)
  expect(await post(id, { event: 'begin' })).toMatchObject({ status: 303 })
  expect((await viewOf(id)).orders.map(({ supplier }) => supplier)).toEqual(['Lodge Mutobo', 'Lodge Lunga'])
  expect(await post(id, { event: 'begin' })).toMatchObject({ status: 409 })
})

test('the list says what is to be sent, chosen and waited for, finds by any reference, and never reads more for more rows', async () => {
  const rows = async (query: string) => {
    const { data } = await answerOf(() => listLoader(args(`/admin/supply${query}`, sales)))
    return (data as Awaited<ReturnType<typeof listLoader>>).rows
  }
  const id = await sent()
  const { order } = await orderOf(id, 'Lodge Mutobo')
  await reply(id, 'Lodge Mutobo', { answer: 'confirmed', reference: 'FINDME-9' })
  for (const search of [order.reference, 'findme-9'])
    expect(await rows(`?q=${search}`)).toMatchObject([
      { supplier: 'Lodge Mutobo', to: expect.stringContaining(`#order-${order.id}`) },
    ])
  expect((await rows('?view=waiting')).some(({ to }) => to.includes(id))).toBe(true)
  await removeTraveller(ctx, id)
  await followOrders(ctx)
  expect((await rows('')).filter(({ to }) => to.includes(id)).map(({ next }) => next)).toEqual(['Send', 'Send'])
  const { db, sent: statements, close } = watchStatements(database.address)
  await listLoader(argsOf({ ...ctx, db }, '/admin/supply?view=all', sales) as never)
  await close()
  expect(statements.filter(({ text }) => text.includes('supplier_order_lines')).length).toBe(3)
})

test('who may not read costs gets none of them in a byte, nor the words of a supplier', async () => {
  const id = await sent()
  const { order, line } = await orderOf(id, 'Lodge Mutobo')
  await post(id, {
    ...{ event: 'reply', order: String(order.id), [`version.${line.id}`]: String(line.version) },
    ...{ [`answer.${line.id}`]: 'confirmed', [`price.${line.id}`]: '777.77', [`text.${order.id}`]: 'We ask 777.77 for it' },
  })
  const ask = await openRequests(ctx)
  const pages = [`/admin/bookings/${id}/suppliers`, `/admin/bookings/${id}`, '/admin/supply?view=all']
  const text = async (role: Role) => (await Promise.all(pages.map(async (page) => (await ask(page, cookies[role])).text))).join()
  const withoutCosts = await text('read-only')
  // Two at 150 and 190 dollars.
  for (const cost of ['777.77', '77777', '300.00', '30000', '380.00', '38000'])
    expect(withoutCosts.includes(cost), cost).toBe(false)
  expect(await text('sales')).toContain('$777.77')
  const { data } = await answerOf(() =>
    bookingPage(args(`/admin/bookings/${id}`, { cookie: cookies['read-only'] ?? '', params: { id } })),
  )
  expect(JSON.stringify(data)).not.toContain('77777')
})
