import { expect, test } from 'vitest'
import { listInvoices } from '#features/payables/invoices/reads-invoices.server.ts'
import { listPaymentsTo } from '#features/payables/payments/reads-payments.server.ts'
import { may, roles } from '#features/staff/permissions.ts'
import { answerOf, argsOf, cookieOf } from '#tests/support/admin-request.ts'
import { suppliedLines } from '#tests/support/payable-lines.ts'
import { addRateOfFrancs } from '#tests/support/stored-payables-week.ts'
import { testContext } from '#tests/support/test-context.ts'
import { watchStatements } from '#tests/support/watched-statements.ts'
import { loadAged } from '../reports/costs/load-aged.server.ts'
import * as supplierPage from '../suppliers/supplier.tsx'
import * as invoices from './invoices/invoices.tsx'
import * as newInvoice from './invoices/new-invoice.tsx'
import * as payments from './payments/payments.tsx'
import * as toPay from './to-pay/to-pay.tsx'
import { loader as csv } from './to-pay/to-pay-csv.ts'

const { ctx, database } = await testContext({ now: '2027-07-01T08:00:00Z' })
await addRateOfFrancs(ctx, 1450)
const owner = await cookieOf(ctx, 'owner')

type Form = Record<string, string> | [string, string][]
const args = (
  path: string,
  { cookie = owner, form, params = {} }: { cookie?: string; form?: Form; params?: Record<string, string> } = {},
) => {
  const made = argsOf(ctx, path, { cookie, params }) as { request: Request; url: URL }
  const body = form && new URLSearchParams(form)
  return { ...made, request: new Request(made.url, { headers: { cookie }, ...(body && { method: 'POST', body }) }) } as never
}
type Shown<Loader extends (...given: never[]) => unknown> = Exclude<Awaited<ReturnType<Loader>>, Response>
const toPayOf = async (supplierId: number, cookie = owner) =>
  (await toPay.loader(args(`/admin/payables?supplier=${supplierId}`, { cookie }))) as Shown<typeof toPay.loader>
const key = () => crypto.randomUUID()

const payForm = (ticks: readonly string[], more: Record<string, string> = {}): [string, string][] => [
  ...ticks.map((tick): [string, string] => ['payable', tick]),
  ...Object.entries({ key: key(), paidOn: '2027-07-01', method: 'bank', reference: 'T-77', amount: '', ...more }),
]
const pay = (ticks: readonly string[], more: Record<string, string> = {}) =>
  answerOf(() => toPay.action(args('/admin/payables', { form: payForm(ticks, more) })))
const errorsOf = (answer: { data: unknown }) => (answer.data as { errors: Record<string, string> }).errors

test('only who may read costs sees what suppliers are paid, and only the owner records anything', async () => {
  const lodge = await suppliedLines(ctx, [60_000])
  const screens = [
    ['/admin/payables', toPay.loader],
    ['/admin/payables/to-pay.csv', csv],
    ['/admin/payables/invoices', invoices.loader],
    ['/admin/payables/payments', payments.loader],
  ] as const
  for (const role of roles) {
    const cookie = await cookieOf(ctx, role)
    for (const [path, loader] of screens) {
      const { status } = await answerOf(() => loader(args(path, { cookie })))
      expect([role, path, status]).toEqual([role, path, may(role, 'costs:read') ? 200 : 403])
    }
    const writes = may(role, 'payables:write')
    expect([role, writes]).toEqual([role, role === 'owner'])
    const path = `/admin/payables/invoices/new?supplier=${lodge.supplierId}`
    expect((await answerOf(() => newInvoice.loader(args(path, { cookie })))).status).toBe(writes ? 200 : 403)
    for (const action of [toPay.action, invoices.action, payments.action, newInvoice.action]) {
      const { status } = await answerOf(() => action(args(path, { cookie, form: { event: 'approve' } })))
      expect(status === 403).toBe(!writes)
    }
  }
  const seller = await toPayOf(lodge.supplierId, await cookieOf(ctx, 'sales'))
  expect([seller.writes, seller.rows.length]).toEqual([false, 2])
})

test('what is overdue stands first, by supplier and week, and the file has it too', async () => {
  const lodge = await suppliedLines(ctx, [60_000])
  const page = await toPayOf(lodge.supplierId)
  expect(page.rows.map(({ heading, part, open, late }) => [heading.replace(/Lodge \w+/, 'Lodge'), part, open, late])).toEqual([
    ['Overdue. Lodge: $600', 'Deposit', '$180', '115 days late'],
    ['Overdue. Lodge: $600', 'Balance', '$420', '51 days late'],
  ])
  expect(page.ages.map(({ text }) => text)).toEqual(['$0', '$0', '$420', '$0', '$180'])
  const file = await (await csv(args(`/admin/payables/to-pay.csv?supplier=${lodge.supplierId}`))).text()
  expect(file.trim().split('\r\n')).toHaveLength(3)
  expect(file).toMatch(/"Overdue","2027-03-08","Lodge \w+","S-\w+","","Solheim","",.*,"Deposit","USD",180,0,180,180/)
})

test('what is ticked is paid by an empty amount; the same form again is the same payment', async () => {
  const lodge = await suppliedLines(ctx, [60_000])
  const [deposit, balance] = (await toPayOf(lodge.supplierId)).rows.map(({ tick }) => tick)
  const form = { key: key() }
  const first = await pay([deposit ?? '', balance ?? ''], form)
  expect([first.status, first.location]).toMatchObject([303, expect.stringMatching(/^\/admin\/payables\?paid=\d+$/)])
  expect((await pay([deposit ?? '', balance ?? ''], form)).location).toBe(first.location)
  expect((await listPaymentsTo(ctx.db, lodge.supplierId)).map(({ amountMinor, reference }) => [amountMinor, reference])).toEqual([
    [60_000, 'T-77'],
  ])
  const after = (await toPay.loader(args(first.location ?? ''))) as Shown<typeof toPay.loader>
  expect(after.paid?.text).toMatch(/^A payment of \$600 to Lodge \w+ is recorded\.$/)
})

test('each refusal of a payment stands at its field, and nothing that was typed or ticked is lost', async () => {
  const [lodge, francs] = [await suppliedLines(ctx, [60_000]), await suppliedLines(ctx, [870_000], { currency: 'RWF' })]
  const [tick = ''] = (await toPayOf(lodge.supplierId)).rows.map((row) => row.tick)
  const [franc = ''] = (await toPayOf(francs.supplierId)).rows.map((row) => row.tick)
  const wrong: [string[], Record<string, string>, string, number][] = [
    [[], {}, 'payable', 422],
    [[tick, franc], {}, 'payable', 422],
    [[tick.replace(/ .*/, ' 5')], {}, 'payable', 409],
    [[tick], { amount: '1.340,5' }, 'amount', 422],
    [[tick], { amount: '0' }, 'amount', 422],
    [[tick], { paidOn: 'tomorrow' }, 'paidOn', 422],
    [[tick], { paidOn: '2027-07-02' }, 'paidOn', 422],
    [[tick], { method: 'cheque' }, 'method', 422],
    [[tick], { method: 'credit' }, 'method', 422],
    [[tick], { method: 'credit', amount: '5' }, 'amount', 422],
    [[tick], { leftCurrency: 'RWF' }, 'left', 422],
    [[franc], { source: 'Bank' }, 'rate', 422],
    [[franc], { rate: 'about 1450', source: 'Bank' }, 'rate', 422],
  ]
  for (const [ticks, more, field, status] of wrong) {
    const answer = await pay(ticks, { reference: 'KEEP-ME', ...more })
    expect([more, Object.keys(errorsOf(answer)), answer.status]).toEqual([more, expect.arrayContaining([field]), status])
    expect(answer.data).toMatchObject({ ticked: ticks, values: { reference: 'KEEP-ME', ...more } })
  }
  expect(await listPaymentsTo(ctx.db, lodge.supplierId)).toEqual([])
  expect((await pay([franc], { rate: '1,460', source: 'Bank of Kigali' })).status).toBe(303)
  const [payment] = await listPaymentsTo(ctx.db, francs.supplierId)
  expect(payment).toMatchObject({ amountMinor: 261_000, leftMinor: 261_000, leftCurrency: 'RWF', usdMinor: 17_877 })
  // Nothing typed: the rate that was entered, with its source.
  const [rest = ''] = (await toPayOf(francs.supplierId)).rows.map((row) => row.tick)
  expect((await pay([rest])).status).toBe(303)
  const paid = await listPaymentsTo(ctx.db, francs.supplierId)
  expect(paid.map(({ amountMinor, usdMinor }) => [amountMinor, usdMinor])).toContainEqual([609_000, 42_000])
})

test('more than is open is said before the press, and is their credit once that is agreed with a reason; the next payment is less by it', async () => {
  const lodge = await suppliedLines(ctx, [60_000])
  const [deposit = '', balance = ''] = (await toPayOf(lodge.supplierId)).rows.map(({ tick }) => tick)
  const refused = await pay([deposit], { amount: '200' })
  expect([refused.status, errorsOf(refused).amount]).toEqual([
    422,
    '$180.00 is open. Lower the amount, or record the other $20.00 as their credit below.',
  ])
  const { overpaid } = refused.data as { overpaid: { minor: number; label: string } }
  expect(overpaid).toEqual({ minor: 2_000, label: expect.stringMatching(/^Record \$20\.00 as a credit of Lodge \w+$/) })
  const agreed = { amount: '200', overpaid: String(overpaid.minor) }
  const unexplained = await pay([deposit], agreed)
  expect([unexplained.status, Object.keys(errorsOf(unexplained))]).toEqual([422, ['overpaidReason']])
  expect(await listPaymentsTo(ctx.db, lodge.supplierId)).toEqual([])
  expect((await pay([deposit], { ...agreed, overpaidReason: 'The bank sent it twice' })).status).toBe(303)
  expect((await toPayOf(lodge.supplierId)).credits.map(({ amount }) => amount)).toEqual(['$20'])
  const aged = (await loadAged(ctx.db, '2027-07-01')).suppliers.find(({ supplierId }) => supplierId === lodge.supplierId)
  expect(aged).toMatchObject({ total: { minor: 42_000 }, creditMinor: 2_000 })
  await pay([balance])
  expect((await listPaymentsTo(ctx.db, lodge.supplierId)).map(({ amountMinor, reason }) => [amountMinor, reason])).toEqual([
    [40_000, ''],
    [20_000, 'The bank sent it twice'],
  ])
})

const invoiceForm = (lineIds: readonly number[], more: Record<string, string> = {}): [string, string][] => [
  ...lineIds.map((id): [string, string] => ['line', String(id)]),
  ...Object.entries({ number: 'INV-1', invoicedOn: '2027-06-12', dueOn: '2027-06-30', currency: 'USD', total: '612', ...more }),
]
type Lodge = Awaited<ReturnType<typeof suppliedLines>>
const record = (lodge: Lodge, more: Record<string, string> = {}, lineIds = lodge.lineIds) =>
  answerOf(() =>
    newInvoice.action(args(`/admin/payables/invoices/new?supplier=${lodge.supplierId}`, { form: invoiceForm(lineIds, more) })),
  )
type Preview = { preview?: { stamp: string; difference: string; expected: string; isTaken: boolean; isNew: boolean } }

test('an invoice shows its difference before it is recorded, and is recorded once that was seen', async () => {
  const lodge = await suppliedLines(ctx, [60_000])
  const looked = await record(lodge, { event: 'compare' })
  const { preview } = looked.data as Preview
  expect([looked.status, preview]).toMatchObject([200, { expected: '$600.00', difference: '+$12.00', isTaken: false }])
  const unseen = await record(lodge, { event: 'save' })
  expect([unseen.status, (unseen.data as Preview).preview?.isNew]).toEqual([409, true])
  const other = await record(lodge, { event: 'save', compared: preview?.stamp ?? '', total: '613' })
  expect([other.status, (other.data as Preview).preview?.difference]).toEqual([409, '+$13.00'])
  expect(await listInvoices(ctx.db, { supplierId: lodge.supplierId })).toEqual([])
  const saved = await record(lodge, { event: 'save', compared: preview?.stamp ?? '' })
  expect(saved.location).toMatch(/^\/admin\/payables\/invoices\?view=to-approve&did=waits&number=INV-1&invoice=\d+$/)
  const again = await record(lodge, { event: 'compare' })
  expect(errorsOf(again).number).toMatch(/12 June 2027/)
})

test('an invoice that is as ordered is recorded at once, and leads to what is open of it; one that was paid before leads nowhere', async () => {
  const [lodge, other] = [await suppliedLines(ctx, [60_000, 40_000]), await suppliedLines(ctx, [60_000])]
  const recordedIn = async (of: typeof lodge, lineIds: number[]) => {
    const { status, location } = await record(of, { event: 'compare', total: '600' }, lineIds)
    expect(status).toBe(303)
    return ((await invoices.loader(args(location ?? ''))) as Shown<typeof invoices.loader>).toPay
  }
  const toPayNow = await recordedIn(lodge, [lodge.lineId])
  expect(toPayNow).toMatchObject({ supplierId: lodge.supplierId })
  const path = `/admin/payables?supplier=${lodge.supplierId}&invoice=${toPayNow?.id}`
  const { ticked, rows } = (await toPay.loader(args(path))) as Shown<typeof toPay.loader>
  expect([ticked.length, rows.length]).toEqual([2, 4])
  await other.pay(60_000)
  expect(await recordedIn(other, [other.lineId])).toBeUndefined()
})

test('each refusal of an invoice stands at its field, with all that was typed', async () => {
  const lodge = await suppliedLines(ctx, [60_000, 40_000])
  const [line = 0] = lodge.lineIds
  const wrong: [Record<string, string>, string][] = [
    [{ number: ' ' }, 'number'],
    [{ invoicedOn: '12 June' }, 'invoicedOn'],
    [{ total: '6.12,0' }, 'total'],
    [{ total: '0' }, 'total'],
    [{ kind: 'credit' }, 'credits'],
    [{ kind: 'credit', credits: '999999' }, 'credits'],
    [{ [`part-${line}`]: 'half' }, `part-${line}`],
    [{ [`part-${line}`]: '700' }, `part-${line}`],
    [{ currency: 'EUR' }, 'currency'],
  ]
  for (const [more, field] of wrong) {
    const answer = await record(lodge, { event: 'compare', ...more })
    expect([more, Object.keys(errorsOf(answer))]).toEqual([more, [field]])
    expect(answer.data).toMatchObject({ ticked: lodge.lineIds.map(String), values: more })
  }
  expect(Object.keys(errorsOf(await record(lodge, { event: 'compare' }, [])))).toEqual(['line'])
})

const settle = (form: Record<string, string>) =>
  answerOf(() => invoices.action(args('/admin/payables/invoices?view=to-approve', { form })))

test('an invoice that differs is approved, paid and reversed, and each list says so', async () => {
  const lodge = await suppliedLines(ctx, [60_000])
  const { preview } = (await record(lodge, { event: 'compare' })).data as Preview
  await record(lodge, { event: 'save', compared: preview?.stamp ?? '' })
  const rowsIn = async (view: string) => {
    const path = `/admin/payables/invoices?view=${view}&supplier=${lodge.supplierId}`
    return ((await invoices.loader(args(path))) as Shown<typeof invoices.loader>).invoices
  }
  const [row] = await rowsIn('to-approve')
  expect(row).toMatchObject({ number: 'INV-1', total: '$612', expected: '$600', difference: '+$12', stateText: 'To approve' })
  const seen = { id: String(row?.id), version: String(row?.version) }
  expect(await settle({ event: 'dispute', ...seen, reason: ' ' })).toMatchObject({ status: 422 })
  expect(await settle({ event: 'approve', ...seen, version: '9' })).toMatchObject({ status: 409 })
  expect(await settle({ event: 'approve', ...seen })).toMatchObject({ status: 303 })
  expect(await settle({ event: 'dispute', ...seen, version: '2', reason: 'Late' })).toMatchObject({ status: 409 })
  const balancesIn = async (view: string) =>
    (await rowsIn(view)).map(({ number, stateText, paid, open }) => [number, stateText, paid, open])
  expect(await balancesIn('taken')).toEqual([['INV-1', 'Approved', '$0', '$612']])
  const open = (await toPayOf(lodge.supplierId)).rows
  expect(open.map(({ part, of, invoiceDue }) => [part, of, invoiceDue])).toEqual([
    ['Deposit', 'guest Solheim, invoice INV-1', 'By its invoice 30 Jun 2027'],
    ['Balance', 'guest Solheim, invoice INV-1', 'By its invoice 30 Jun 2027'],
    ['Difference of an invoice', 'guest Solheim, invoice INV-1', ''],
  ])
  await pay([open[0]?.tick ?? ''])
  expect(await balancesIn('taken')).toEqual([['INV-1', 'Part paid', '$180', '$432']])
  const ofInvoice = `/admin/payables?supplier=${lodge.supplierId}&invoice=${row?.id}`
  const form = (await toPay.loader(args(ofInvoice))) as Shown<typeof toPay.loader>
  expect([form.invoice, form.ticked.length]).toEqual(['Invoice INV-1: $612 in total, $180 paid, $432 open.', 2])
  await pay(form.ticked)
  expect(await balancesIn('paid')).toEqual([['INV-1', 'Paid', '$612', '$0']])
  const path = `/admin/payables/payments?supplier=${lodge.supplierId}`
  const paid = async () => ((await payments.loader(args(path))) as Shown<typeof payments.loader>).payments
  const [payment] = await paid()
  expect(payment?.allocations.map(({ text }) => text.replace(/, A stay.*/, ''))).toEqual([
    '$420: Balance',
    '$12: Difference of an invoice',
  ])
  const reverse = (reason: string) => answerOf(() => payments.action(args(path, { form: { id: String(payment?.id), reason } })))
  expect(await reverse(' ')).toMatchObject({ status: 422, data: { error: 'Say why it is reversed.' } })
  expect(await reverse('Paid twice')).toMatchObject({ status: 303 })
  expect(await reverse('Paid twice')).toMatchObject({ status: 409 })
  expect((await paid()).map(({ amount, isReversal, isReversed }) => [amount, isReversal, isReversed])).toEqual([
    ['−$432', true, false],
    ['$432', false, true],
    ['$180', false, false],
  ])
  expect((await rowsIn('taken')).map(({ number }) => number)).toEqual(['INV-1'])
  const params = { id: String(lodge.supplierId) }
  const { account } = (await supplierPage.loader(args(`/admin/suppliers/${params.id}`, { params }))) as Shown<
    typeof supplierPage.loader
  >
  expect(account).toMatchObject({ open: '$432', overdue: '$432', credit: '' })
  expect([account.invoices.map(({ state }) => state), account.payments.length]).toEqual([['Part paid'], 3])
})

test('the lists take no more statements with more payables', async () => {
  const count = async () => {
    const watched = watchStatements(database.address)
    const of = { ...ctx, db: watched.db }
    const at = (path: string) => ({ ...(argsOf(of, path, { cookie: owner }) as object) }) as never
    for (const [path, loader] of [
      ['/admin/payables', toPay.loader],
      ['/admin/payables/invoices?view=taken', invoices.loader],
      ['/admin/payables/payments', payments.loader],
    ] as const)
      await loader(at(path))
    await watched.close()
    return watched.sent.length
  }
  const before = await count()
  const lodges = [await suppliedLines(ctx, [60_000, 1_000]), await suppliedLines(ctx, [5_000])]
  for (const lodge of lodges) await lodge.pay(1_000, ['deposit'])
  expect(await count()).toBe(before)
})
