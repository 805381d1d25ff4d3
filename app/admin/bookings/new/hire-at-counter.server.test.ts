import { expect, test } from 'vitest'
import { quoteOrder } from '#features/bookings/quotes/quote-order.server.ts'
import { listTravellers } from '#features/bookings/reads.server.ts'
import { addAbsence } from '#features/roster/assign/add-absence.server.ts'
import { answerOf, argsOf, cookieOf } from '#tests/support/admin-request.ts'
import { bookingNow, openRoomsAndCars } from '#tests/support/cast.ts'
import { newHireCar } from '#tests/support/hires.ts'
import { testContext } from '#tests/support/test-context.ts'
import { addDays, kigaliDay, kigaliInstant } from '#values/dates.ts'
import type { Question } from './load-question.server.ts'
import { action } from './new-booking.tsx'

const { ctx } = await testContext()
await openRoomsAndCars(ctx)
const cookie = await cookieOf(ctx, 'sales')
const post = (form: Record<string, string>) => answerOf(() => action(argsOf(ctx, '/admin/bookings/new', { cookie, form })))

test('a customer at the counter hires a car today, and reads which number plates are free; visitors may not', async () => {
  const today = kigaliDay(ctx.clock.now())
  const plate = { forHire: true, vehicleClass: 'prado-tx' }
  const busy = await newHireCar(ctx.db, 'RAW 001 A', plate)
  await newHireCar(ctx.db, 'RAW 002 A', plate)
  await newHireCar(ctx.db, 'RAW 003 A', { ...plate, insuredUntil: today })
  await addAbsence(ctx, {
    member: { kind: 'car', id: busy },
    absence: 'workshop',
    note: '',
    span: { from: `${today}T00:00`, to: `${addDays(today, 1)}T00:00` },
    actor: { id: 'diane', name: 'Diane' },
  })
  const hire = { kind: 'hire', vehicleClass: 'prado-tx', fromDay: today, toDay: addDays(today, 2), pickUpPlace: 'Our office' }
  const { question: shown } = (await post({ ...hire, residency: 'foreign', intent: 'price' })).data as { question: Question }
  expect(shown.fields.days.from).toBe(today)
  expect(shown.price?.stock).toContain('Free number plates: RAW 002 A.')
  expect(shown.options.map(({ way }) => way)).toEqual(['hold', 'enquiry'])
  const agreedTotalMinor = String(shown.price?.totalMinor)
  const answer = await post({
    ...{ ...shown.reply.values, agreedTotalMinor, way: 'hold', intent: 'book', formKey: 'form-key-of-the-counter' },
    ...{ name: 'Marit Elise Solheim', email: 'marit@example.no', phone: '+47 900 00 000', message: '' },
  })
  expect(answer).toMatchObject({ status: 303 })
  const made = await bookingNow(ctx, /bookings\/([0-9a-f-]{36})/.exec(answer.location ?? '')?.[1] ?? '')
  expect(made).toMatchObject({ state: 'on-hold', startsOn: today, holdEndsAt: kigaliInstant(addDays(today, 1), 0) })
  const { order } = made
  if (order.kind !== 'hire') throw new Error('No hire')
  const asVisitor = await quoteOrder(ctx.db, order, await listTravellers(ctx.db, made.id), ctx.clock.now())
  expect(asVisitor).toMatchObject({ refusal: { reason: 'closed' } })
})
