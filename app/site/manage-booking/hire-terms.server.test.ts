import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { findBooking } from '#features/bookings/reads.server.ts'
import { findDocument } from '#features/documents/document-of-booking.server.ts'
import { readPdf } from '#features/documents/test-pdf.server.ts'
import { noSources } from '#tests/support/document-sources.ts'
import { classesForHire, hireBooking } from '#tests/support/hires.ts'
import { testContext } from '#tests/support/test-context.ts'
import { readEnglish } from '../../words/sources.server.ts'
import { loadOwn } from './load-booking.server.ts'

const { ctx } = await testContext()
await classesForHire(ctx)
const id = await hireBooking(ctx.db, { from: '2027-06-14T09:00', to: '2027-06-17T09:00', state: 'on-hold' })
const booking = await findBooking(ctx.db, id)
if (!booking) throw new Error('The booking is gone')

const terms = [
  'Pick-up 14 June 2027, 09:00; return 17 June 2027, 09:00, Kigali time.',
  'The place of pick-up and return is agreed with you.',
  '450 km included; each extra km costs $0.41, with VAT.',
  'The car starts full and is returned full.',
  'We hold a deposit of $500 until the car is back, by card or in cash. It is not part of the price.',
  'Damage costs you $1,000 at most.',
]

test('the page of a hire on hold says its hours, its kilometres, the deposit and what damage costs', async () => {
  expect((await loadOwn(ctx, booking, null, readEnglish)).hire).toEqual(terms)
})

test('the proforma of a hire says the same', async () => {
  const proforma = await findDocument(ctx, booking, 'proforma', noSources, 'customer')
  const { text } = await readPdf(proforma?.bytes ?? Buffer.alloc(0))
  for (const sentence of terms) expect(text.replace(/\s+/g, ' ')).toContain(sentence)
})

test('the sample number for mobile money is no number to send money to, as the sample account of the bank', async () => {
  const { accounts } = await loadOwn(ctx, booking, null, readEnglish)
  expect(accounts.mobileMoney.note).toBe('Sample details. Send no money to them.')
  expect(accounts.bank.note).toBe('Sample details. Send no money to this account.')
})

test('a fuel policy of its own is said in its words, and none where staff typed none', async () => {
  const fuelOf = async (policy: string) => {
    await sql`update vehicle_classes set fuel_policy = ${policy}`.execute(ctx.db)
    return (await loadOwn(ctx, booking, null, readEnglish)).hire?.filter((sentence) => /fuel|full/i.test(sentence))
  }
  expect(await fuelOf('one full tank is included')).toEqual(['Fuel: one full tank is included.'])
  expect(await fuelOf('')).toEqual([])
})
