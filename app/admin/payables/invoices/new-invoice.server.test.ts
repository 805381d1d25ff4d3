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

test('an invoice is due by the payment terms of its contract, as is said before; where none are agreed the day is asked for', async () => {
  const afterwards = [{ percent: 100, when: 'after', days: 14 }] as const
  const [agreed, silent] = [
    await suppliedLines(ctx, [60_000], { payment: afterwards }),
    await suppliedLines(ctx, [60_000], { payment: [] }),
  ]
  const screenOf = async ({ supplierId }: Lodge) => {
    const path = `/admin/payables/invoices/new?supplier=${supplierId}`
    return (await loader(argsOf(ctx, path, { cookie: owner }) as never)) as Extract<Shown, { dueOn: unknown }>
  }
  // It ends on 12 June, the morning after its last night.
  expect(await screenOf(agreed)).toMatchObject({ dueOn: '2027-06-26', lines: [{ due: 'due 26 Jun 2027' }] })
  expect(await screenOf(silent)).toMatchObject({ dueOn: undefined, lines: [{ due: '' }] })
  expect((await record(agreed)).status).toBe(303)
  const invoicesOf = async ({ supplierId }: Lodge) => (await listInvoices(ctx.db, { supplierId })).map(({ dueOn }) => dueOn)
  expect(await invoicesOf(agreed)).toEqual(['2027-06-26'])
  expect(Object.keys((await record(silent)).data.errors)).toEqual(['dueOn'])
  expect((await record(silent, '2027-07-15')).status).toBe(303)
  expect(await invoicesOf(silent)).toEqual(['2027-07-15'])
})
