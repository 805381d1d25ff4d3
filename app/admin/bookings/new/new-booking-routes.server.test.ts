import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { newKey } from '#features/bookings/booking-key.server.ts'
import { listEvents, listLines, listTravellers } from '#features/bookings/reads.server.ts'
import { addressOfNobody, hasNoAddress } from '#features/emails/reachable.ts'
import { findAdminEnquiry } from '#features/enquiries/reads-admin.server.ts'
import { recordEnquiry } from '#features/enquiries/record-enquiry.server.ts'
import { sendEnquiry } from '#features/enquiries/send-enquiry.server.ts'
import { readReceived } from '#features/reports/reads-received.server.ts'
import { roles } from '#features/staff/permissions.ts'
import { answerOf, argsOf, cookieOf } from '#tests/support/admin-request.ts'
import {
  bookingNow,
  gorillaTrek,
  heldBooking,
  openRoomsAndCars,
  paid,
  publishPilgrimage,
  seatsTaken,
} from '#tests/support/cast.ts'
import { testContext } from '#tests/support/test-context.ts'
import { kigaliDay } from '#values/dates.ts'
import type { Customer } from './find-caller.server.ts'
import type { Question } from './load-question.server.ts'
import { action, loader } from './new-booking.tsx'

const { ctx, emails, runJobs } = await testContext()
const path = '/admin/bookings/new'
const trek = await gorillaTrek(ctx, { seats: 6 })
await openRoomsAndCars(ctx)
await publishPilgrimage(ctx)
const cookie = await cookieOf(ctx, 'sales')

const caller = { name: 'Marit Elise Solheim', email: 'marit@example.no', phone: '+47 900 00 000', message: 'Rings from Oslo' }
const seats = (of: { slug: string }, more: Record<string, string> = {}) => ({
  kind: 'departure',
  departure: of.slug,
  adults: '2',
  ...more,
})

const post = (form: Record<string, string>) => answerOf(() => action(argsOf(ctx, path, { cookie, form })))
type Answered = { question: Question }
const shownFor = async (question: Record<string, string>) => {
  const answer = await post({ ...question, residency: 'foreign', intent: 'price' })
  return (answer.data as Answered).question
}

let forms = 0
/** The whole form as it is sent once the price has been shown. */
const filled = async (question: Record<string, string>, way: string, more: Record<string, string> = {}) => {
  const { price, reply } = await shownFor(question)
  forms += 1
  const formKey = `form-key-of-the-test-${forms}`
  return {
    ...reply.values,
    ...caller,
    way,
    intent: 'book',
    formKey,
    ...(price && { agreedTotalMinor: String(price.totalMinor) }),
    ...more,
  }
}

const idOf = (location: string | null) => /bookings\/([0-9a-f-]{36})\?did=made/.exec(location ?? '')?.[1] ?? ''

test.each(roles)('who may move bookings books for a caller, and nobody else: %s', async (role) => {
  const as = await cookieOf(ctx, role)
  const status = role === 'owner' || role === 'sales' ? 200 : 403
  expect(await answerOf(() => loader(argsOf(ctx, path, { cookie: as })))).toMatchObject({ status })
  const form = { ...seats(trek), residency: 'foreign', intent: 'price' }
  expect(await answerOf(() => action(argsOf(ctx, path, { cookie: as, form })))).toMatchObject({ status })
})

test('who is not signed in is sent to do so', async () => {
  expect((await answerOf(() => loader(argsOf(ctx, path)))).location).toMatch(/^\/admin\/login/)
  expect((await answerOf(() => action(argsOf(ctx, path, { form: seats(trek) })))).location).toMatch(/^\/admin\/login/)
})

test('a trip that is not for small children says so in the list, before anything is filled in, and leaves a request without a price', async () => {
  const { catalogue } = await loader(argsOf(ctx, `${path}?q=gorillas&show=journey`, { cookie }))
  expect(catalogue?.groups[0]?.items).toMatchObject([{ title: 'An hour with the gorillas', detail: '3 days, from 15 years' }])
  const { options } = await shownFor({ ...seats(trek), childAges: '6' })
  expect(options).toMatchObject([{ way: 'enquiry', text: expect.stringMatching(/saved as a request/) }])
})

test('a hold for a caller is seven days long, says who of the staff made it, and its email goes to the caller', async () => {
  const form = await filled(seats(trek, { childAges: '16', residency: 'eac' }), 'hold')
  const answer = await post(form)
  expect(answer).toMatchObject({ status: 303 })
  const id = idOf(answer.location)
  const booking = await bookingNow(ctx, id)
  expect(booking).toMatchObject({
    state: 'on-hold',
    leadName: caller.name,
    travellersCount: 3,
    paymentMethod: null,
    message: caller.message,
    sample: false,
  })
  expect(booking.holdEndsAt?.getTime()).toBe(ctx.clock.now().getTime() + 7 * 24 * 3_600_000)
  expect((await listEvents(ctx.db, id))[0]).toMatchObject({ event: 'reserve', actor: expect.not.stringMatching('visitor') })
  expect((await listTravellers(ctx.db, id)).map(({ assumedAge }) => assumedAge)).toEqual([30, 30, 16])
  expect(await seatsTaken(ctx, trek)).toBe(3)
  await runJobs()
  expect(emails.at(-1)).toMatchObject({ to: caller.email })
  expect(emails.at(-1)?.html).toContain(`/bookings/${booking.reference}?key=`)

  // A double click, and the same form a minute later.
  expect((await post(form)).location).toBe(answer.location)
  expect(await seatsTaken(ctx, trek)).toBe(3)
  // The same form for somebody else is another booking: nobody is told that they are booked when they are not.
  const other = await post({ ...form, name: 'Jonas Solheim' })
  expect(idOf(other.location)).not.toBe(id)
  expect(await seatsTaken(ctx, trek)).toBe(6)

  const full = await shownFor(seats(trek))
  expect(full.options.map(({ way }) => way)).toEqual(['waiting', 'quote', 'enquiry'])
  expect(full.reply.errors.adults).toContain('No seat')
  const late = await post(await filled(seats(trek), 'hold'))
  expect(late).toMatchObject({ status: 409 })
  expect((late.data as Answered).question.reply.errors.adults).toContain('waiting list')
  const waits = await bookingNow(ctx, idOf((await post(await filled(seats(trek, { childAges: '16' }), 'waiting'))).location))
  expect(waits).toMatchObject({ state: 'waitlisted', travellersCount: 3 })
})

test('a hold never passes the cut-off', async () => {
  const soon = await gorillaTrek(ctx, { seats: 4, inDays: 5 })
  const booking = await bookingNow(ctx, idOf((await post(await filled(seats(soon), 'hold'))).location))
  expect(booking.holdEndsAt?.toISOString()).toBe('2027-03-15T16:00:00.000Z')
})

test('a quote is one booking with one email, however often it is pressed; a question is stored without a price', async () => {
  const of = await gorillaTrek(ctx, { seats: 4 })
  const form = await filled(seats(of), 'quote')
  await runJobs()
  const [first, second] = await Promise.all([post(form), post(form)])
  expect(idOf(first?.location ?? null)).toBe(idOf(second?.location ?? null))
  const before = emails.length
  await runJobs()
  expect(emails.slice(before).map(({ subject }) => subject)).toHaveLength(1)
  expect(await bookingNow(ctx, idOf(first?.location ?? null))).toMatchObject({ state: 'quoted' })
  const saved = await bookingNow(ctx, idOf((await post(await filled(seats(of), 'enquiry'))).location))
  expect(saved).toMatchObject({ state: 'enquiry', totalMinor: 0 })
  expect(await seatsTaken(ctx, of)).toBe(0)
})

test('who has no email is booked all the same: the email is stored, and nobody else’s booking is taken for theirs', async () => {
  const of = await gorillaTrek(ctx, { seats: 4 })
  const [one, two] = [
    await bookingNow(ctx, idOf((await post(await filled(seats(of), 'hold', { email: '' }))).location)),
    await bookingNow(ctx, idOf((await post(await filled(seats(of), 'hold', { email: '' }))).location)),
  ]
  expect([hasNoAddress(one.email), hasNoAddress(two.email), one.email === two.email]).toEqual([true, true, false])
  expect(one.email).not.toBe(addressOfNobody(''))
  await runJobs()
  expect(emails.filter(({ to }) => hasNoAddress(to))).toEqual([])
})

test('another price than the one on the screen is said, and nothing is held; what was typed stays', async () => {
  const of = await gorillaTrek(ctx, { seats: 4 })
  const answer = await post(await filled(seats(of), 'hold', { agreedTotalMinor: '100' }))
  expect(answer).toMatchObject({ status: 409 })
  const { reply } = (answer.data as Answered).question
  expect(reply.errors.way).toContain('Nothing was saved')
  expect(reply.values).toMatchObject({ ...caller, way: 'hold', adults: '2' })
  expect(await seatsTaken(ctx, of)).toBe(0)
})

test('a field that is missing or wrong is said at the field, and everything typed comes back', async () => {
  const of = await gorillaTrek(ctx, { seats: 4 })
  const answer = await post(await filled(seats(of), 'hold', { name: '', email: 'marit@', childAges: 'four' }))
  expect(answer).toMatchObject({ status: 422 })
  const { reply } = (answer.data as Answered).question
  expect(Object.keys(reply.errors).sort()).toEqual(['childAges', 'email', 'name'])
  expect(reply.values).toMatchObject({ email: 'marit@', childAges: 'four', phone: caller.phone })
})

test.each([
  [
    'a journey',
    'requested',
    { kind: 'journey', package: 'an-hour-with-the-gorillas', startsOn: '2027-06-20', adults: '2', comfort: 'lodge' },
  ],
  [
    'a group of pilgrims',
    'requested',
    { kind: 'pilgrims', package: 'the-road-to-kibeho', startsOn: '2027-06-20', adults: '17', comfort: 'simple' },
  ],
  ['a stay', 'on-hold', { kind: 'stay', hotel: 'imisozi-terrace-kigali', startsOn: '2027-06-20', endsOn: '2027-06-22' }],
  [
    'a car',
    'on-hold',
    { kind: 'hire', vehicleClass: 'prado-tx', fromDay: '2027-06-20', toDay: '2027-06-22', pickUpPlace: 'Kigali Airport' },
  ],
])('%s is taken for a caller, too: %s', async (_what, state, question) => {
  // What is not held is not called a hold.
  const [first] = (await shownFor(question)).options
  expect(first).toMatchObject({ way: 'hold', word: state === 'requested' ? 'request' : 'hold' })
  const answer = await post(await filled(question, 'hold'))
  expect(answer).toMatchObject({ status: 303 })
  expect(await bookingNow(ctx, idOf(answer.location))).toMatchObject({ kind: question.kind, state })
  const waits = await post(await filled(question, 'waiting'))
  expect((waits.data as Answered).question.reply.errors.way).toBe('Only a departure has a waiting list.')
})

test('booking again fills in who it was for, and no address holds who they are', async () => {
  const of = await gorillaTrek(ctx, { seats: 4 })
  const { id, leadName, email } = await heldBooking(ctx, of.slug, 2)
  const answer = await answerOf(() => loader(argsOf(ctx, `${path}?kind=departure&departure=${of.slug}&again=${id}`, { cookie })))
  expect(answer.data).toMatchObject({ customer: { from: 'again', name: leadName, email } })
})

test('what is not sold has no form', async () => {
  const address = `${path}?kind=departure&departure=no-such-departure`
  expect(await answerOf(() => loader(argsOf(ctx, address, { cookie })))).toMatchObject({ status: 404 })
  expect(await post({ kind: 'journey', package: 'nothing', intent: 'price' })).toMatchObject({ status: 404 })
})

test('a quotation with a discount shows it in the price, is made with it, and needs a reason for it', async () => {
  const of = await gorillaTrek(ctx, { seats: 6 })
  const question = { ...seats(of), discount: '5%', discountReason: 'A returning guest' }
  const shown = await shownFor(question)
  expect(shown.price?.lines.map(({ label, reason }) => `${label}: ${reason}`)).toContain('Discount of 5%: A returning guest')
  const without = await post(await filled({ ...question, discountReason: '' }, 'quote'))
  expect(without).toMatchObject({ status: 409 })
  expect((without.data as Answered).question.reply.errors).toHaveProperty('discountReason')
  const answer = await post(await filled(question, 'quote'))
  const booking = await bookingNow(ctx, idOf(answer.location))
  expect(booking).toMatchObject({ state: 'quoted' })
  expect(booking.totalMinor).toBeLessThan(shown.price?.totalMinor ?? 0)
  expect((await listLines(ctx.db, booking.id)).map(({ kind }) => kind)).toContain('discount')
  const held = await post(await filled({ ...seats(of), discount: '50', discountReason: 'A returning guest' }, 'hold'))
  expect(await bookingNow(ctx, idOf(held.location))).toMatchObject({
    state: 'on-hold',
    totalMinor: (shown.price?.totalMinor ?? 0) - 5_000,
  })
})

test('a booking from an enquiry has its contact and its channel, and the enquiry leads to it', async () => {
  const text = {
    kind: 'contact',
    name: 'Ingrid Dahl',
    email: 'ingrid@example.no',
    phone: '',
    message: 'In June?',
    details: {},
    trafficSource: { kind: 'search', name: 'google' },
  } as const
  await sendEnquiry(ctx, text)
  const [row] = (await sql<{ id: string }>`select id from enquiries where email = ${text.email}`.execute(ctx.db)).rows
  const enquiry = row?.id ?? ''
  const of = await gorillaTrek(ctx, { seats: 4 })
  const answer = await answerOf(() =>
    loader(argsOf(ctx, `${path}?kind=departure&departure=${of.slug}&enquiry=${enquiry}`, { cookie })),
  )
  expect(answer.data).toMatchObject({ customer: { from: 'enquiry', name: 'Ingrid Dahl', channel: 'enquiry' } })
  const form = await filled(seats(of), 'hold', { enquiry, channel: 'enquiry', source: 'parish' })
  const id = idOf((await post(form)).location)
  // The visits are those of the enquiry; staff have none.
  const visit = { firstSource: text.trafficSource, lastSource: text.trafficSource }
  expect(await bookingNow(ctx, id)).toMatchObject({ channel: 'enquiry', source: 'parish', ...visit })
  expect(await findAdminEnquiry(ctx.db, enquiry)).toMatchObject({ bookingId: id })
  // Pressed twice it is the same booking, and the enquiry keeps it.
  expect(idOf((await post(form)).location)).toBe(id)
  const other = idOf((await post(await filled(seats(of), 'hold', { enquiry }))).location)
  expect(await bookingNow(ctx, other)).toMatchObject({ channel: null, source: null })
  expect(await findAdminEnquiry(ctx.db, enquiry)).toMatchObject({ bookingId: id })
})

test('the source of an enquiry that staff took down is that of the booking made of it, and the report counts its money there', async () => {
  const called = {
    name: 'Jean Habimana',
    phone: '+250 788 111 222',
    kind: 'contact',
    message: 'Gorillas?',
    formKey: newKey(),
  } as const
  const { rows } = await sql<{ id: string }>`select id from staff limit 1`.execute(ctx.db)
  const actor = { id: rows[0]?.id ?? '', name: 'Diane' }
  const taken = await recordEnquiry(ctx, { ...called, channel: 'whatsapp', source: 'recommendation' }, actor)
  const enquiry = taken.done ? taken.value.id : ''
  const of = await gorillaTrek(ctx, { seats: 4 })
  const answer = await answerOf(() =>
    loader(argsOf(ctx, `${path}?kind=departure&departure=${of.slug}&enquiry=${enquiry}`, { cookie })),
  )
  const { customer } = answer.data as { customer: Customer }
  expect(customer).toMatchObject({ name: called.name, phone: called.phone, email: '' })
  const { channel, source } = customer
  const id = idOf(
    (await post(await filled(seats(of), 'hold', { enquiry, channel: channel ?? '', source: source ?? '' }))).location,
  )
  await paid(ctx, id, 1_000_00)
  const today = kigaliDay(ctx.clock.now())
  const { channels, sources } = await readReceived(ctx.db, { from: today, to: today })
  expect(channels).toContainEqual(expect.objectContaining({ channel: 'whatsapp', receivedMinor: 1_000_00 }))
  expect(sources).toContainEqual(expect.objectContaining({ source: 'recommendation', receivedMinor: 1_000_00 }))
})
