import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { amendBooking } from '#features/bookings/changes/amend-booking.server.ts'
import { recordPayment } from '#features/bookings/payments/record-payment.server.ts'
import { type Booking, findBooking, listTravellers } from '#features/bookings/reads.server.ts'
import { spanOfDays } from '#features/crew/assignments/assignment.ts'
import { partyOfUnnamed } from '#features/orders/order.ts'
import { addAbsence } from '#features/roster/assign/add-absence.server.ts'
import { assignMember } from '#features/roster/assign/assign-member.server.ts'
import { defaultSettings } from '#features/settings/settings.ts'
import { gorillaTrek, heldBooking, heldOrder, publishPilgrimage } from '#tests/support/cast.ts'
import { newGuide } from '#tests/support/crew.ts'
import { testContext } from '#tests/support/test-context.ts'
import { addDays, kigaliDay } from '#values/dates.ts'
import { bookingErrorWords } from '../../../words/booking-errors.ts'
import { readEnglish } from '../../../words/sources.server.ts'
import { answerChange } from './answer-change.server.ts'
import { loadChange } from './load-change.server.ts'

const { ctx } = await testContext()
const wrong = bookingErrorWords.tree.fields
let booking: Booking

beforeEach(async () => {
  booking = await heldBooking(ctx, (await gorillaTrek(ctx, { seats: 8 })).slug, 2)
})

const again = async () => {
  const found = await findBooking(ctx.db, booking.id)
  if (!found) throw new Error('The booking is gone')
  return found
}

/** The form as the page shows it, with what a visitor typed into it. */
async function press(intent: string, typed: Record<string, string> = {}) {
  const now = await again()
  const form = new FormData()
  const shown: Record<string, string> = (await loadChange(ctx, now, readEnglish)).values
  for (const [name, value] of Object.entries({ ...shown, intent, ...typed })) form.append(name, value)
  const answer = await answerChange(ctx, now, form, readEnglish)
  return answer === 'changed' ? answer : { ...answer.data, status: answer.init?.status ?? 200 }
}

const figure = (money = '') => Number(money.replaceAll(/[^\d.]/g, ''))

test('the form as it is shown changes nothing, with a message', async () => {
  expect(await press('look')).toMatchObject({ status: 409, problem: expect.stringContaining('Nothing would change') })
})

test('the difference is shown first, and only the total that stood there is accepted', async () => {
  const looked = await press('look', { 'off.p2': 'on' })
  if (looked === 'changed' || !looked.plan) throw new Error('No difference was shown')
  const { plan } = looked
  expect(plan.changed.length).toBeGreaterThan(0)
  // Francs are those of what is due, beside which they stand, and not of the price.
  expect(figure(plan.due?.francs) / figure(plan.due?.amount) / defaultSettings.rwfPerUsd).toBeCloseTo(1, 2)
  expect(figure(plan.due?.amount)).toBeLessThan(figure(plan.total.after))
  expect(plan.leaving[0]).toBe('Marit Elise Solheim is removed from the party.')
  const agreed = { 'off.p2': 'on', seen: String(booking.version) }
  const wrong = await press('accept', { ...agreed, agreedTotalMinor: String(plan.totalMinor - 1) })
  expect(wrong).toMatchObject({ status: 409, problem: expect.stringContaining('The price changed meanwhile') })
  expect((await again()).travellersCount).toBe(2)
  expect(await press('accept', { ...agreed, agreedTotalMinor: String(plan.totalMinor) })).toBe('changed')
  expect(await again()).toMatchObject({ travellersCount: 1, totalMinor: plan.totalMinor })
})

test('a traveller who leaves a confirmed booking sees the fee before it is charged', async () => {
  const paid = await recordPayment(ctx, booking.id, {
    paymentId: randomUUID(),
    method: 'bank-transfer',
    amount: { minor: booking.depositMinor, currency: 'USD' },
    reference: 'FT1',
    actor: 'Esi',
    evenIfMore: false,
  })
  expect(paid.done).toBe(true)
  const looked = await press('look', { 'off.p2': 'on' })
  if (looked === 'changed') throw new Error('It was changed without a look')
  expect(looked.plan?.leaving[1]).toMatch(/^Cancellation fee \$\d+/)
})

test('a new traveller without a name is ignored, and one with half a name needs the rest', async () => {
  const half = await press('look', { 'newcomers[1].firstNames': 'Ola' })
  expect(half).toMatchObject({ status: 422, reply: { errors: { 'newcomers[0].familyName': wrong['family-name-missing'] } } })
  const empty = await press('look', { 'newcomers[0].firstNames': '', 'newcomers[0].residency': 'foreign' })
  expect(empty).toMatchObject({ problem: expect.stringContaining('Nothing would change') })
})

test('a new traveller who would be over 120 gets a message at the birth day', async () => {
  const ola = { 'newcomers[0].firstNames': 'Ola', 'newcomers[0].familyName': 'Berg', 'newcomers[0].residency': 'foreign' }
  for (const intent of ['look', 'accept'])
    expect(await press(intent, { ...ola, 'newcomers[0].bornOn': '1900-01-01' })).toMatchObject({
      status: 422,
      reply: { errors: { 'newcomers[0].bornOn': wrong['born-on-too-early'] } },
    })
})

test('an acceptance that is sent twice is one change, and both times it was made', async () => {
  const typed = {
    'newcomers[0].firstNames': 'Ola',
    'newcomers[0].familyName': 'Berg',
    'newcomers[0].bornOn': '1990-01-01',
    'newcomers[0].residency': 'foreign',
  }
  const looked = await press('look', typed)
  if (looked === 'changed' || !looked.plan) throw new Error('No difference was shown')
  const agreed = { ...typed, seen: String(booking.version), agreedTotalMinor: String(looked.plan.totalMinor) }
  expect(await Promise.all([press('accept', agreed), press('accept', agreed)])).toEqual(['changed', 'changed'])
  expect(await press('accept', agreed)).toBe('changed')
  expect(await again()).toMatchObject({ travellersCount: 3, version: booking.version + 1 })
})

test('what was changed meanwhile by staff is not overwritten by an older screen', async () => {
  const looked = await press('look', { 'off.p2': 'on' })
  if (looked === 'changed' || !looked.plan) throw new Error('No difference was shown')
  const seen = String(booking.version)
  const party = (await listTravellers(ctx.db, booking.id)).map((one) => ({ ...one, residency: 'resident' as const }))
  const staff = { mover: 'staff', actor: 'Esi', text: '' } as const
  const other = await amendBooking(ctx, booking.id, { amendment: { order: booking.order, party }, agreedTotalMinor: 1, ...staff })
  const totalMinor = other.done || other.refusal.reason !== 'price-changed' ? 0 : other.refusal.totalMinor
  const amendment = { order: booking.order, party }
  expect((await amendBooking(ctx, booking.id, { amendment, agreedTotalMinor: totalMinor, ...staff })).done).toBe(true)
  const late = await press('accept', { 'off.p2': 'on', seen, agreedTotalMinor: String(looked.plan.totalMinor) })
  expect(late).toMatchObject({ status: 409, problem: expect.stringContaining('changed while you were reading') })
})

test('“choose something else” gives the form back as it was typed', async () => {
  const edited = await press('edit', { 'off.p2': 'on' })
  expect(edited).toMatchObject({ status: 200, reply: { values: { 'off.p2': 'on' }, errors: {} } })
})

test('what the new date does to the hold is shown before it is accepted, and is what is agreed to', async () => {
  const near = await gorillaTrek(ctx, { seats: 8, inDays: 5 })
  const looked = await press('look', { departure: near.slug })
  if (looked === 'changed' || !looked.plan) throw new Error('No difference was shown')
  const { hold, until, totalMinor } = looked.plan
  expect(hold).toBe('The new date is paid by mobile money, by 12 March 2027, 12:00, Kigali time. Bank transfer takes too long.')
  expect(until).toBe('2027-03-12T10:00:00.000Z')
  const agreed = { departure: near.slug, seen: String(booking.version), agreedTotalMinor: String(totalMinor) }
  const older = await press('accept', { ...agreed, agreedUntil: '2027-03-15T08:00:00.000Z' })
  expect(older).toMatchObject({ status: 409, problem: expect.stringContaining('held until 12 March 2027, 12:00') })
  expect(await press('accept', { ...agreed, agreedUntil: until ?? '' })).toBe('changed')
  expect(await again()).toMatchObject({ paymentMethod: 'mobile-money', holdEndsAt: new Date('2027-03-12T10:00:00Z') })
})

test('where the guide who is sure to come is busy on the new days, the visitor reads that another one is chosen, and no name', async () => {
  const startsOn = addDays(kigaliDay(ctx.clock.now()), 150)
  const journey = { kind: 'journey', package: await publishPilgrimage(ctx), startsOn, comfort: 'simple', singleRooms: 0 } as const
  const { id } = await heldOrder(ctx, { ...journey, extras: [], code: null }, partyOfUnnamed(2))
  await sql`update bookings set state = 'confirmed', hold_ends_at = null, full_hold_ends_at = null where id = ${id}`.execute(
    ctx.db,
  )
  const member = { kind: 'guide' as const, id: await newGuide(ctx.db, 'Aimée') }
  const actor = { id: 'diane', name: 'Diane' }
  const day = addDays(startsOn, 14)
  await addAbsence(ctx, { member, absence: 'leave', span: spanOfDays(day, day), note: '', actor })
  expect(await assignMember(ctx, { run: { bookingId: id }, member, actor })).toMatchObject({ done: true })
  booking = { ...booking, id }
  const busy = await press('look', { startsOn: day })
  expect(busy).toMatchObject({ plan: { crew: [expect.stringMatching(/^Your guide is not free/)] } })
  expect(JSON.stringify(busy)).not.toContain('Aimée')
  expect(await press('look', { startsOn: addDays(startsOn, 28) })).toMatchObject({ plan: { crew: [] } })
})
