import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { coverPermits } from '#features/bookings/permits/cover-pools.server.ts'
import { loadPermitsToBuy } from '#features/travellers/permits/load-permits-to-buy.server.ts'
import { answerOf, argsOf, cookieOf } from '#tests/support/admin-request.ts'
import * as week from '#tests/support/permits-week.ts'
import { bookingIdOf, storePermitsWeek } from '#tests/support/stored-permits-week.ts'
import { testContext } from '#tests/support/test-context.ts'
import { loader as buyLoader } from '../../permits/buy/buy.tsx'
import { action, loader } from './traveller.tsx'

/** K14's first traveller is whole, and of a class for which the authority wants to see a residence permit. */
const { ctx } = await testContext({ now: week.weekNow.toISOString() })
const [bookingId, position] = [bookingIdOf('K14'), '1']
let [sales, readOnly] = ['', '']
beforeAll(async () => {
  await storePermitsWeek(ctx)
  await sql`update booking_travellers set residency = 'resident' where booking_id = ${bookingId} and position = 1`.execute(ctx.db)
  await sql`insert into authority_classes values ('week-rdb', 'resident', 'Residence permit, four months in a row')`.execute(
    ctx.db,
  )
  await coverPermits(ctx)
  sales = await cookieOf(ctx, 'sales')
  readOnly = await cookieOf(ctx, 'read-only')
})

const argsWith = (cookie: string, form?: Record<string, string>, search = '') =>
  argsOf(ctx, `/admin/bookings/${bookingId}/travellers/1${search}`, {
    cookie,
    params: { id: bookingId, position },
    ...(form && { form }),
  })
const shown = async () => (await loader(argsWith(sales))).evidence
const send = async (form: Record<string, string>, { cookie = sales, search = '' } = {}) => {
  const evidence = await shown()
  const hidden = { form: 'evidence', event: 'record', version: evidence?.version ?? '', feeClass: evidence?.feeClass ?? '' }
  return answerOf(() => action(argsWith(cookie, { ...hidden, ...form }, search)))
}
const isWhole = async () => {
  const { needs } = await loadPermitsToBuy(ctx)
  return needs.find((need) => need.bookingId === bookingId && need.position === 1)
}
const listed = async () => {
  const page = (await buyLoader(argsOf(ctx, '/admin/permits/buy', { cookie: sales }))) as {
    whole: { bookingId: string; position: number }[]
    incomplete: { bookingId: string; position: number; papers: string; evidenceTo: string | undefined }[]
  }
  const own = (row: { bookingId: string; position: number }) => row.bookingId === bookingId && row.position === 1
  return { whole: page.whole.some(own), incomplete: page.incomplete.find(own) }
}

test('a traveller of a class with evidence is not whole before staff have seen it, and the list leads to the form', async () => {
  expect((await shown())?.wanted.map(({ state }) => state)).toEqual(['missing'])
  expect(await isWhole()).toMatchObject({ evidence: 'missing', isWhole: false })
  expect(await listed()).toMatchObject({
    whole: false,
    incomplete: {
      papers: 'Not seen: Residence permit, four months in a row',
      evidenceTo: `/admin/bookings/${bookingId}/travellers/1?from=permits#evidence`,
    },
  })
})

test('bad input comes back with a sentence at its field, and nothing is stored', async () => {
  const faulty = async (form: Record<string, string>) => (await send(form)) as { status: number; data: unknown }
  expect(await faulty({ evidence: ' ', until: '2028-01-01' })).toMatchObject({
    status: 422,
    data: { errors: { evidence: 'Enter what you have seen.' }, values: { until: '2028-01-01' } },
  })
  expect(await faulty({ evidence: 'Residence permit' })).toMatchObject({
    status: 422,
    data: { errors: { until: expect.stringContaining('until when') }, values: { evidence: 'Residence permit' } },
  })
  const both = { evidence: 'Residence permit', until: '2028-01-01', endless: 'yes' }
  expect(await faulty(both)).toMatchObject({ status: 422, data: { errors: { until: expect.stringContaining('not both') } } })
  const past = { evidence: 'Residence permit', until: '2027-05-06' }
  expect(await faulty(past)).toMatchObject({ status: 422, data: { errors: { until: expect.stringContaining('past') } } })
  expect(await faulty({ evidence: 'x'.repeat(121), endless: 'yes' })).toMatchObject({ status: 422 })
  expect(await faulty({ evidence: 'Permit', endless: 'yes', feeClass: 'martian' })).toMatchObject({
    data: { problem: expect.stringContaining('changed these details') },
  })
  expect((await shown())?.seen).toBeNull()
})

test('evidence that ends before the visit is not enough; what ends on its day is', async () => {
  expect((await send({ evidence: 'Residence permit', until: '2027-06-09' })).location).toBe(
    `/admin/bookings/${bookingId}/travellers/1?did=evidence`,
  )
  expect(await isWhole()).toMatchObject({ evidence: 'ends-early', isWhole: false })
  expect((await listed()).incomplete?.papers).toBe('Ends before the visit: Residence permit, four months in a row')
  const sent = await send({ evidence: 'Residence permit', until: '2027-06-10' }, { search: '?from=permits' })
  expect(sent.location).toBe('/admin/permits/buy?did=evidence')
  expect(await isWhole()).toMatchObject({ evidence: 'seen', isWhole: true })
  expect((await listed()).whole).toBe(true)
})

test('a traveller whose class was changed shows it anew', async () => {
  const { version = '' } = (await shown()) ?? {}
  await sql`update booking_travellers set residency = 'eac' where booking_id = ${bookingId} and position = 1`.execute(ctx.db)
  await sql`insert into authority_classes values ('week-rdb', 'eac', 'EAC identity card or passport')`.execute(ctx.db)
  expect(await isWhole()).toMatchObject({ evidence: 'missing', isWhole: false })
  const stale = { evidence: 'Residence permit', endless: 'yes', version, feeClass: 'resident' }
  expect(await send(stale)).toMatchObject({ status: 409, data: { values: { evidence: 'Residence permit' } } })
  await send({ event: 'delete' })
  expect((await shown())?.seen).toBeNull()
})

test('it takes the permission of the other details', async () => {
  expect((await send({ evidence: 'Passport', endless: 'yes' }, { cookie: readOnly })).status).toBe(403)
})
