import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { assignMember } from '#features/roster/assign/assign-member.server.ts'
import { listHiredVehicles } from '#features/roster/handovers/reads-handovers.server.ts'
import { type Role, roles } from '#features/staff/permissions.ts'
import { answerOf, argsOf, cookieOf, type RequestParts } from '#tests/support/admin-request.ts'
import { classesForHire, hireBooking, newHireCar } from '#tests/support/hires.ts'
import { testContext } from '#tests/support/test-context.ts'
import { addDays, kigaliClock, kigaliDay } from '#values/dates.ts'
import { action as bookingAction, loader as bookingLoader } from '../booking.tsx'
import { action as crewAction, loader as crewLoader } from '../crew.tsx'
import { action, loader } from './handover.tsx'
import type { HandoverReply } from './handover-action.server.ts'
import { loader as paperLoader } from './handover-paper.tsx'

const { ctx, clock } = await testContext()
await classesForHire(ctx)
const today = kigaliDay(ctx.clock.now())
const actor = { id: 'diane', name: 'Diane' }
const cookies = Object.fromEntries(await Promise.all(roles.map(async (role) => [role, await cookieOf(ctx, role)])))

/** A hire of a day with its vehicle. */
async function hire(name: string) {
  const id = await hireBooking(ctx.db, { from: `${today}T00:00`, to: `${addDays(today, 1)}T00:00` })
  const car = await newHireCar(ctx.db, name)
  const outcome = await assignMember(ctx, { run: { bookingId: id }, member: { kind: 'car', id: car }, actor })
  if (!outcome.done) throw new Error(outcome.refusal.reason)
  return { id, assignment: String(outcome.value.id) }
}
const { id, assignment } = await hire('RAE 001 A')
const args = (of: string, parts: RequestParts, more = {}) =>
  argsOf(ctx, `/admin/bookings/${of}/handover`, { ...parts, params: { id: of, ...more } }) as never

const looks = { owner: 200, sales: 200, editor: 403, translator: 403, 'read-only': 200 }
const at = (status: number) => ({ owner: status, sales: status, editor: 403, translator: 403, 'read-only': 403 })

// biome-ignore format: one line for each route
const routes: [path: string, run: (parts: RequestParts) => unknown, statuses: Record<Role, number>][] = [
  ['hand-over and return', (parts) => loader(args(id, parts)), looks],
  ['handing over', (parts) => action(args(id, { ...parts, form: { event: 'out', assignment } })), at(422)],
  ['the paper of one that was not handed over', (parts) => paperLoader(args(id, parts, { assignment })), { ...at(404), 'read-only': 404 }],
  ['the crew', (parts) => crewLoader(args(id, parts)), looks],
  ['assigning nobody', (parts) => crewAction(args(id, { ...parts, form: { event: 'assign' } })), at(422)],
]

describe.each(routes)('%s', (_name, run, statuses) => {
  test('who is not signed in is sent to sign in', async () => {
    const { status, location } = await answerOf(() => run({}))
    expect(status).toBe(302)
    expect(location).toMatch(/^\/admin\/login\?to=%2Fadmin/)
  })

  test.each(roles)('as %s', async (role: Role) => {
    expect(await answerOf(() => run({ cookie: cookies[role] ?? '' }))).toMatchObject({ status: statuses[role] })
  })
})

const form = (of: string, more: Record<string, string> = {}) => ({
  ...{ event: 'out', assignment: of, day: today, time: kigaliClock(clock.now()), kilometres: '80000', fuel: '8' },
  ...{ licence: 'on', deposit: '200', depositMethod: 'cash', signedBy: 'Marit Solheim', 'accessories.jack': 'on', note: '' },
  ...more,
})
const send = async (booking: string, fields: Record<string, string>) => {
  const answer = (await action(args(booking, { cookie: cookies.sales ?? '', form: fields }))) as
    | Response
    | { data: HandoverReply; init: { status: number } }
  return answer instanceof Response ? { to: answer.headers.get('Location') } : { reply: answer.data, status: answer.init.status }
}

test('what is wrong in a hand-over stands at its field, and nothing typed is lost', async () => {
  const wrong = form(assignment, {
    kilometres: '12.5',
    fuel: '',
    time: '25:00',
    signedBy: ' ',
    deposit: 'much',
    note: 'Keys at the desk',
  })
  const { reply, status } = await send(id, { ...wrong, 'marks[0].x': '20', 'marks[0].y': '300', 'marks[0].note': 'Scratch' })
  expect(status).toBe(422)
  expect(Object.keys(reply?.errors ?? {}).sort()).toEqual(['deposit', 'fuel', 'kilometres', 'marks[0].y', 'signedBy'])
  expect(reply?.values).toMatchObject({ kilometres: '12.5', note: 'Keys at the desk', 'marks[0].note': 'Scratch' })
  expect((await send(id, form(assignment, { time: '25:00' }))).reply?.errors).toHaveProperty('time')
  expect((await send(id, form(assignment, { licence: '' }))).reply?.errors).toHaveProperty('licence')
  expect((await send(id, form(assignment, { depositMethod: '' }))).reply?.errors).toHaveProperty('depositMethod')
})

test('marks of the drawing and of places are stored; whoever comes second reads that somebody was first; the return says what differs before it is saved', async () => {
  const one = await hire('RAE 002 A')
  const marks = {
    'places.wheels': '',
    'marks[0].x': '20.5',
    'marks[0].y': '40',
    'marks[0].note': 'Scratch',
    'places.roof': 'Dent',
  }
  expect(await send(one.id, form(one.assignment, marks))).toEqual({ to: `/admin/bookings/${one.id}/handover?did=out` })
  expect((await listHiredVehicles(ctx.db, one.id))[0]?.out).toMatchObject({
    marks: [
      { x: 20.5, y: 40, note: 'Scratch' },
      { x: 50, y: 52, note: 'Dent' },
    ],
    depositMinor: 20_000,
  })
  expect(await send(one.id, form(one.assignment))).toMatchObject({
    status: 409,
    reply: { sentence: 'It was handed over in the meantime.' },
  })
  const { 'accessories.jack': _, ...back } = form(one.assignment, { event: 'compare', kilometres: '80160', fuel: '6' }) as Record<
    string,
    string
  >
  const { reply, status } = await send(one.id, { ...back, 'places.wheels': 'Cut' })
  expect(status).toBe(200)
  expect(reply?.differences).toMatchObject([
    { key: 'kilometres', text: '10 kilometres over', proposed: '$3.50 before VAT' },
    { key: 'fuel', text: '2 eighths of a tank missing' },
    { key: 'mark-0', text: 'New mark: Cut' },
    { key: 'lacks', text: 'Not returned: jack and wheel brace' },
  ])
  expect((await listHiredVehicles(ctx.db, one.id))[0]?.back, 'nothing is saved by looking').toBeUndefined()
  expect(await send(one.id, { ...back, event: 'return' })).toMatchObject({ to: expect.stringContaining('did=return') })
})

test('the form of a correction is filled with what was recorded, and comes back with what was typed; a deposit is settled by another', async () => {
  const one = await hire('RAE 003 A')
  await send(one.id, form(one.assignment, { 'marks[0].x': '20.5', 'marks[0].y': '40', 'marks[0].note': 'Scratch' }))
  await send(one.id, form(one.assignment, { event: 'return', kilometres: '80010' }))
  const vehicle = async () => {
    const { data } = await answerOf(() => loader(args(one.id, { cookie: cookies.sales ?? '' })))
    return (data as Awaited<ReturnType<typeof loader>>).hire?.vehicles[0]
  }
  expect((await vehicle())?.inPrice).toBe('')
  await sql`insert into booking_lines (booking_id, position, kind, label, reason, quantity, unit_minor, amount_minor, refundable, vat_minor, ladder, policy)
    values (${one.id}, 90, 'vehicle', 'Damage, RAE 003 A', 'Scratch', 1, 14160, 14160, true, 2160, 'cars', '[]')`.execute(ctx.db)
  expect((await vehicle())?.inPrice, 'charged once already').toContain('Damage, RAE 003 A: $141.60')
  const recorded = (await vehicle())?.out
  const { event: _, assignment: __, ...sent } = form(one.assignment)
  const mark = { 'marks[0].x': '20.5', 'marks[0].y': '40', 'marks[0].note': 'Scratch' }
  expect(recorded?.fields).toEqual({ ...sent, ...mark, deposit: '200.00' })
  const correction = { ...recorded?.fields, event: 'correct-out', assignment: one.assignment, version: '1', kilometres: '79990' }
  expect(await send(one.id, correction)).toMatchObject({
    status: 422,
    reply: { form: 'correct-out', errors: { reason: 'Say why it is corrected.' }, values: { kilometres: '79990' } },
  })
  expect(await send(one.id, { ...correction, reason: 'Misread' })).toMatchObject({ to: expect.stringContaining('did=corrected') })
  expect((await vehicle())?.out).toMatchObject({
    reading: '79,990 km, tank Full',
    corrected: expect.stringMatching(/: Misread$/),
  })
  await sql`update bookings set total_minor = total_minor + 5000 where id = ${one.id}`.execute(ctx.db)
  const settle = { event: 'settle', assignment: one.assignment, version: '2', returned: '150' }
  expect(await send(one.id, settle)).toMatchObject({
    status: 422,
    reply: { errors: { reason: 'Say why not all of it is returned.' } },
  })
  expect(await send(one.id, { ...settle, reason: 'Scratch' })).toMatchObject({ to: expect.stringContaining('did=settled') })
  expect((await vehicle())?.out?.settled).toEqual(['$150 returned', '$50 kept: Scratch', expect.stringMatching(/^Settled by /)])
})

test('a dent is charged once: its form shows the VAT, the page says what was charged, and an address that was kept charges nothing', async () => {
  const one = await hire('RAE 004 A')
  await sql`insert into booking_lines (booking_id, position, kind, label, reason, quantity, unit_minor, amount_minor, refundable, vat_minor, ladder, policy)
    values (${one.id}, 1, 'vehicle', 'Compact 4x4', 'A day', 1, 10000, 10000, true, 0, 'cars', '[]'),
      (${one.id}, 2, 'tax', 'VAT', '18%', 1, 1800, 1800, true, 0, 'cars', '[]')`.execute(ctx.db)
  await sql`update bookings set total_minor = 11800, deposit_minor = 11800 where id = ${one.id}`.execute(ctx.db)
  await send(one.id, form(one.assignment, { 'places.roof': 'Scratch' }))
  const marks = { 'places.roof': 'Dent', 'places.rear-left': 'Dent' }
  await send(one.id, form(one.assignment, { event: 'return', kilometres: '80010', ...marks }))
  const dents = async () => {
    const { data } = await answerOf(() => loader(args(one.id, { cookie: cookies.sales ?? '' })))
    const vehicle = (data as Awaited<ReturnType<typeof loader>>).hire?.vehicles[0]
    return { list: vehicle?.differences?.filter(({ key }) => key.startsWith('mark-')) ?? [], inPrice: vehicle?.inPrice }
  }
  const charge = async (address: string, more: Record<string, string> = {}) => {
    const { rows } = await sql<{ version: number }>`select version from bookings where id = ${one.id}`.execute(ctx.db)
    const fields = Object.fromEntries(new URL(address, 'http://site').searchParams)
    const sent = { ...fields, event: 'adjust', do: 'add', amount: '120', version: String(rows[0]?.version), ...more }
    return (await bookingAction(
      argsOf(ctx, address, { cookie: cookies.sales ?? '', form: sent, params: { id: one.id } }) as never,
    )) as Response | { data: { reply?: { sentence: string; preview?: unknown } }; init: { status?: number } | null }
  }
  const [roof, rear] = (await dents()).list
  expect(roof?.detail).toBe('At hand-over there was a mark here already: Scratch. Charge only what is new.')
  expect(rear?.detail).toBe('')
  const address = rear?.to ?? ''
  expect(await charge(address, { preview: 'yes', reason: '' })).toMatchObject({
    data: {
      reply: {
        preview: [
          { name: 'Before VAT', amount: '$120' },
          { name: 'VAT', amount: '$21.60' },
          { name: 'Customer pays', amount: '$141.60 more' },
          { name: 'New total price', amount: '$259.60' },
        ],
      },
    },
  })
  expect((await dents()).list[1]?.charged, 'looking charges nothing').toBe('')
  // Staff type what the customer reads; the dent is the same.
  expect(await charge(address, { label: 'Body shop', reason: 'Rear wing' })).toBeInstanceOf(Response)
  const after = await dents()
  expect(after.list.map(({ charged }) => charged)).toEqual(['', 'Charged: $120 before VAT. Undo it to charge it differently.'])
  expect([after.list[0]?.to, after.list[1]?.to]).toEqual([roof?.to, `/admin/bookings/${one.id}?ask=undo-line:2`])
  expect(await charge(address)).toMatchObject({
    init: { status: 409 },
    data: { reply: { sentence: 'It is charged already: Body shop. Undo that line first to charge it differently.' } },
  })
})

test('a vehicle that is back is not said to be on the road, but when it came back', async () => {
  const one = await hire('RAE 006 A')
  const related = async () => {
    const { data } = await answerOf(() =>
      bookingLoader(argsOf(ctx, `/admin/bookings/${one.id}`, { cookie: cookies.sales ?? '', params: { id: one.id } }) as never),
    )
    return (data as Awaited<ReturnType<typeof bookingLoader>>).related.map(({ text }) => text)
  }
  await send(one.id, form(one.assignment))
  expect(await related()).toEqual(['On the road today: the day'])
  await send(one.id, form(one.assignment, { event: 'return', kilometres: '80010' }))
  expect(await related()).toEqual([expect.stringMatching(/^Vehicle returned .*\d\d:\d\d/)])
})

test('the marks with which a vehicle came back are filled in at its next hand-over', async () => {
  const first = await hire('RAE 005 A')
  await send(first.id, form(first.assignment, { 'places.roof': 'Scratch' }))
  await send(first.id, form(first.assignment, { event: 'return', kilometres: '80010', 'places.bonnet': 'Dent' }))
  const id = await hireBooking(ctx.db, { from: `${addDays(today, 2)}T00:00`, to: `${addDays(today, 3)}T00:00` })
  const [vehicle] = await listHiredVehicles(ctx.db, first.id)
  const member = { kind: 'car' as const, id: vehicle?.car.id ?? 0 }
  expect(await assignMember(ctx, { run: { bookingId: id }, member, actor })).toMatchObject({ done: true })
  const { data } = await answerOf(() => loader(args(id, { cookie: cookies.sales ?? '' })))
  const known = (data as Awaited<ReturnType<typeof loader>>).hire?.vehicles[0]?.known
  expect(known).toMatchObject({ 'marks[0].note': 'Scratch', 'marks[1].x': '50', 'marks[1].y': '18', 'marks[1].note': 'Dent' })
})
