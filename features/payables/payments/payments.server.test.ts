import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { diane, suppliedLines } from '#tests/support/payable-lines.ts'
import { addRateOfFrancs, changeLine } from '#tests/support/stored-payables-week.ts'
import { testContext } from '#tests/support/test-context.ts'
import { watchStatements } from '#tests/support/watched-statements.ts'
import { followPayables } from '../follow/follow-payables.server.ts'
import { loadInvoiceBalances } from '../invoices/load-invoice-balances.server.ts'
import { listInvoices } from '../invoices/reads-invoices.server.ts'
import { recordInvoice } from '../invoices/record-invoice.server.ts'
import { loadSupplierAccount } from '../load-supplier-account.server.ts'
import { listCredits } from '../reads.server.ts'
import { loadRunProfit } from '../reports/load-profits.server.ts'
import { recordPayment } from './record-payment.server.ts'
import { reversePayment } from './reverse-payment.server.ts'

const { ctx, database } = await testContext({ now: '2027-03-02T08:00:00Z' })
await addRateOfFrancs(ctx, 1450)
type Paid = { done: true; value: { id: number } } | { done: false }
const idOf = (outcome: Paid) => (outcome.done ? outcome.value.id : 0)
const creditOf = async (supplierId: number) => (await listCredits(ctx.db, { supplierId })).map(({ creditMinor }) => creditMinor)

const more = (minor: number) => ({ overpaid: { minor, reason: 'Sent twice by the bank' } })

test('more than is open is refused with what is open, and is a credit once somebody agreed to it with a reason', async () => {
  const lodge = await suppliedLines(ctx, [60_000])
  const facts = { openMinor: 18_000, creditMinor: 0, moreMinor: 2_000 }
  const isRefused = { done: false, refusal: { reason: 'more-than-open', ...facts } }
  expect(await lodge.pay(20_000, ['deposit'])).toEqual(isRefused)
  expect(await lodge.pay(20_000, ['deposit'], more(1_999)), 'of another amount than was seen').toEqual(isRefused)
  expect(await lodge.pay(20_000, ['deposit'], { overpaid: { minor: 2_000, reason: ' ' } })).toMatchObject({
    refusal: { reason: 'overpaid-reason-missing' },
  })
  expect((await loadSupplierAccount(ctx.db, lodge.supplierId)).payments).toEqual([])
  expect(await lodge.pay(20_000, ['deposit'], more(2_000))).toMatchObject({ value: { creditMinor: 2_000 } })
  expect((await loadSupplierAccount(ctx.db, lodge.supplierId)).payments.map(({ reason }) => reason)).toEqual([
    'Sent twice by the bank',
  ])
  expect(await creditOf(lodge.supplierId)).toEqual([2_000])
  expect(await lodge.pay(42_000, ['balance']), 'what they owe us is used first').toMatchObject({
    refusal: { reason: 'more-than-open', openMinor: 40_000, creditMinor: 2_000, moreMinor: 2_000 },
  })
})

test('a credit is used first, also without money', async () => {
  const lodge = await suppliedLines(ctx, [60_000])
  await lodge.pay(20_000, ['deposit'], more(2_000))
  expect(await lodge.pay(30_000, ['balance'])).toMatchObject({ value: { creditMinor: 0 } })
  expect(await lodge.rows()).toEqual([
    ['deposit', 18_000, 18_000],
    ['balance', 42_000, 32_000],
  ])
  expect(await creditOf(lodge.supplierId)).toEqual([])
  expect(await lodge.pay(15_000, ['balance'], more(5_000))).toMatchObject({ value: { creditMinor: 5_000 } })
  expect(await lodge.pay(0, ['balance'], { method: 'credit', outflow: null })).toMatchObject({ refusal: { reason: 'no-credit' } })
})

test('of two clerks who pay an invoice at once, over two connections, one does and the other is refused', async () => {
  const lodge = await suppliedLines(ctx, [60_000])
  const recorded = await recordInvoice(ctx, lodge.invoice('INV-1', 60_000))
  expect(recorded).toMatchObject({ done: true })
  const others = [watchStatements(database.address), watchStatements(database.address)]
  const seen = (await lodge.payablesOf()).map(({ id, openMinor }) => ({ id, openMinor }))
  const paid = await Promise.all(
    others.map(({ db }) =>
      recordPayment(
        { ...ctx, db },
        {
          ...{
            idempotencyKey: randomUUID(),
            supplierId: lodge.supplierId,
            paidOn: '2027-03-02',
            method: 'bank',
            reference: 'T1',
          },
          ...{ currency: 'USD', amountMinor: 60_000, outflow: { minor: 60_000, currency: 'USD', rate: null }, actor: diane },
          payables: seen,
        },
      ),
    ),
  )
  for (const { close } of others) await close()
  expect(paid.map((one) => (one.done ? 'paid' : one.refusal.reason)).toSorted()).toEqual(['changed-meanwhile', 'paid'])
  const { balances } = await loadInvoiceBalances(ctx.db, await listInvoices(ctx.db, { supplierId: lodge.supplierId }))
  expect([...balances.values()]).toEqual([{ paidMinor: 60_000, openMinor: 0 }])
})

test('what was paid above the fee of a cancelled line is a credit, and pays another line', async () => {
  const lodge = await suppliedLines(ctx, [60_000, 20_000])
  await lodge.pay(18_000 + 6_000, ['deposit'])
  await changeLine(ctx, lodge.lineId, { state: 'cancelled', feeMinor: 15_000 })
  await followPayables(ctx)
  expect((await lodge.rows()).toSorted()).toEqual([
    ['balance', 14_000, 0],
    ['credit', -3_000, 0],
    ['deposit', 18_000, 18_000],
    ['deposit', 6_000, 6_000],
  ])
  expect(await lodge.pay(0, ['balance'], { method: 'credit', outflow: null })).toMatchObject({ done: true })
  expect((await lodge.rows()).filter(([part]) => part === 'balance' || part === 'credit').toSorted()).toEqual([
    ['balance', 14_000, 3_000],
    ['credit', -3_000, -3_000],
  ])
})

test('a wrong payment is answered by its opposite, once, and all is as before', async () => {
  const lodge = await suppliedLines(ctx, [60_000])
  const before = await lodge.rows()
  const paymentId = idOf(await lodge.pay(70_000, [], more(10_000)))
  expect(await reversePayment(ctx, { paymentId, reason: ' ', actor: diane })).toMatchObject({
    refusal: { reason: 'reason-missing' },
  })
  const opposite = await reversePayment(ctx, { paymentId, reason: 'Twice', actor: diane })
  expect(opposite).toMatchObject({ done: true })
  expect(await lodge.rows()).toEqual(before)
  expect(await creditOf(lodge.supplierId)).toEqual([])
  const refusal = async (id: number) => reversePayment(ctx, { paymentId: id, reason: 'Again', actor: diane })
  expect(await refusal(paymentId)).toMatchObject({ refusal: { reason: 'already-reversed' } })
  expect(await refusal(idOf(opposite))).toMatchObject({ refusal: { reason: 'is-reversal' } })
  expect(await refusal(999_999)).toMatchObject({ refusal: { reason: 'payment-unknown' } })
  const { payments } = await loadSupplierAccount(ctx.db, lodge.supplierId)
  expect(payments.map(({ amountMinor, reversedById }) => [amountMinor, reversedById !== null])).toEqual([
    [-70_000, false],
    [70_000, true],
  ])
  expect(await lodge.pay(60_000), 'nothing of the wrong one is used').toMatchObject({ value: { creditMinor: 0 } })
})

test('of two who pay the same payable at once, one does', async () => {
  const lodge = await suppliedLines(ctx, [60_000])
  const [deposit] = await lodge.payablesOf()
  const seen = { payables: [{ id: deposit?.id ?? 0, openMinor: 18_000 }] }
  const outcomes = await Promise.all([1, 2, 3].map(() => lodge.pay(18_000, [], seen)))
  expect(outcomes.filter(({ done }) => done)).toHaveLength(1)
  expect(outcomes.flatMap((one) => (one.done ? [] : [one.refusal.reason]))).toEqual(['changed-meanwhile', 'changed-meanwhile'])
  expect((await lodge.rows())[0]).toEqual(['deposit', 18_000, 18_000])
})

test('the same form sent twice is one payment', async () => {
  const lodge = await suppliedLines(ctx, [60_000])
  const idempotencyKey = randomUUID()
  const [first, second] = await Promise.all([
    lodge.pay(18_000, ['deposit'], { idempotencyKey }),
    lodge.pay(18_000, ['deposit'], { idempotencyKey }),
  ])
  expect(first).toEqual(second)
  expect((await loadSupplierAccount(ctx.db, lodge.supplierId)).payments).toHaveLength(1)
})

test('every payment that cannot be is refused, and nothing is written', async () => {
  const lodge = await suppliedLines(ctx, [60_000])
  const francs = await suppliedLines(ctx, [60_000], { currency: 'RWF' })
  const [foreign] = await francs.payablesOf()
  const chosen = (row: typeof foreign, openMinor = row?.openMinor ?? 0) => ({ payables: [{ id: row?.id ?? 0, openMinor }] })
  const usd = { minor: 1, currency: 'USD', rate: null } as const
  const refusals: [Awaited<ReturnType<typeof lodge.pay>>, string][] = [
    [await lodge.pay(1, [], { supplierId: 999_999 }), 'supplier-unknown'],
    [await lodge.pay(0), 'amount-wrong'],
    [await lodge.pay(-5), 'amount-wrong'],
    [await lodge.pay(5, [], { method: 'credit', outflow: null }), 'amount-wrong'],
    [await lodge.pay(5, [], { outflow: null }), 'outflow-wrong'],
    [await lodge.pay(5, [], { outflow: { ...usd, minor: 0 } }), 'outflow-wrong'],
    [await lodge.pay(5, [], { outflow: { ...usd, currency: 'RWF' } }), 'rate-missing'],
    [await lodge.pay(5, [], { paidOn: '2027-03-03' }), 'day-to-come'],
    [await lodge.pay(5, [], chosen(foreign)), 'changed-meanwhile'],
    [await francs.pay(5, [], { currency: 'USD', outflow: usd }), 'currencies-mixed'],
    [await lodge.pay(5, [], { payables: [{ id: 999_999, openMinor: 5 }] }), 'changed-meanwhile'],
  ]
  for (const [outcome, reason] of refusals) expect(outcome).toEqual({ done: false, refusal: { reason } })
  const { rows } = await sql`select from payments_out where supplier_id in (${lodge.supplierId}, ${francs.supplierId})`.execute(
    ctx.db,
  )
  expect(rows).toHaveLength(0)
})

test('francs paid at another rate than was planned are a cost of the exchange', async () => {
  const lodge = await suppliedLines(ctx, [870_000], { currency: 'RWF' })
  const [row] = await lodge.payablesOf()
  expect(row?.usdMinor).toBe(18_000)
  expect(await lodge.pay(870_000)).toMatchObject({ done: true })
  const run = await loadRunProfit(ctx.db, { bookingId: row?.bookingId ?? '' })
  // 870,000 at 1,400 are 621.43, at 1,450 they are 600.00; of these 18% VAT inside comes back.
  const costs = run?.shared.filter(({ lacks }) => lacks === undefined) ?? []
  expect(costs.map(({ kind, plannedMinor, actualMinor }) => [kind, plannedMinor, actualMinor])).toEqual([
    ['service', 50_847, 50_847],
    ['exchange', 0, 2_143],
  ])
})

const breaches = (paymentId: number, payableId: number) => [
  sql`update payments_out set amount_minor = 1 where id = ${paymentId}`,
  sql`delete from payments_out where id = ${paymentId}`,
  sql`update payment_allocations set amount_minor = 1 where payment_id = ${paymentId}`,
  sql`delete from payment_allocations where payment_id = ${paymentId}`,
  sql`insert into payment_allocations (payment_id, payable_id, amount_minor, at) values (${paymentId}, ${payableId}, 1, now())`,
  sql`update payables set paid_minor = amount_minor + 1 where id = ${payableId}`,
  sql`update payables set struck_at = now() where id = ${payableId}`,
]
test.each([
  [0, 'only added to'],
  [1, 'only added to'],
  [2, 'only added to'],
  [3, 'only added to'],
  [4, 'a_payable_is_never_overpaid'],
  [5, 'a_payable_is_never_overpaid'],
  [6, 'what_is_struck_was_not_paid'],
])('the database refuses breach %s: %s', async (at, message) => {
  const lodge = await suppliedLines(ctx, [60_000])
  const paymentId = idOf(await lodge.pay(18_000, ['deposit']))
  const [deposit] = await lodge.payablesOf()
  await expect(breaches(paymentId, deposit?.id ?? 0)[at]?.execute(ctx.db)).rejects.toThrow(message)
})

test('the database refuses more allocations than the payment at the commit, and those of another supplier or currency', async () => {
  const lodge = await suppliedLines(ctx, [60_000])
  const paymentId = idOf(await lodge.pay(18_000, ['deposit']))
  const balance = (await lodge.payablesOf()).find(({ part }) => part === 'balance')
  const other = (await (await suppliedLines(ctx, [60_000])).payablesOf())[0]
  const allocate = (payableId: number, minor: number) =>
    sql`insert into payment_allocations (payment_id, payable_id, amount_minor, at) values (${paymentId}, ${payableId}, ${minor}, now())`.execute(
      ctx.db,
    )
  await expect(allocate(balance?.id ?? 0, 1)).rejects.toThrow(/Payment \d+ of 18000 is for 18001/)
  await expect(allocate(other?.id ?? 0, 1)).rejects.toThrow(/cannot be for payable/)
  expect((await lodge.rows())[1]).toEqual(['balance', 42_000, 0])
})
