import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { listAuditEntriesOf } from '#features/audit-log/reads.server.ts'
import { diane, suppliedLines } from '#tests/support/payable-lines.ts'
import { addRateOfFrancs, changeLine } from '#tests/support/stored-payables-week.ts'
import { testContext } from '#tests/support/test-context.ts'
import { followPayables } from '../follow/follow-payables.server.ts'
import { listInvoicesAwaited, listOpenPayables } from '../reads.server.ts'
import { savePayableSettings } from '../save-payable-settings.server.ts'
import { approveInvoice } from './approve-invoice.server.ts'
import { closeWithoutInvoice } from './close-without-invoice.server.ts'
import { disputeInvoice } from './dispute-invoice.server.ts'
import { listInvoices } from './reads-invoices.server.ts'
import { recordInvoice } from './record-invoice.server.ts'
import { rejectInvoice } from './reject-invoice.server.ts'

const { ctx, clock } = await testContext({ now: '2027-07-01T08:00:00Z' })
await addRateOfFrancs(ctx, 1450)
const eric = { id: 'eric', name: 'Eric' }
const idOf = (outcome: Awaited<ReturnType<typeof recordInvoice>>) => (outcome.done ? outcome.value.id : 0)
const settle = (invoiceId: number, more = {}) => ({ invoiceId, version: 1, reason: 'Checked', actor: diane, ...more })

test('an invoice near enough is taken, and its difference is a payable; the lines come to what was invoiced', async () => {
  const lodge = await suppliedLines(ctx, [60_000, 40_000])
  expect(await recordInvoice(ctx, lodge.invoice('A-1', 100_400))).toMatchObject({
    value: { state: 'taken', differenceMinor: 400 },
  })
  expect(await lodge.rows()).toEqual([
    ['deposit', 18_000, 0],
    ['deposit', 12_000, 0],
    ['balance', 42_000, 0],
    ['balance', 28_000, 0],
    ['difference', 240, 0],
    ['difference', 160, 0],
  ])
  const entries = await listAuditEntriesOf(ctx.db, { kind: 'supplier', id: String(lodge.supplierId) })
  expect(entries.map(({ action }) => action)).toContain('invoice-recorded')
})

test('one that differs waits: approved, the difference is a payable; disputed, nothing changes, and it may be approved later', async () => {
  const lodge = await suppliedLines(ctx, [60_000])
  const id = idOf(await recordInvoice(ctx, lodge.invoice('A-1', 61_200)))
  expect((await lodge.rows()).map(([part]) => part)).toEqual(['deposit', 'balance'])
  expect(await disputeInvoice(ctx, settle(id, { reason: ' ' }))).toMatchObject({ refusal: { reason: 'reason-missing' } })
  expect(await disputeInvoice(ctx, settle(id, { reason: 'Not agreed' }))).toMatchObject({ done: true })
  expect(await disputeInvoice(ctx, settle(id, { version: 2 }))).toMatchObject({ refusal: { reason: 'already-disputed' } })
  expect(await approveInvoice(ctx, settle(id))).toMatchObject({ refusal: { reason: 'changed-meanwhile' } })
  expect((await listInvoices(ctx.db, { waiting: true })).map((one) => one.id)).toContain(id)
  expect(await approveInvoice(ctx, settle(id, { version: 2 }))).toMatchObject({ done: true })
  expect((await lodge.rows()).at(-1)).toEqual(['difference', 1_200, 0])
  expect(await approveInvoice(ctx, settle(id, { version: 3 }))).toMatchObject({ refusal: { reason: 'already-settled' } })
  expect(await approveInvoice(ctx, settle(999_999))).toMatchObject({ refusal: { reason: 'invoice-unknown' } })
})

test('an invoice for a part leaves the rest to another one, and none is for more than the cost', async () => {
  const lodge = await suppliedLines(ctx, [60_000])
  const lines = (expectedMinor?: number) => ({
    lines: [{ lineId: lodge.lineId, ...(expectedMinor !== undefined && { expectedMinor }) }],
  })
  expect(await recordInvoice(ctx, lodge.invoice('A-1', 18_000, lines(18_000)))).toMatchObject({ value: { state: 'taken' } })
  expect(await recordInvoice(ctx, lodge.invoice('A-2', 50_000, lines(50_000)))).toMatchObject({
    refusal: { reason: 'more-than-expected', mostMinor: 42_000 },
  })
  expect(await recordInvoice(ctx, lodge.invoice('A-2', 42_000))).toMatchObject({ value: { state: 'taken', differenceMinor: 0 } })
  expect(await recordInvoice(ctx, lodge.invoice('A-3', 42_000))).toMatchObject({ refusal: { reason: 'already-invoiced' } })
})

test('a number comes once for its supplier, in large or small letters, and a total of 0 never', async () => {
  const lodge = await suppliedLines(ctx, [60_000])
  const other = await suppliedLines(ctx, [60_000])
  expect(await recordInvoice(ctx, lodge.invoice('Inv-7', 60_000))).toMatchObject({ done: true })
  expect(await recordInvoice(ctx, lodge.invoice(' INV-7 ', 60_000))).toMatchObject({
    refusal: { reason: 'number-used', invoicedOn: '2027-06-12' },
  })
  expect(await recordInvoice(ctx, other.invoice('Inv-7', 60_000))).toMatchObject({ done: true })
  const refusals: [Parameters<typeof recordInvoice>[1], string][] = [
    [lodge.invoice(' ', 1), 'number-missing'],
    [lodge.invoice('B', 0), 'total-zero'],
    [lodge.invoice('B', -5), 'credit-note-without-invoice'],
    [lodge.invoice('B', 5, { creditsId: 1 }), 'credited-invoice-unknown'],
    [lodge.invoice('B', -5, { creditsId: 999_999 }), 'credited-invoice-unknown'],
    [lodge.invoice('B', 5, { lines: [] }), 'nothing-matched'],
    [lodge.invoice('B', 5, { lines: [{ lineId: other.lineId }] }), 'line-unknown'],
    [lodge.invoice('B', 5, { supplierId: 999_999 }), 'supplier-unknown'],
  ]
  for (const [input, reason] of refusals) expect(await recordInvoice(ctx, input)).toEqual({ done: false, refusal: { reason } })
})

test('a credit note names its invoice, waits for approval, and makes the lines cheaper', async () => {
  const lodge = await suppliedLines(ctx, [60_000])
  const creditsId = idOf(await recordInvoice(ctx, lodge.invoice('A-1', 60_000)))
  const id = idOf(await recordInvoice(ctx, lodge.invoice('C-1', -5_000, { creditsId, lines: [] })))
  expect(await recordInvoice(ctx, lodge.invoice('C-2', -5_000, { creditsId: id, lines: [] }))).toMatchObject({
    refusal: { reason: 'credited-invoice-unknown' },
  })
  expect(await approveInvoice(ctx, settle(id))).toMatchObject({ done: true })
  const sum = (await lodge.payablesOf()).reduce((all, { amountMinor }) => all + amountMinor, 0)
  expect(sum).toBe(55_000)
})

test('an invoice in francs of a dollar contract is matched by the rate of its day; without a rate it is refused', async () => {
  const lodge = await suppliedLines(ctx, [60_000])
  expect(await recordInvoice(ctx, lodge.invoice('A-1', 870_004, { currency: 'RWF' }))).toMatchObject({
    value: { state: 'taken', differenceMinor: 4 },
  })
  const other = await suppliedLines(ctx, [60_000])
  expect(await recordInvoice(ctx, other.invoice('A-1', 1, { currency: 'EUR' }))).toMatchObject({
    refusal: { reason: 'rate-missing', currency: 'EUR' },
  })
})

test('above the amount for four eyes, who recorded an invoice does not approve it', async () => {
  const typed = { openingMinor: 0, openingOn: '2027-07-01', floorMinor: 0, guideDayMinor: 0, carDayMinor: 0, actor: eric }
  expect(await savePayableSettings(ctx, { ...typed, fourEyesMinor: -1 })).toMatchObject({ refusal: { reason: 'amount-wrong' } })
  expect(await savePayableSettings(ctx, { ...typed, openingOn: '2027-07-02', fourEyesMinor: 1 })).toMatchObject({
    refusal: { reason: 'day-to-come' },
  })
  await savePayableSettings(ctx, { ...typed, fourEyesMinor: 50_000 })
  const lodge = await suppliedLines(ctx, [60_000])
  const id = idOf(await recordInvoice(ctx, lodge.invoice('A-1', 70_000)))
  expect(await approveInvoice(ctx, settle(id))).toMatchObject({ refusal: { reason: 'four-eyes' } })
  expect(await approveInvoice(ctx, settle(id, { actor: eric }))).toMatchObject({ done: true })
  const small = await suppliedLines(ctx, [40_000])
  const other = idOf(await recordInvoice(ctx, small.invoice('A-1', 50_000)))
  expect(await approveInvoice(ctx, settle(other))).toMatchObject({ done: true })
  await savePayableSettings(ctx, { ...typed, fourEyesMinor: null })
})

test('what was disputed is not approved once another invoice has come for the same', async () => {
  const lodge = await suppliedLines(ctx, [60_000])
  const id = idOf(await recordInvoice(ctx, lodge.invoice('A-1', 70_000)))
  await disputeInvoice(ctx, settle(id))
  expect(await recordInvoice(ctx, lodge.invoice('A-2', 60_000))).toMatchObject({ value: { state: 'taken' } })
  expect(await approveInvoice(ctx, settle(id, { version: 2 }))).toMatchObject({ refusal: { reason: 'already-invoiced' } })
})

test('what was disputed is rejected for good, with a reason: it counts nowhere, and its number may come again', async () => {
  const lodge = await suppliedLines(ctx, [60_000])
  const id = idOf(await recordInvoice(ctx, lodge.invoice('A-1', 70_000)))
  expect(await rejectInvoice(ctx, settle(id))).toMatchObject({ refusal: { reason: 'not-disputed' } })
  await disputeInvoice(ctx, settle(id))
  expect(await rejectInvoice(ctx, settle(id, { version: 2, reason: '' }))).toMatchObject({
    refusal: { reason: 'reason-missing' },
  })
  expect(await rejectInvoice(ctx, settle(id, { version: 2, reason: 'Corrected' }))).toMatchObject({ done: true })
  expect(await approveInvoice(ctx, settle(id, { version: 3 }))).toMatchObject({ refusal: { reason: 'already-settled' } })
  expect((await listInvoices(ctx.db, { waiting: true })).map((one) => one.id)).not.toContain(id)
  expect(await recordInvoice(ctx, lodge.invoice('C-1', -5_000, { creditsId: id, lines: [] }))).toMatchObject({
    refusal: { reason: 'credited-invoice-unknown' },
  })
  expect(await recordInvoice(ctx, lodge.invoice('a-1', 60_000)), 'all of it, once').toMatchObject({ value: { state: 'taken' } })
  expect(await recordInvoice(ctx, lodge.invoice('A-3', 60_000))).toMatchObject({ refusal: { reason: 'already-invoiced' } })
  expect((await listOpenPayables(ctx.db, { supplierId: lodge.supplierId })).map(({ invoices }) => invoices)).toEqual([
    'a-1',
    'a-1',
  ])
})

test('what was never invoiced is awaited after 30 days and closed after 120, with a reason; a late invoice opens it', async () => {
  const lodge = await suppliedLines(ctx, [60_000])
  const close = (more = {}) =>
    closeWithoutInvoice(ctx, { supplierId: lodge.supplierId, lineId: lodge.lineId, reason: 'Never came', actor: diane, ...more })
  await lodge.pay(18_000, ['deposit'])
  expect(await close()).toMatchObject({ refusal: { reason: 'not-over' } })
  await changeLine(ctx, lodge.lineId, { state: 'used' })
  await followPayables(ctx)
  const awaited = async (today: string) => (await listInvoicesAwaited(ctx.db, today)).find((one) => one.lineId === lodge.lineId)
  expect(await awaited('2027-07-10')).toBeUndefined()
  expect(await awaited('2027-07-11')).toMatchObject({ daysOver: 30, mayCloseFrom: '2027-10-09', restMinor: 60_000 })
  expect(await close()).toMatchObject({ refusal: { reason: 'too-early', from: '2027-10-09' } })
  clock.advance(100 * 86_400_000)
  expect(await close({ reason: ' ' })).toMatchObject({ refusal: { reason: 'reason-missing' } })
  expect(await close({ lineId: 999_999 })).toMatchObject({ refusal: { reason: 'line-unknown' } })
  expect(await close()).toMatchObject({ done: true })
  expect(await close()).toMatchObject({ refusal: { reason: 'already-closed' } })
  expect(await lodge.rows()).toEqual([['deposit', 18_000, 18_000]])
  expect(await awaited('2027-12-01')).toBeUndefined()
  expect(await recordInvoice(ctx, lodge.invoice('A-1', 60_000))).toMatchObject({ value: { state: 'taken' } })
  expect(await lodge.rows()).toEqual([
    ['deposit', 18_000, 18_000],
    ['balance', 42_000, 0],
  ])
  expect(await close()).toMatchObject({ refusal: { reason: 'invoiced' } })
})

test('what was not delivered is closed at once', async () => {
  const lodge = await suppliedLines(ctx, [60_000])
  await changeLine(ctx, lodge.lineId, { state: 'not-delivered' })
  const { supplierId, lineId } = lodge
  expect(await closeWithoutInvoice(ctx, { supplierId, lineId, reason: 'No room', actor: diane })).toMatchObject({ done: true })
  expect(await lodge.rows()).toEqual([])
})

test('of two who record one number at once, one is told where it stands', async () => {
  const lodge = await suppliedLines(ctx, [60_000, 50_000])
  const [a = 0, b = 0] = lodge.lineIds
  const outcomes = await Promise.all([
    recordInvoice(ctx, lodge.invoice('R-1', 60_000, { lines: [{ lineId: a }] })),
    recordInvoice(ctx, lodge.invoice('r-1', 50_000, { lines: [{ lineId: b }] })),
  ])
  expect(outcomes.filter(({ done }) => done)).toHaveLength(1)
  expect(outcomes.flatMap((one) => (one.done ? [] : [one.refusal.reason]))).toEqual(['number-used'])
  const again = sql`insert into supplier_invoices (supplier_id, number, invoiced_on, due_on, currency, total_minor, state, recorded_by_id, recorded_by, recorded_at)
    select supplier_id, upper(number), invoiced_on, due_on, currency, total_minor, state, 'x', 'x', now() from supplier_invoices where supplier_id = ${lodge.supplierId}`
  await expect(again.execute(ctx.db)).rejects.toThrow('supplier_invoices_once')
})
