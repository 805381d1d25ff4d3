import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { coverPermits } from '#features/bookings/permits/cover-pools.server.ts'
import { findLot, listLotMoves } from '#features/permits/reads-lots.server.ts'
import { answerOf, argsOf, cookieOf } from '#tests/support/admin-request.ts'
import { weekNow } from '#tests/support/permits-week.ts'
import { storePermitsWeek } from '#tests/support/stored-permits-week.ts'
import { testContext } from '#tests/support/test-context.ts'
import { watchStatements } from '#tests/support/watched-statements.ts'
import type { PermitDayView } from './load-permit-day.server.ts'
import type { PermitsView } from './load-permits.server.ts'
import * as permitDay from './permit-day.tsx'
import type { PermitReply } from './permit-day-action.server.ts'
import * as permits from './permits.tsx'

const { ctx, database } = await testContext({ now: weekNow.toISOString() })
const { departureIds } = await storePermitsWeek(ctx)
await coverPermits(ctx)
const cookie = await cookieOf(ctx, 'sales')
const departure = (nth: number) => String(departureIds.get(nth))

type Form = Record<string, string>
const addressOf = (feeId: string, day: string) => `/admin/permits/${feeId}/2027-06-${day}`
const paramsOf = (feeId: string, day: string) => ({ fee: feeId, day: `2027-06-${day}` })
const send = (feeId: string, day: string, form: Form, dialog = form.event ?? '') =>
  answerOf(() =>
    permitDay.action(argsOf(ctx, `${addressOf(feeId, day)}?ask=${dialog}`, { cookie, params: paramsOf(feeId, day), form })),
  )
const viewOf = async (feeId: string, day: string) => {
  const { data } = await answerOf(() =>
    permitDay.loader(argsOf(ctx, addressOf(feeId, day), { cookie, params: paramsOf(feeId, day) })),
  )
  return data as PermitDayView
}
const versionOf = async (id: number) => String((await findLot(ctx.db, id))?.version)
/** Sends the form of a lot of the week, of the version it has. */
const lotForm = async (event: string, id: number, form: Form) => ({
  event,
  lot: String(id),
  version: await versionOf(id),
  ...form,
})
const errorsOf = (data: unknown) => (data as PermitReply).errors

test('the calendar and the day are read by whoever reads bookings, and changed by whoever may change permits', async () => {
  const address = `/admin/permits?fee=V&month=2027-06`
  for (const role of ['owner', 'sales', 'read-only', 'editor', 'translator'] as const) {
    const own = await cookieOf(ctx, role)
    const reads = ['owner', 'sales', 'read-only'].includes(role) ? 200 : 403
    expect((await answerOf(() => permits.loader(argsOf(ctx, address, { cookie: own })))).status, role).toBe(reads)
    const day = { cookie: own, params: paramsOf('V', '08') }
    expect((await answerOf(() => permitDay.loader(argsOf(ctx, addressOf('V', '08'), day)))).status, role).toBe(reads)
    const sent = await answerOf(() => permitDay.action(argsOf(ctx, addressOf('V', '08'), { ...day, form: { event: 'want' } })))
    expect(sent.status, role).toBe(['owner', 'sales'].includes(role) ? 422 : 403)
  }
})

test('the calendar shows the month and the fee of its address, and the first month of the fee with most going on where it names none', async () => {
  const view = async (query: string) =>
    (await answerOf(() => permits.loader(argsOf(ctx, `/admin/permits${query}`, { cookie })))).data as PermitsView
  const june = await view(`?fee=${'G'}&month=2027-06`)
  expect([june.fee?.id, june.month, june.days.length]).toEqual(['G', '2027-06-01', 3])
  expect(june.isNext).toBe(false)
  // In May there is nothing yet: the screen says that it is not this month.
  expect(await view('?fee=none&month=soon')).toMatchObject({ fee: { id: 'V' }, month: '2027-06-01', isNext: true })
})

test('the calendar is at most six statements', async () => {
  const { db, sent, close } = watchStatements(database.address)
  try {
    await permits.loader(argsOf({ ...ctx, db }, `/admin/permits?fee=V&month=2027-06`, { cookie }))
    expect(sent.length).toBeLessThanOrEqual(6)
  } finally {
    await close()
  }
})

test('an address of another fee, or of no day, is not there', async () => {
  for (const params of [{ fee: 'none', day: '2027-06-08' }, { fee: 'V', day: '2027-06-31' }, { fee: 'akagera-entry' }])
    expect((await answerOf(() => permitDay.loader(argsOf(ctx, '/', { cookie, params: params as Form })))).status).toBe(404)
})

test('a day shows each pool with its lots, what they cost and cover, its bookings and its allowances', async () => {
  const { pools } = await viewOf('V', '08')
  const [everybody, first] = pools
  expect(everybody).toMatchObject({ departure: null, short: 1, wanted: 1, allowances: [{ quantity: 1 }] })
  expect(everybody?.lots.map(({ id, state }) => `${id} ${state}`)).toEqual(['6 paid', '7 deposited', '8 wanted', '9 expired'])
  expect(everybody?.lots[1]).toMatchObject({
    spentMinor: 90_000,
    isOver: false,
    covers: [{ isNamed: false }, { isNamed: false }],
    // Thirty days before the visit, whatever the authority said for the reservation.
    depositEnd: new Date('2027-05-09T17:00:00+02:00'),
  })
  expect(everybody?.lots[0]?.covers.map(({ name, isNamed }) => `${name} ${isNamed}`)).toEqual([
    'First1 Family K12 true',
    'First2 Family K12 true',
  ])
  expect(first).toMatchObject({ departure: { id: Number(departure(1)) }, short: 0, spare: 0, paid: 7 })
  expect(first?.bookings.map(({ promised }) => promised)).toEqual([2, 3, 1, 2])
})

test('permits of a cheaper class are not counted as held while they cover nobody, and the day says how many', async () => {
  const ofLot = async () => {
    const pool = (await viewOf('V', '12')).pools.find(({ departure: one }) => one?.id === Number(departure(2)))
    return [pool?.held, pool?.lots.find(({ id }) => id === 21)?.uncounted]
  }
  expect(await ofLot()).toEqual([7, 0])
  const purchases = await sql<{ id: number; purchase_id: number }>`
    select id, purchase_id from permits where lot_id = ${21}`.execute(ctx.db)
  await sql`update permits set purchase_id = null where lot_id = ${21}`.execute(ctx.db)
  expect(await ofLot()).toEqual([5, 2])
  for (const { id, purchase_id } of purchases.rows)
    await sql`update permits set purchase_id = ${purchase_id} where id = ${id}`.execute(ctx.db)
})

test('permits are added to reserve; nothing typed is lost where a field is wrong', async () => {
  const form = { event: 'want', pool: 'everybody', count: 'two', class: 'foreign' }
  const refused = await send('V', '14', form)
  expect(refused).toMatchObject({ status: 422, data: { dialog: 'want', values: form, errors: { count: expect.any(String) } } })
  expect(errorsOf((await send('V', '14', { ...form, count: '401' })).data).count).toContain('400')
  expect(errorsOf((await send('V', '14', { ...form, count: '2', pool: '999999' })).data)).toHaveProperty('pool')
  expect((await send('V', '14', { ...form, count: '2' })).location).toMatch(/2027-06-14\?did=want$/)
  expect((await viewOf('V', '14')).pools[0]).toMatchObject({ wanted: 2, held: 0 })
  const past = { fee: 'V', day: '2027-05-07' }
  const today = await answerOf(() => permitDay.action(argsOf(ctx, '/', { cookie, params: past, form: { ...form, count: '1' } })))
  expect(today).toMatchObject({ status: 422, data: { sentence: 'Choose a day after today.' } })
})

test('a reservation of some of them leaves the rest to reserve, and needs a reference or why there is none', async () => {
  const form = await lotForm('reserve', 17, { granted: '3', unit: '1,500', reference: '', referenceMissing: '', until: '' })
  expect(errorsOf((await send('V', '10', form)).data)).toEqual({ reference: 'Enter the reference, or say why there is none.' })
  expect(errorsOf((await send('V', '10', { ...form, reference: 'RDB-1' })).data).granted).toContain('from 1 to 2')
  const one = { ...form, granted: '1', reference: 'RDB-1' }
  expect(errorsOf((await send('V', '10', { ...one, unit: '1.500,00' })).data)).toHaveProperty('unit')
  expect(errorsOf((await send('V', '10', { ...one, until: 'soon' })).data)).toHaveProperty('until')
  expect(errorsOf((await send('V', '10', { ...one, until: '2027-05-07T09:59' })).data).until).toContain('09:59')
  expect((await send('V', '10', { ...one, until: '2027-05-11T12:00' })).status).toBe(303)
  expect((await viewOf('V', '10')).pools[0]).toMatchObject({ reserved: 1, wanted: 1, short: 1 })
})

test('a lot that somebody changed meanwhile says so, and is changed with its new version', async () => {
  const form = await lotForm('drop', 8, { count: '1', reason: '' })
  await sql`update permit_lots set version = version + 1 where id = ${8}`.execute(ctx.db)
  const { status, data } = await send('V', '08', form)
  expect({ status, data }).toMatchObject({
    status: 409,
    data: { values: form, sentence: expect.stringContaining('Somebody else') },
  })
  expect((await send('V', '08', { ...form, version: await versionOf(8) })).status).toBe(303)
  const again = await lotForm('drop', 8, { count: '1', reason: '' })
  expect(await send('V', '08', again)).toMatchObject({ status: 409, data: { sentence: expect.stringContaining('given up') } })
})

test('a deposit and the rest are paid, each refused with the sum that is open', async () => {
  const form = { count: '2', unit: '1500', amount: '3000', receipt: 'R-18' }
  const deposit = await lotForm('deposit', 18, form)
  expect(errorsOf((await send('V', '11', deposit)).data).amount).toContain('$3,000')
  expect(errorsOf((await send('V', '11', { ...deposit, receipt: ' ' })).data)).toHaveProperty('receipt')
  expect((await send('V', '11', { ...deposit, amount: '900' })).status).toBe(303)
  const pay = await lotForm('pay', 18, { ...form, amount: '2000' })
  expect(errorsOf((await send('V', '11', pay)).data).amount).toBe('Still to pay for these is $2,100. Enter exactly that.')
  expect(errorsOf((await send('V', '11', { ...pay, count: '3' })).data).count).toContain('from 1 to 2')
  expect((await send('V', '11', { ...pay, amount: '2,100.00' })).status).toBe(303)
  expect((await viewOf('V', '11')).pools[0]).toMatchObject({ paid: 2, spare: 2 })
})

test('a refusal names five bookings at most, those that have theirs for good first, and counts the others', async () => {
  const resource = `permit:V@${departure(3)}`
  await sql`
    insert into stock_claims (booking_id, resource, day, quantity, permanent, held_until)
    select id, ${resource}, '2027-06-09', 1, reference <> 'WEEK-KKAB', case when reference = 'WEEK-KKAB' then ${weekNow}::timestamptz + interval '1 hour' end
    from bookings where reference = any('{WEEK-KKAB,WEEK-KKAC,WEEK-KKAD,WEEK-KKAE,WEEK-KKAF}')`.execute(ctx.db)
  const give = await lotForm('give', 10, { count: '4', pool: 'everybody' })
  const { count } = errorsOf((await send('V', '09', give)).data)
  const named = ['WEEK-KKAC (1)', 'WEEK-KKAD (1)', 'WEEK-KKAE (1)', 'WEEK-KKAF (1)', 'WEEK-KKAJ (2)']
  expect(count).toContain(`Promised to: ${named.join(', ')} and 2 other bookings.`)
  await sql`delete from stock_claims where resource = ${resource} and quantity = 1 and booking_id in
    (select id from bookings where reference between 'WEEK-KKAB' and 'WEEK-KKAF')`.execute(ctx.db)
})

test('permits are given to another pool, by the form of a lot and by one press; never below what is promised', async () => {
  const give = await lotForm('give', 10, { count: '4', pool: 'everybody' })
  expect(errorsOf((await send('V', '09', give)).data).count).toBe(
    'On 9 June 2027, 3 are promised and only 2 would be left. Promised to: WEEK-KKAJ (2) and WEEK-KKBA (1). Reserve or allow more first, or move bookings to another day.',
  )
  const draw = { event: 'draw', from: departure(3), to: 'everybody', count: '2' }
  expect((await send('V', '09', draw, '')).status).toBe(303)
  const tooMany = await send('V', '09', { ...draw, count: '4' }, '')
  expect(tooMany.status).toBe(409)
  expect((await send('V', '09', await lotForm('give', 11, { count: '1', pool: 'everybody' }))).status).toBe(303)
  const [everybody, third] = (await viewOf('V', '09')).pools
  expect([everybody?.held, third?.held]).toEqual([10, 3])
  expect(errorsOf((await send('V', '09', await lotForm('give', 12, { count: '1', pool: 'everybody' }))).data)).toHaveProperty(
    'pool',
  )
})

test('permits move to another day, are given back and are withdrawn, each with its history', async () => {
  const move = await lotForm('move', 24, { count: '1', day: '2027-06-12', text: 'By telephone' })
  expect(errorsOf((await send('V', '12', move)).data)).toHaveProperty('day')
  expect(errorsOf((await send('V', '12', { ...move, day: '2027-05-07' })).data)).toHaveProperty('day')
  expect((await send('V', '12', { ...move, day: '2027-06-20' })).status).toBe(303)
  expect((await viewOf('V', '20')).pools[0]).toMatchObject({ deposited: 1, spare: 1 })
  const back = await lotForm('give-back', 24, { count: '1', reason: '' })
  expect(errorsOf((await send('V', '12', back)).data)).toHaveProperty('reason')
  expect((await send('V', '12', { ...back, reason: 'Too many' })).status).toBe(303)
  const promised = await lotForm('give-back', 6, { count: '2', reason: 'Mistake' })
  expect((await send('V', '08', promised)).status).toBe(409)
  expect((await send('V', '13', await lotForm('withdraw', 25, { reason: 'Park closed' }))).status).toBe(303)
  expect((await listLotMoves(ctx.db, [25]))[0]).toMatchObject({ event: 'withdraw', text: 'Park closed' })
})

test('an allowance is added and ended; it is refused in the past and while it keeps a promise', async () => {
  const form = {
    event: 'allow',
    pool: 'everybody',
    quantity: '3',
    from: '2027-06-15',
    to: '',
    until: '2027-06-14T18:00',
    reason: 'R',
  }
  const at = (more: Form) => send('V', '15', { ...form, ...more })
  expect(errorsOf((await at({ until: '2027-05-06T18:00' })).data)).toHaveProperty('until')
  expect(errorsOf((await at({ until: '2027-06-15T18:00' })).data).until).toContain('15 June 2027')
  expect(errorsOf((await at({ quantity: '500' })).data).quantity).toContain('400')
  expect(errorsOf((await at({ from: '2027-05-01' })).data)).toHaveProperty('from')
  expect(errorsOf((await at({ reason: '' })).data)).toHaveProperty('reason')
  expect((await at({})).status).toBe(303)
  const allowance = async (feeId: string, day: string) =>
    String((await viewOf(feeId, day)).pools.flatMap(({ allowances }) => allowances)[0]?.id)
  const own = await allowance('V', '15')
  expect((await send('V', '15', { event: 'end', allowance: own })).status).toBe(303)
  expect(await send('V', '15', { event: 'end', allowance: own })).toMatchObject({
    status: 409,
    data: { sentence: expect.stringContaining('ended already') },
  })
  const kept = await send('B', '12', { event: 'end', allowance: await allowance('B', '12') })
  expect(kept).toMatchObject({ status: 409, data: { sentence: expect.stringContaining('2 are promised and only 1') } })
})
