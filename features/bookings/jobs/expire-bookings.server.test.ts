import { expect, test } from 'vitest'
import { bookingNow, contact, gorillaTrek, heldBooking, marit, paid, trekFrom, waitingParty } from '#tests/support/cast.ts'
import { testContext } from '#tests/support/test-context.ts'
import { addDays, kigaliDay } from '#values/dates.ts'
import { enquire } from '../placing/enquire.server.ts'
import { expireBookings } from './expire-bookings.server.ts'

/** What ends without ever having had a hold. Holds that lapse are tested in move-booking.server.test.ts. */
const { ctx, clock, emails, runJobs } = await testContext()

test('a party that waited in vain reads that the waiting list has closed, not that a hold has ended', async () => {
  const trek = await gorillaTrek(ctx, { seats: 2, inDays: 40 })
  const held = await heldBooking(ctx, trek.slug, 2)
  await paid(ctx, held.id, held.totalMinor)
  const waiting = await waitingParty(ctx, trek.slug, 2)
  clock.set(`${addDays(trek.startsOn, -2)}T17:00:00Z`)
  await expireBookings(ctx)
  expect((await bookingNow(ctx, waiting.id)).state).toBe('expired')
  await runJobs()
  const subjects = emails.flatMap(({ to, subject }) => (to === 'jean@example.org' ? [subject.split(': ')[1]] : []))
  expect(subjects).toEqual(['the waiting list has closed'])
})

test('an unanswered enquiry expires when its date has come', async () => {
  await gorillaTrek(ctx, { seats: 1 })
  const startsOn = addDays(kigaliDay(clock.now()), 40)
  const enquiry = { order: trekFrom(startsOn), party: [marit], contact, message: 'May we bring a film camera?' }
  const enquired = await enquire(ctx, { enquiry, formKey: 'a-form' })
  if (!enquired.done) throw new Error(enquired.refusal.reason)
  await expireBookings(ctx)
  expect((await bookingNow(ctx, enquired.value.id)).state).toBe('enquiry')
  clock.set(`${startsOn}T08:00:00Z`)
  await expireBookings(ctx)
  expect((await bookingNow(ctx, enquired.value.id)).state).toBe('expired')
})
