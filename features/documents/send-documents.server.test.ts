import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { sendBookingEmail } from '#features/bookings/emails/send-booking-email.server.ts'
import { recordPayment } from '#features/bookings/payments/record-payment.server.ts'
import { findBooking } from '#features/bookings/reads.server.ts'
import { findAccount } from '#features/bookings/reads-accounts.server.ts'
import { listEmails } from '#features/emails/reads.server.ts'
import type { StayOrder } from '#features/orders/order.ts'
import { guestsOf } from '#features/orders/order.ts'
import { cancelled, gorillaTrek, heldBooking, heldOrder, openRoomsAndCars } from '#tests/support/cast.ts'
import { noSources } from '#tests/support/document-sources.ts'
import { testContext } from '#tests/support/test-context.ts'
import { addDays, kigaliDay } from '#values/dates.ts'
import { usd } from '#values/money.ts'
import { availableFiles, filesOfEmail } from './files-of-email.server.ts'
import { documentsQueue, sendDocuments, sendDocumentsOf } from './send-documents.server.ts'

const { ctx, clock, emails, runJobs } = await testContext()
await openRoomsAndCars(ctx)
const day = 24 * 3_600_000

const paid = (bookingId: string, minor: number) =>
  recordPayment(ctx, bookingId, {
    paymentId: randomUUID(),
    method: 'bank-transfer',
    amount: usd(minor),
    reference: 'MT-1',
    actor: 'Owner',
    evenIfMore: false,
  })

/** Runs the hourly job and those it asks for; answers the emails with files about a booking so far. */
async function lookHourly({ reference }: { reference: string }) {
  await sendDocuments(ctx)
  await runJobs({ [documentsQueue]: (data) => sendDocumentsOf(ctx, data, noSources) })
  return emails.filter(({ subject, attachments }) => subject.includes(reference) && attachments)
}

async function paidTrek(inDays: number) {
  const trek = await gorillaTrek(ctx, { seats: 6, inDays })
  const held = await heldBooking(ctx, trek.slug, 2)
  await paid(held.id, held.totalMinor)
  return held
}

test('two weeks before the start, once all is paid, voucher and plan go out as PDFs, once', async () => {
  const held = await paidTrek(20)
  clock.advance(5 * day)
  expect(await lookHourly(held)).toEqual([])
  clock.advance(day)
  expect(await lookHourly(held)).toHaveLength(1)
  const [email] = await lookHourly(held)
  expect(email?.attachments?.map(({ filename, contentType }) => [filename, contentType])).toEqual([
    [`Impamba-voucher-${held.reference}.pdf`, 'application/pdf'],
    [`Impamba-itinerary-${held.reference}.pdf`, 'application/pdf'],
  ])
  for (const { content } of email?.attachments ?? []) expect(content.subarray(0, 5).toString()).toBe('%PDF-')
  expect(email?.text).toContain('The voucher and the itinerary are attached to this email')
  clock.advance(day)
  expect(await lookHourly(held)).toHaveLength(1)
})

test('a booking that is not all paid waits for its documents until it is', async () => {
  const trek = await gorillaTrek(ctx, { seats: 6, inDays: 50 })
  const held = await heldBooking(ctx, trek.slug, 1)
  await paid(held.id, held.depositMinor)
  clock.advance(45 * day)
  expect(await lookHourly(held)).toEqual([])
  const booking = await findBooking(ctx.db, held.id)
  if (!booking) throw new Error('The booking is gone')
  await paid(held.id, (await findAccount(ctx.db, booking, clock.now())).outstandingMinor)
  expect(await lookHourly(held)).toHaveLength(1)
})

test('a hotel stay has a voucher alone, and its email says so', async () => {
  const start = addDays(kigaliDay(clock.now()), 7)
  const order: StayOrder = {
    kind: 'stay',
    hotel: 'imisozi-terrace-kigali',
    startsOn: start,
    endsOn: addDays(start, 2),
    rooms: [{ room: 'superior-twin', board: 'BB', adults: 2, childAges: [] }],
    extras: [],
    code: null,
  }
  const held = await heldOrder(ctx, order, guestsOf(order))
  await paid(held.id, held.totalMinor)
  const [email] = await lookHourly(held)
  expect(email?.attachments?.map(({ filename }) => filename)).toEqual([`Impamba-voucher-${held.reference}.pdf`])
  expect(email?.text).toContain('The voucher is attached to this email')
})

test('after a crash behind the mail server the same email goes again, with its files and its Message-ID', async () => {
  const held = await paidTrek(10)
  const taken: typeof emails = []
  const send = (email: (typeof emails)[number]) => {
    taken.push(email)
    return taken.length === 1 ? Promise.reject(new Error('the process was killed')) : Promise.resolve()
  }
  const crashing = { ...ctx, mail: { delivers: true, send } }
  const job = { bookingId: held.id, startsOn: held.startsOn }
  await expect(sendDocumentsOf(crashing, job, noSources)).rejects.toThrow('killed')
  for (let run = 0; run < 2; run += 1) await sendDocumentsOf(crashing, job, noSources)
  expect(taken).toHaveLength(2)
  expect(taken[1]?.messageId).toBe(taken[0]?.messageId)
  expect(taken.map(({ attachments }) => attachments?.length)).toEqual([2, 2])
})

test('a booking that was moved to another day gets its documents for that day, and only then', async () => {
  const held = await paidTrek(12)
  await sendDocuments(ctx)
  const job = { bookingId: held.id, startsOn: addDays(held.startsOn, 1) }
  await sendDocumentsOf(ctx, job, noSources)
  expect(emails.filter(({ subject, attachments }) => subject.includes(held.reference) && attachments)).toEqual([])
})

test('an email about documents never goes without them', async () => {
  const held = await paidTrek(11)
  const job = { bookingId: held.id, version: held.version, letter: 'documents', reminder: 'start' }
  await expect(sendBookingEmail(ctx, job)).rejects.toThrow('without its documents')
  await expect(sendDocumentsOf(ctx, { bookingId: held.id }, noSources)).rejects.toThrow('without its booking')
})

test('the email with documents knows what it goes with again, and what a cancelled booking no longer has', async () => {
  const held = await paidTrek(13)
  await lookHourly(held)
  const [email] = (await listEmails(ctx.db, { bookingId: held.id })).filter(({ files }) => files.length > 0)
  if (!email) throw new Error('No email with files')
  expect(email).toMatchObject({ files: ['voucher', 'itinerary'], isWhole: true })
  expect((await availableFiles(ctx, email)).map(({ isThere }) => isThere)).toEqual([true, true])
  await cancelled(ctx, held.id)
  expect(await availableFiles(ctx, email)).toEqual([
    { document: 'voucher', isThere: false },
    { document: 'itinerary', isThere: false },
  ])
  expect(await filesOfEmail(ctx, email, noSources)).toEqual([])
})
