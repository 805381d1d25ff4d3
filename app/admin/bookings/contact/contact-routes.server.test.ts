import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { bookingKey, opensBooking } from '#features/bookings/booking-key.server.ts'
import { addNote } from '#features/bookings/changes/add-note.server.ts'
import { confirmationSentAgain } from '#features/bookings/changes/confirmation-again.ts'
import { confirmsEmail, emailKey } from '#features/bookings/emails/confirm-email.server.ts'
import { listEvents } from '#features/bookings/reads.server.ts'
import { listEmails } from '#features/emails/reads.server.ts'
import type { HireOrder } from '#features/orders/order.ts'
import { answerOf, argsOf, cookieOf } from '#tests/support/admin-request.ts'
import { bookingNow, gorillaTrek, heldBooking } from '#tests/support/cast.ts'
import { testContext } from '#tests/support/test-context.ts'
import { openSiteWords } from '../../../languages/site-words.server.ts'
import { contactAdminWords } from '../../../words/admin/bookings/contact.ts'
import { originWords } from '../../../words/admin/bookings/origin.ts'
import { bookingErrorWords } from '../../../words/booking-errors.ts'
import { readEnglish, siteWordsKey, sources } from '../../../words/sources.server.ts'
import { loader as bookingLoader } from '../booking.tsx'
import { action, loader } from './contact.tsx'

const wrong = bookingErrorWords.tree.fields

/** Staff correct the contact and the wishes of a booking. */
const { ctx, runJobs } = await testContext()
const cookie = await cookieOf(ctx, 'sales')
const trek = await gorillaTrek(ctx, { seats: 30 })
const file = { name: 'Français', intl: 'fr', counts: 'fr', search: 'french' } as const
const languages = openSiteWords(sources, [{ language: 'fr', file, messages: new Map() }])
languages.publish(['fr'])

type Args = { context: { set(key: unknown, value: unknown): void } }

async function booked() {
  const { id } = await heldBooking(ctx, trek.slug, 1)
  const args = (form?: Record<string, string>) => {
    const made = argsOf(ctx, `/admin/bookings/${id}/contact`, { cookie, params: { id }, ...(form && { form }) }) as Args
    made.context.set(siteWordsKey, languages)
    return made as never
  }
  return {
    id,
    values: async () => (await loader(args())).values,
    languages: async () => (await loader(args())).languages,
    shown: async () => (await bookingLoader(argsOf(ctx, `/admin/bookings/${id}`, { cookie, params: { id } }) as never)).contact,
    send: (form: Record<string, string>) => answerOf(() => action(args(form))),
    last: async () => (await listEvents(ctx.db, id)).at(-1),
  }
}

test('contact and wishes are corrected without an email, and the timeline says which', async () => {
  const { id, values, send, last } = await booked()
  await runJobs()
  const emails = (await listEmails(ctx.db, { bookingId: id })).length
  const was = await bookingNow(ctx, id)
  const key = bookingKey(ctx.config.secret, was)
  expect(await send({ ...(await values()), email: 'marit@example.org', message: 'A cot, please.' })).toMatchObject({
    status: 303,
  })
  const now = await bookingNow(ctx, id)
  expect(now).toMatchObject({
    email: 'marit@example.org',
    message: 'A cot, please.',
    state: was.state,
    totalMinor: was.totalMinor,
  })
  expect(await last()).toMatchObject({ event: 'note', text: 'Corrected: email, request' })
  expect(opensBooking(ctx.config.secret, now, key)).toBe(true)
  await runJobs()
  expect(await listEmails(ctx.db, { bookingId: id })).toHaveLength(emails)
  expect(await send({ ...(await values()), closesLinks: 'on' })).toMatchObject({ status: 303 })
  expect(opensBooking(ctx.config.secret, await bookingNow(ctx, id), key)).toBe(false)
})

test('staff write whom the booking is billed to, the timeline says that it changed, and what is too long comes back with a sentence', async () => {
  const { values, send, last, shown } = await booked()
  const company = { billingName: 'Fjell AS', billingAddress: 'Storgata 1\r\n9008 Tromsø', billingTaxNumber: 'NO 987 654 321' }
  expect(await send({ ...(await values()), ...company })).toMatchObject({ status: 303 })
  const stored = { ...company, billingAddress: 'Storgata 1\n9008 Tromsø' }
  expect(await values()).toMatchObject(stored)
  expect((await shown()).billing).toEqual(['Fjell AS', 'Storgata 1', '9008 Tromsø', 'NO 987 654 321'])
  expect(await last()).toMatchObject({ event: 'note', text: 'Corrected: billing details' })
  const name = 'x'.repeat(161)
  expect(await send({ ...(await values()), billingName: name })).toMatchObject({
    status: 422,
    data: { reply: { values: { billingName: name }, errors: { billingName: 'Use at most 160 characters.' } } },
  })
  const seen = 'what another has changed since'
  expect(await send({ ...(await values()), billingTaxNumber: 'NO 1', seen })).toMatchObject({
    status: 409,
    data: { problem: expect.stringContaining('tax number NO 987 654 321') },
  })
})

test('an unconfirmed hold with a corrected address gets its confirmation link there, and the link sent before confirms nothing', async () => {
  const { id, values, send, last } = await booked()
  await sql`update bookings set full_hold_ends_at = hold_ends_at + interval '2 days' where id = ${id}`.execute(ctx.db)
  await runJobs()
  const sentBefore = await listEmails(ctx.db, { bookingId: id })
  const was = await bookingNow(ctx, id)
  const old = emailKey(ctx.config.secret, was)
  expect(confirmsEmail(ctx.config.secret, was, old)).toBe(true)
  const corrected = { ...(await values()), email: 'marit.solheim@example.org' }
  expect(await send(corrected)).toMatchObject({ status: 303 })
  expect(await last()).toMatchObject({ text: `Corrected: email. ${confirmationSentAgain}` })
  await runJobs()
  const now = await bookingNow(ctx, id)
  const sent = await listEmails(ctx.db, { bookingId: id })
  expect(sent).toHaveLength(sentBefore.length + 1)
  expect(sent.map(({ recipient }) => recipient)).toContain('marit.solheim@example.org')
  expect(confirmsEmail(ctx.config.secret, now, old)).toBe(false)
  const args = argsOf(ctx, `/admin/bookings/${id}?did=contact`, { cookie, params: { id } })
  expect((await bookingLoader(args as never)).flash).toBe(
    readEnglish(contactAdminWords).didConfirm({ email: 'marit.solheim@example.org' }),
  )
  // Another correction of the same hold, which leaves the address as it is, sends nothing.
  expect(await send({ ...(await values()), phone: '+47 933 33 333' })).toMatchObject({ status: 303 })
  await runJobs()
  expect(await listEmails(ctx.db, { bookingId: id })).toHaveLength(sent.length)
})

test('staff record where a booking comes from and the timeline says so; a value that is none of the list is refused', async () => {
  const { id, values, send, last } = await booked()
  expect(await values()).toMatchObject({ channel: 'website', source: '' })
  expect(await send({ ...(await values()), source: 'recommendation' })).toMatchObject({ status: 303 })
  expect(await bookingNow(ctx, id)).toMatchObject({ channel: 'website', source: 'recommendation' })
  expect(await last()).toMatchObject({ text: 'Corrected: marketing source' })
  expect(await send({ ...(await values()), channel: 'pigeon' })).toMatchObject({
    status: 422,
    data: { reply: { errors: { channel: readEnglish(originWords).wrong } } },
  })
  expect(await send({ ...(await values()), channel: '', source: '' })).toMatchObject({ status: 303 })
  expect(await bookingNow(ctx, id)).toMatchObject({ channel: null, source: null })
})

test('staff choose the language of a customer’s emails among those of the catalogues, and the timeline says that it changed', async () => {
  const { id, values, languages: choices, shown, send, last } = await booked()
  expect(await values()).toMatchObject({ language: 'en' })
  expect(await choices()).toEqual([
    { value: 'en', words: 'English' },
    { value: 'fr', words: 'French' },
  ])
  expect(await shown()).toMatchObject({ language: 'English' })
  const begun = await values()
  expect(await send({ ...begun, language: 'fr' })).toMatchObject({ status: 303 })
  expect(await bookingNow(ctx, id)).toMatchObject({ language: 'fr' })
  expect(await shown()).toMatchObject({ language: 'French' })
  expect(await last()).toMatchObject({ event: 'note', text: 'Corrected: language' })
  expect(await send({ ...begun, phone: '+47 944 44 444' }), 'a form that was opened before').toMatchObject({
    status: 409,
    data: { problem: expect.stringContaining('language French') },
  })
  for (const language of ['de', 'French', 'fr; drop'])
    expect(await send({ ...(await values()), language })).toMatchObject({
      status: 422,
      data: { reply: { errors: { language: readEnglish(originWords).wrong } } },
    })
  await sql`update bookings set language = 'sw' where id = ${id}`.execute(ctx.db)
  expect((await choices()).at(-1), 'a catalogue that is gone').toEqual({ value: 'sw', words: 'Swahili' })
  expect(await send({ ...(await values()), phone: '+47 955 55 555' })).toMatchObject({ status: 303 })
  expect(await bookingNow(ctx, id)).toMatchObject({ language: 'sw' })
})

test('what is wrong is said at its field, and what somebody else has saved since is shown and not overwritten', async () => {
  const { id, values, send } = await booked()
  const begun = await values()
  expect(await send({ ...begun, email: 'marit@', phone: '' })).toMatchObject({
    status: 422,
    data: { reply: { errors: { email: wrong['email-wrong'], phone: wrong['phone-missing'] }, values: { email: 'marit@' } } },
  })
  // A note is no correction: it stands in nobody's way.
  await addNote(ctx, id, { actor: 'Diane', text: 'Rang twice' })
  expect(await send({ ...begun, phone: '+47 911 11 111' })).toMatchObject({ status: 303 })
  const refused = await send({ ...begun, phone: '+47 922 22 222' })
  expect(refused).toMatchObject({
    status: 409,
    data: { problem: expect.stringContaining('phone +47 911 11 111'), reply: { values: { phone: '+47 922 22 222' } } },
  })
  expect(await bookingNow(ctx, id)).toMatchObject({ phone: '+47 911 11 111' })
  const { reply } = refused.data as { reply: { values: Record<string, string> } }
  expect(await send(reply.values)).toMatchObject({ status: 303 })
})

test('the pick-up place and the flight of a hire are corrected, and never emptied', async () => {
  const { id, values, send, last } = await booked()
  const hire: HireOrder = {
    kind: 'hire',
    vehicleClass: 'rav4',
    vehicles: 1,
    from: '2027-06-14T08:00',
    to: '2027-06-18T08:00',
    withDriver: true,
    driver: null,
    pickUp: { place: 'Airport', flight: 'WB 302' },
    abroad: [],
    extras: [],
    code: null,
  }
  await sql`update bookings set kind = 'hire', departure_id = null, ordered = ${JSON.stringify(hire)} where id = ${id}`.execute(
    ctx.db,
  )
  expect(await send({ ...(await values()), pickUpPlace: '' })).toMatchObject({
    status: 422,
    data: { reply: { errors: { pickUpPlace: wrong['pick-up-missing'] } } },
  })
  expect(await send({ ...(await values()), pickUpFlight: 'KL 535' })).toMatchObject({ status: 303 })
  expect((await bookingNow(ctx, id)).order).toEqual({ ...hire, pickUp: { place: 'Airport', flight: 'KL 535' } })
  expect(await last()).toMatchObject({ text: 'Corrected: pick-up' })
})
