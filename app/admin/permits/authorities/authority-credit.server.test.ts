import { expect, test } from 'vitest'
import { reserveLot } from '#features/permits/lots/reserve-lot.server.ts'
import { wantPermits } from '#features/permits/lots/want-permits.server.ts'
import { listLots } from '#features/permits/reads-lots.server.ts'
import { answerOf, argsOf, cookieOf } from '#tests/support/admin-request.ts'
import { testContext } from '#tests/support/test-context.ts'
import * as toPay from '../../payables/to-pay/to-pay.tsx'
import { loadAged } from '../../reports/costs/load-aged.server.ts'
import * as buy from '../buy/buy.tsx'
import * as authority from './authority.tsx'

const { ctx } = await testContext({ now: '2027-03-12T08:00:00Z' })
const [owner, sales, reader] = await Promise.all([cookieOf(ctx, 'owner'), cookieOf(ctx, 'sales'), cookieOf(ctx, 'read-only')])
const params = { id: 'rdb' }
const path = '/admin/permits/authorities/rdb'
const record = (form: Record<string, string>, cookie = sales) =>
  answerOf(() => authority.action(argsOf(ctx, path, { cookie, params, form: { event: 'credit', what: 'paid', ...form } })))
const creditOf = async () => {
  const shown = await authority.loader(argsOf(ctx, path, { cookie: sales, params }))
  return (shown as Exclude<typeof shown, Response>).credit
}
const buyPage = async () => {
  const shown = await buy.loader(argsOf(ctx, '/admin/permits/buy?view=balances', { cookie: sales }))
  return shown as Exclude<typeof shown, Response>
}

test('what an authority was paid twice is recorded on its page, seen beside the payables, and used with the next payment', async () => {
  const typed = { amount: '1,500.00', receipt: 'R-9', reason: 'The bank sent it twice' }
  const wrong: [Record<string, string>, string][] = [
    [{ ...typed, amount: '1.500,0' }, 'amount'],
    [{ ...typed, amount: '0' }, 'amount'],
    [{ ...typed, receipt: ' ' }, 'receipt'],
    [{ ...typed, reason: '' }, 'reason'],
    [{ ...typed, what: 'back' }, 'amount'],
  ]
  for (const [form, field] of wrong) {
    const { status, data } = await record(form)
    const { credit } = data as { credit: { values: object; errors: object } }
    expect([form, status, Object.keys(credit.errors)]).toEqual([form, 422, [field]])
    expect(credit.values).toMatchObject(form)
  }
  expect((await record(typed, reader)).status).toBe(403)
  expect((await record(typed)).location).toBe(`${path}?did=credit#credit`)
  expect(await creditOf()).toMatchObject({ owes: 'They owe us $1,500.00.', moves: [{ amount: '$1,500.00' }] })
  expect((await buyPage()).credits).toBe('Rwanda Development Board $1,500.00')
  const payables = await toPay.loader(argsOf(ctx, '/admin/payables', { cookie: owner }) as never)
  expect((payables as Exclude<typeof payables, Response>).authorityCredits).toMatchObject([{ id: 'rdb', amount: '$1,500' }])
  expect((await loadAged(ctx.db, '2027-03-12')).suppliers).toMatchObject([
    { supplier: 'Rwanda Development Board', creditMinor: 150_000, total: { minor: 0 } },
  ])

  const of = { feeId: 'gorilla-volcanoes', day: '2027-06-20', departureId: null, count: 2 }
  await ctx.db.transaction().execute((tx) => wantPermits(ctx, tx, [of], { by: 'Diane' }))
  const lotNow = async () => {
    const [lot] = await listLots(ctx.db, of.feeId, { from: of.day, to: of.day })
    if (!lot) throw new Error('There is no lot')
    return lot
  }
  const reservation = { granted: 2, reference: 'RDB-77', referenceMissing: '', reservedUntil: null, unitMinor: 150_000 }
  await reserveLot(ctx, await lotNow(), reservation, { id: 'diane', name: 'Diane' })
  const pay = async () => {
    const { id, version } = await lotNow()
    const form = { form: 'balances', event: 'pay', id: `${id} ${version}`, credit: 'yes' }
    const amounts = { 'balances-receipt': 'R-10', 'balances-amount': '3000.00' }
    return answerOf(() =>
      buy.action(argsOf(ctx, '/admin/permits/buy?view=balances', { cookie: sales, form: { ...form, ...amounts } })),
    )
  }
  expect((await pay()).status).toBe(303)
  expect((await lotNow()).state).toBe('paid')
  expect(await creditOf()).toMatchObject({ owes: '', moves: [{ amount: '−$1,500.00', reason: 'Used for permits' }, {}] })
  expect((await buyPage()).credits).toBe('')
})
