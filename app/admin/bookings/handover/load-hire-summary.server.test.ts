import { expect, test } from 'vitest'
import { findBooking } from '#features/bookings/reads.server.ts'
import { findProduct } from '#features/orders/find-product.server.ts'
import { assignMember } from '#features/roster/assign/assign-member.server.ts'
import { handOver } from '#features/roster/handovers/hand-over.server.ts'
import { settleDeposit } from '#features/roster/handovers/settle-deposit.server.ts'
import { takeBack } from '#features/roster/handovers/take-back.server.ts'
import { classesForHire, hireBooking, newHireCar } from '#tests/support/hires.ts'
import { testContext } from '#tests/support/test-context.ts'
import { addDays, kigaliDay } from '#values/dates.ts'
import { readEnglish as english } from '../../../words/sources.server.ts'
import { loadBookingCrew } from '../../roster/load-booking-crew.server.ts'
import { loadHireSummary } from './load-hire-summary.server.ts'

const { ctx, clock } = await testContext()
await classesForHire(ctx)
const today = kigaliDay(ctx.clock.now())
const actor = { id: 'diane', name: 'Diane' }

async function summary(id: string) {
  const booking = await findBooking(ctx.db, id)
  if (!booking) throw new Error('No booking')
  const product = await findProduct(ctx.db, { ...booking.order, code: null }, ctx.clock.now())
  const crew = await loadBookingCrew(ctx.db, english, booking)
  const known = { booking, product: product.done ? product.value : undefined, missing: crew?.missing ?? [] }
  return loadHireSummary(ctx.db, english, known, ctx.clock.now())
}

test('the screen of a hire says its deposit from required to kept, and step by step what is to be done with its vehicle', async () => {
  const bookingId = await hireBooking(ctx.db, { from: `${today}T00:00`, to: `${addDays(today, 1)}T00:00` })
  expect(await summary(bookingId)).toEqual({
    deposit: { rows: [{ name: 'Required', value: '$500' }], tag: '', to: `/admin/bookings/${bookingId}/handover` },
    next: {
      text: expect.stringMatching(/^Missing.*: 1 vehicle\.$/),
      to: `/admin/bookings/${bookingId}/crew`,
      word: 'Assign vehicles',
    },
    returned: undefined,
  })
  const member = { kind: 'car' as const, id: await newHireCar(ctx.db, 'RAS 001 A') }
  const assigned = await assignMember(ctx, { run: { bookingId }, member, actor })
  const assignmentId = assigned.done ? assigned.value.id : 0
  expect((await summary(bookingId))?.next?.text).toBe('RAS 001 A is to be handed over.')
  const reading = {
    at: ctx.clock.now(),
    kilometres: 100,
    fuelEighths: 8,
    marks: [],
    accessories: [],
    signedBy: 'Marit',
    note: '',
  }
  const given = { licenceSeen: true, depositMinor: 20_000, depositMethod: 'cash' as const }
  await handOver(ctx, { bookingId, assignmentId, handover: { ...reading, ...given }, actor })
  expect(await summary(bookingId)).toMatchObject({ next: undefined, returned: undefined })
  const opening = clock.now()
  clock.set(new Date(opening.getTime() + 2 * 86_400_000))
  expect((await summary(bookingId))?.next?.text).toMatch(/^RAS 001 A was to be back by /)
  await takeBack(ctx, { bookingId, assignmentId, handover: reading, actor })
  expect(await summary(bookingId)).toMatchObject({
    deposit: { tag: 'To settle' },
    next: { text: 'The deposit of RAS 001 A is to be settled.', word: 'Settle deposit' },
    returned: {
      text: `Vehicle returned ${english.format.instant(reading.at)}`,
      to: `/admin/bookings/${bookingId}/handover`,
    },
  })
  await settleDeposit(ctx, { bookingId, assignmentId, seen: 1, returnedMinor: 15_000, withheldReason: 'Scratch', actor })
  expect(await summary(bookingId)).toMatchObject({
    deposit: {
      tag: '',
      rows: [
        { name: 'Required', value: '$500' },
        { name: 'Received', value: '$200, cash: RAS 001 A' },
        { name: 'Returned', value: '$150' },
        { name: 'Kept', value: '$50: Scratch' },
      ],
    },
    next: undefined,
  })
  clock.set(opening)
})

test('a hire with our driver has no deposit', async () => {
  const id = await hireBooking(ctx.db, { from: `${today}T00:00`, to: `${addDays(today, 1)}T00:00`, withDriver: true })
  expect((await summary(id))?.deposit).toBeUndefined()
})

test('a hire of a class of which no vehicle is in the lists says to hire one in, before it is sold and after', async () => {
  await newHireCar(ctx.db, 'RAS 009 A')
  const hire = { from: `${addDays(today, 40)}T08:00`, to: `${addDays(today, 42)}T08:00`, vehicleClass: 'prado-tx' }
  for (const state of ['on-hold', 'confirmed'] as const) {
    const bookingId = await hireBooking(ctx.db, { ...hire, state })
    expect((await summary(bookingId))?.next).toEqual({
      text: 'No Mid-size 4x4 in the fleet: hire one in, and add it to the vehicles.',
      to: '/admin/crew',
      word: 'Open vehicles',
    })
  }
})
