import { expect, test } from 'vitest'
import { listInvoices } from '#features/payables/invoices/reads-invoices.server.ts'
import { answerOf, argsOf, cookieOf } from '#tests/support/admin-request.ts'
import { suppliedLines } from '#tests/support/payable-lines.ts'
import { testContext } from '#tests/support/test-context.ts'
import type { InvoiceReply } from './invoice-form.server.ts'
import { action, loader } from './new-invoice.tsx'

const { ctx } = await testContext({ now: '2027-07-01T08:00:00Z' })
const owner = await cookieOf(ctx, 'owner')

type Lodge = Awaited<ReturnType<typeof suppliedLines>>
type Shown = Exclude<Awaited<ReturnType<typeof loader>>, Response>
const record = async ({ supplierId, lineId }: Lodge, dueOn = '') => {
  const form = {
    event: 'compare',
    number: 'INV-1',
    invoicedOn: '2027-06-12',
    currency: 'USD',
    total: '600',
    line: String(lineId),
    dueOn,
  }
  const path = `/admin/payables/invoices/new?supplier=${supplierId}`
  return (await answerOf(() => action(argsOf(ctx, path, { cookie: owner, form }) as never))) as {
    status: number
    data: InvoiceReply
  }
}

const screenOf = async ({ supplierId }: Lodge) => {
  const path = `/admin/payables/invoices/new?supplier=${supplierId}`
  return (await loader(argsOf(ctx, path, { cookie: owner }) as never)) as Extract<Shown, { dueOn: unknown }>
}
const dueDaysOf = async ({ supplierId }: Lodge) => (await listInvoices(ctx.db, { supplierId })).map(({ dueOn }) => dueOn)

test('an invoice is due by the payment terms of its contract, as is said before; where none are agreed the day is asked for', async () => {
  const afterwards = [{ percent: 100, when: 'after', days: 30 }] as const
  const [agreed, silent] = [
    await suppliedLines(ctx, [60_000], { payment: afterwards }),
    await suppliedLines(ctx, [60_000], { payment: [] }),
  ]
  // It ends on 12 June, the morning after its last night.
  expect(await screenOf(agreed)).toMatchObject({ dueOn: '2027-07-12', lines: [{ due: 'due 12 Jul 2027' }] })
  expect(await screenOf(silent)).toMatchObject({ dueOn: undefined, lines: [{ due: '' }] })
  expect((await record(agreed)).status).toBe(303)
  expect(await dueDaysOf(agreed)).toEqual(['2027-07-12'])
  expect(Object.keys((await record(silent)).data.errors)).toEqual(['dueOn'])
  expect((await record(silent, '2027-07-15')).status).toBe(303)
  expect(await dueDaysOf(silent)).toEqual(['2027-07-15'])
})

test('an invoice that comes after the day of its terms is due on the day it came, as is said before; its payables stay due by the terms', async () => {
  const lodge = await suppliedLines(ctx, [60_000], { payment: [{ percent: 100, when: 'confirmed', days: 0 }] })
  expect(await screenOf(lodge)).toMatchObject({
    dueOn: '2027-07-01',
    dueHint: expect.stringContaining('it was due on 1 March 2027'),
    lines: [{ due: 'due 1 Mar 2027' }],
  })
  expect((await record(lodge)).status).toBe(303)
  expect(await dueDaysOf(lodge)).toEqual(['2027-07-01'])
  expect((await lodge.payablesOf()).map(({ dueOn }) => dueOn)).toEqual(['2027-03-01'])
  const typed = await suppliedLines(ctx, [60_000], { payment: [{ percent: 100, when: 'confirmed', days: 0 }] })
  expect((await record(typed, '2027-05-31')).status).toBe(303)
  expect(await dueDaysOf(typed), 'whoever types another day has it').toEqual(['2027-05-31'])
})
