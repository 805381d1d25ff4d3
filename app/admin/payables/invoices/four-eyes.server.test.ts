import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { recordInvoice } from '#features/payables/invoices/record-invoice.server.ts'
import { savePayableSettings } from '#features/payables/save-payable-settings.server.ts'
import { answerOf, argsOf, cookieOf } from '#tests/support/admin-request.ts'
import { diane, suppliedLines } from '#tests/support/payable-lines.ts'
import { testContext } from '#tests/support/test-context.ts'
import { action, loader } from './invoices.tsx'

const { ctx } = await testContext({ now: '2027-07-01T08:00:00Z' })

test('who recorded an invoice above the amount for two people reads it in place of the press, and where it refuses', async () => {
  const cookie = await cookieOf(ctx, 'owner')
  const { rows } = await sql<{ id: string; name: string }>`select id, name from staff where role = 'owner'`.execute(ctx.db)
  const lodge = await suppliedLines(ctx, [60_000])
  const recorded = await recordInvoice(ctx, lodge.invoice('INV-1', 61_200, { actor: rows[0] ?? diane }))
  if (!recorded.done) throw new Error(JSON.stringify(recorded.refusal))
  const path = `/admin/payables/invoices?view=to-approve&supplier=${lodge.supplierId}`
  const row = async (of = cookie) => {
    const shown = await loader(argsOf(ctx, path, { cookie: of }) as never)
    return (shown as Exclude<typeof shown, Response>).invoices[0]
  }
  const form = { event: 'approve', id: String(recorded.value.id), version: '1', reason: '' }
  const press = () => answerOf(() => action(argsOf(ctx, path, { cookie, form }) as never))
  const typed = { openingMinor: 0, openingOn: '2027-07-01', floorMinor: 0, guideDayMinor: 0, carDayMinor: 0 }
  const above = (fourEyesMinor: number | null) => savePayableSettings(ctx, { ...typed, fourEyesMinor, actor: diane })
  await above(50_000)
  expect((await row())?.fourEyes).toBe('You recorded it: above $500 somebody else approves it.')
  expect((await row(await cookieOf(ctx, 'owner')))?.fourEyes, 'for somebody else').toBe('')
  const sentence = 'You recorded this invoice. Above $500 somebody else approves it.'
  expect(await press()).toMatchObject({ status: 409, data: { sentence } })
  await above(61_200)
  expect((await row())?.fourEyes).toBe('')
  expect(await press()).toMatchObject({ status: 303 })
})
