import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { changeText } from '#features/emails/change-text.server.ts'
import { listEmails } from '#features/emails/reads.server.ts'
import { addTranslations } from '#features/translations/add-translations.server.ts'
import { bareBooking } from '#tests/support/bare-booking.ts'
import { gorillaTrek, heldBooking, heldOrder, marit, paid, trekFrom } from '#tests/support/cast.ts'
import { shippedLanguages } from '#tests/support/shipped-languages.ts'
import { testContext } from '#tests/support/test-context.ts'
import { watchStatements } from '#tests/support/watched-statements.ts'
import type { BookingState } from '../booking.ts'
import { bookingKey, opensBooking } from '../booking-key.server.ts'
import { declineBooking } from '../cancellations/decline-booking.server.ts'
import { adjustBookingPrice } from '../changes/adjust-price.server.ts'
import { type BookingEmail, bookingEmails } from './queue-booking-email.server.ts'
import { sendBookingEmail } from './send-booking-email.server.ts'
import { requestLink, sendBookingLink } from './send-booking-link.server.tsx'

const { ctx, clock, database, emails, runJobs } = await testContext()
const trek = await gorillaTrek(ctx, { seats: 8 })

/** Approves French names of fees and titles of packages, by their English. */
const translate = (fees: Record<string, string>, titles: Record<string, string>) => {
  const kinds = new Map<string, Record<string, Record<string, string>>>([
    ['fee', { name: fees }],
    ['package', { title: titles }],
  ])
  return ctx.db.transaction().execute((tx) => addTranslations(ctx, tx, { language: 'fr', kinds, approvedBy: 'Diane Uwase' }))
}

test('the email carries the price line by line, what is due, and a link that opens the booking', async () => {
  const booking = await heldBooking(ctx, trek.slug, 2)
  await runJobs()
  const [email] = await listEmails(ctx.db, { bookingId: booking.id })
  expect(email?.text).toMatch(/2 × Gorilla permit, Volcanoes National Park +\$3,000\n {2}Day 2/)
  expect(email?.text).toMatch(/Total +\$\d,\d{3}/)
  expect(email?.text).toMatch(new RegExp(`Reference +${booking.reference}`))
  const key = /\?key=([\w-]+)/.exec(email?.text ?? '')?.[1] ?? ''
  expect(opensBooking(ctx.config.secret, booking, key)).toBe(true)
  expect(key).toBe(bookingKey(ctx.config.secret, booking))
})

test('a job that runs again after a crash sends the same email, not another', async () => {
  const booking = await heldBooking(ctx, trek.slug, 1)
  await runJobs()
  const before = emails.length
  await sendBookingEmail(ctx, { bookingId: booking.id, version: 1, letter: 'received' })
  expect(emails).toHaveLength(before)
})

test('the confirmation of a departure that may not run says so and what follows, and promises no journey', async () => {
  const { slug } = await gorillaTrek(ctx, { seats: 8 })
  const booking = await heldBooking(ctx, slug, 2)
  await paid(ctx, booking.id, booking.depositMinor)
  await runJobs()
  const [email] = (await listEmails(ctx.db, { bookingId: booking.id })).filter(({ text }) => text.includes('Confirmed.'))
  expect(email?.text).toContain('Your seats are yours if this departure runs.')
  expect(email?.text).toContain('If it does not run, we refund everything you paid')
  expect(email?.text).not.toContain('You travel with us')
})

test('whether a departure runs is read for the confirmation, which alone says it', async () => {
  const booking = await heldBooking(ctx, trek.slug, 1)
  const watched = watchStatements(database.address)
  const readsMinimum = async (letter: BookingEmail) => {
    watched.sent.length = 0
    await sendBookingEmail({ ...ctx, db: watched.db }, { bookingId: booking.id, version: 1, letter })
    return watched.sent.some(({ text }) => text.includes('minimum'))
  }
  expect(await readsMinimum('received')).toBe(false)
  expect(await readsMinimum('confirmed')).toBe(true)
  await watched.close()
})

/** The state in which an email is news; where none is named, a confirmed booking. */
const newsIn: Partial<Record<BookingEmail, BookingState>> = {
  received: 'on-hold',
  requested: 'requested',
  answered: 'on-hold',
  offered: 'on-hold',
  'hold-ending': 'on-hold',
  quoted: 'quoted',
  waiting: 'waitlisted',
  pending: 'pending',
  expired: 'expired',
}

test.each(
  bookingEmails,
)('the email %s is one email with one Message-ID, however often and by however many workers it is sent', async (email) => {
  const id = await bareBooking(ctx.db)
  const state = newsIn[email] ?? 'confirmed'
  const holdEndsAt = ['requested', 'on-hold', 'quoted'].includes(state) ? new Date('2027-03-15T08:00:00Z') : null
  const totalMinor = email === 'documents' ? 0 : 490_000
  await sql`update bookings set state = ${state}, hold_ends_at = ${holdEndsAt}, answer_by = ${clock.now()},
    total_minor = ${totalMinor}, deposit_minor = ${totalMinor} where id = ${id}`.execute(ctx.db)
  const files = {
    attachments: [{ document: 'voucher', filename: 'a.pdf', contentType: 'application/pdf', content: Buffer.from('%PDF-') }],
  }
  const send = () => sendBookingEmail(ctx, { bookingId: id, version: 1, letter: email }, email === 'documents' ? files : {})
  const before = emails.length
  await Promise.all([send(), send()])
  await send()
  const sent = emails.slice(before)
  expect(sent).toHaveLength(1)
  expect(sent[0]?.attachments?.length).toBe(email === 'documents' ? 1 : undefined)
  expect((await listEmails(ctx.db, { bookingId: id })).map(({ messageId }) => messageId)).toEqual([sent[0]?.messageId])
  expect(emails.filter(({ messageId }) => messageId === sent[0]?.messageId)).toHaveLength(1)
})

test('a declined visitor reads the reason that staff gave, and nothing in it is markup', async () => {
  const booking = await heldBooking(ctx, trek.slug, 1)
  await declineBooking(ctx, booking.id, { actor: 'Owner', reason: 'The lodge is <b>full</b>' })
  await runJobs()
  const email = emails.find(({ subject }) => subject.includes(booking.reference) && subject.includes('cannot'))
  expect(email?.text).toContain('The lodge is <b>full</b>')
  expect(email?.html).toContain('The lodge is &lt;b&gt;full&lt;/b&gt;')
})

test('a lost link is sent to the address of the booking only, once an hour, and never for a wrong address', async () => {
  const booking = await heldBooking(ctx, trek.slug, 1)
  await runJobs()
  const sent = () => emails.filter(({ subject }) => subject === `Impamba ${booking.reference}: your link`).length
  await requestLink(ctx, { reference: booking.reference.toLowerCase().replace('-', ' '), email: 'Marit@Example.no' })
  await requestLink(ctx, { reference: booking.reference, email: 'marit@example.no' })
  await requestLink(ctx, { reference: booking.reference, email: 'somebody@example.org' })
  await runJobs()
  expect(sent()).toBe(1)
  clock.advance(3_600_000)
  await requestLink(ctx, { reference: booking.reference, email: 'marit@example.no' })
  await runJobs()
  expect(sent()).toBe(2)
})

test('a job that no action of ours wrote fails loudly', async () => {
  await expect(sendBookingEmail(ctx, { bookingId: 'x', version: 1, letter: 'love' })).rejects.toThrow(
    'An email job without its booking',
  )
})

test('an outdated email is not sent: an expired hold is not announced as held', async () => {
  const booking = await heldBooking(ctx, trek.slug, 1)
  clock.advance(73 * 3_600_000)
  await runJobs()
  const subjects = emails.filter(({ subject }) => subject.includes(booking.reference)).map(({ subject }) => subject)
  expect(subjects.filter((subject) => subject.includes('held'))).toEqual([])
})

test('a customer’s emails are in their language, with links to its pages; with the text of staff in it', async () => {
  const { site, words } = shippedLanguages()
  const french = { ...ctx, words }
  const { id, reference, title } = await heldBooking(ctx, trek.slug, 1)
  const adjustment = { action: 'discount', percent: 5, amountMinor: null, reason: 'A returning guest' } as const
  await adjustBookingPrice(ctx, id, { adjustment, text: '', actor: 'Diane', sendsEmail: false })
  await translate(
    { 'Gorilla permit, Volcanoes National Park': 'Permis gorilles, parc national des Volcans' },
    { [title]: 'Une heure avec les gorilles' },
  )
  await sql`delete from jobs`.execute(ctx.db)
  await sql`update bookings set language = 'fr', full_hold_ends_at = hold_ends_at + interval '2 days' where id = ${id}`.execute(
    ctx.db,
  )
  await sql`insert into email_texts (name, opening, version, changed_at, changed_by) values ('booking:received', 'Muraho.', 1, now(), 'Diane')`.execute(
    ctx.db,
  )
  const text = { subject: null, opening: null, closing: 'À bientôt, {name}.' }
  const staff = { id: '', name: 'Diane' }
  const written = { name: 'booking:received', language: 'fr', version: 0, text, known: ['name'], staff }
  expect((await changeText(ctx, written)).done).toBe(true)
  await sendBookingEmail(french, { bookingId: id, version: 1, letter: 'received' })
  await sendBookingLink(french, { reference, email: 'marit@example.no', hour: '2027-03-12T08' })
  const [held, link] = emails.slice(-2)
  expect(held?.subject).toBe(`Impamba ${reference} : 1 place retenue`)
  expect(held?.html).toContain('<html lang="fr">')
  expect(held?.text).toContain('Confirmez que cette adresse e-mail est la vôtre')
  expect(held?.text).not.toContain('Muraho')
  expect(held?.text).toContain('À bientôt, Marit')
  const permit = /1 × Permis gorilles, parc national des Volcans +1 500 \$\n {2}Jour 2, tarif \d{4} : visiteur étranger/
  expect(held?.text.replaceAll('\u00a0', ' ')).toMatch(permit)
  expect(held?.text).toContain('1 × Voyageur')
  expect(held?.text).toContain('Une heure avec les gorilles')
  expect(held?.text).not.toContain(title)
  expect(held?.text.replaceAll('\u00a0', ' ')).toMatch(/1 × Remise de 5 % .*\n {2}A returning guest/)
  expect(held?.html).toMatch(/<div[^>]* lang="en"[^>]*>A returning guest</)
  expect(held?.html).toContain(`http://localhost:3000/fr/bookings/${reference}`)
  expect(link?.subject).toBe(`Impamba ${reference} : votre lien`)
  expect(link?.html).toContain(`http://localhost:3000/fr/bookings/${reference}?key=`)
  expect(link?.html).toContain('Une heure avec les gorilles')

  site.publish([])
  await sendBookingLink(french, { reference, email: 'marit@example.no', hour: '2027-03-12T09' })
  expect(emails.at(-1)?.subject, 'French is not public: the email is French, its page English').toContain('votre lien')
  expect(emails.at(-1)?.html).toContain(`http://localhost:3000/bookings/${reference}?key=`)
  await sql`delete from email_texts`.execute(ctx.db)
})

test('the email about a request names what it waits for in the language of the customer', async () => {
  const { id } = await heldOrder(ctx, trekFrom('2027-06-14'), [marit])
  await sql`delete from jobs`.execute(ctx.db)
  await sql`update bookings set language = 'de' where id = ${id}`.execute(ctx.db)
  await sendBookingEmail({ ...ctx, words: shippedLanguages().words }, { bookingId: id, version: 1, letter: 'requested' })
  expect(emails.at(-1)?.html).toContain('<html lang="de">')
  expect(emails.at(-1)?.text).toMatch(/Betten unterwegs und ein Guide|Ein Guide und ein Fahrzeug/)
  expect(emails.at(-1)?.text).not.toMatch(/Beds on the road|A guide and a vehicle/)
})
