import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { listActivityOf } from '#features/activity/reads.server.ts'
import { listLetters } from '#features/letters/reads.server.ts'
import { bareBooking } from '#tests/support/bare-booking.ts'
import { testContext } from '#tests/support/test-context.ts'
import { erasedWord } from './erased.ts'
import { findBooking } from './reads.server.ts'
import { sendBulkLetter } from './send-bulk-letter.server.tsx'
import { writeToBookings } from './write-to-bookings.server.ts'

const { ctx, runJobs, letters } = await testContext({ delivers: true })
const staff = { id: 'diane', name: 'Diane Uwase' }
const ask = (bookingIds: string[], batch: string = randomUUID()) => ({
  batch,
  bookingIds,
  subject: 'The road of {reference}',
  text: 'Dear {name},\n\n{journey} starts on {starts}.\nStill to come: {balance}.',
  staff,
})

test('each lead gets one letter with their own words, kept under their booking', async () => {
  const ids = [await bareBooking(ctx.db), await bareBooking(ctx.db)]
  expect(await writeToBookings(ctx, ask(ids))).toEqual({ done: true, value: 2 })
  await runJobs()
  for (const id of ids) {
    const [letter, ...others] = await listLetters(ctx.db, { bookingId: id })
    const booking = await findBooking(ctx.db, id)
    expect(others).toEqual([])
    expect(letter?.subject).toBe(`The road of ${booking?.reference}`)
    expect(letter?.text).toContain('Dear Marit Solheim,')
    expect(letter?.text).toMatch(/A journey starts on 10 June 2027\.\s+Still to come: \$4,900\./)
    expect(letter?.sentAt).not.toBeNull()
  }
})

test('a form that is sent twice, at once or later, and a job that runs again write to nobody a second time', async () => {
  const id = await bareBooking(ctx.db)
  const once = ask([id, id])
  const answers = await Promise.all([writeToBookings(ctx, once), writeToBookings(ctx, once)])
  expect(answers).toEqual([
    { done: true, value: 1 },
    { done: true, value: 1 },
  ])
  const before = letters.length
  await runJobs()
  expect(await writeToBookings(ctx, once)).toEqual({ done: true, value: 1 })
  await runJobs()
  await sendBulkLetter(ctx, { bookingId: id, ...once })
  expect(letters.length - before).toBe(1)
  expect(await listActivityOf(ctx.db, { kind: 'list', id: once.batch })).toMatchObject([
    { actor: staff.name, action: 'bookings-written-to', facts: { bookings: 1, subject: once.subject } },
  ])
})

test('whoever has been erased gets no letter, neither now nor between the form and its job', async () => {
  const [gone, goes] = [await bareBooking(ctx.db), await bareBooking(ctx.db)]
  const erase = (id: string) => sql`update bookings set email = ${erasedWord} where id = ${id}`.execute(ctx.db)
  await erase(gone)
  expect(await writeToBookings(ctx, ask([gone]))).toEqual({ done: false, refusal: { reason: 'nobody-to-write-to' } })
  expect(await writeToBookings(ctx, ask([gone, goes]))).toEqual({ done: true, value: 1 })
  await erase(goes)
  await runJobs()
  for (const bookingId of [gone, goes]) expect(await listLetters(ctx.db, { bookingId })).toEqual([])
})
