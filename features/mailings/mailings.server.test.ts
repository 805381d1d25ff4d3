import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { eraseCustomer } from '#features/customers/erase-customer.server.ts'
import { exportCustomer } from '#features/customers/export-customer.server.ts'
import { countBatch, listEmails } from '#features/emails/reads.server.ts'
import { subscribe } from '#features/enquiries/subscribers/subscribe.server.ts'
import { accountNow, gorillaTrek, heldBooking, paid } from '#tests/support/cast.ts'
import { shippedLanguages } from '#tests/support/shipped-languages.ts'
import { testContext } from '#tests/support/test-context.ts'
import { moneyText, usd } from '#values/money.ts'
import { findRecipients } from './find-recipients.server.ts'
import { purgeMailings } from './purge-mailings.server.ts'
import { findMailing } from './reads.server.ts'
import { previewMailing, sendMailing } from './send-mailing.server.ts'

const { ctx, clock, emails, runJobs } = await testContext()
const begin = clock.now()
const staff = { id: 'diane', name: 'Diane Uwase', email: 'diane@impamba.example' }
const english = { subject: 'About {journey}', body: 'Dear {name},\n\n**{balance}** is open of {reference}.' }
const text = { texts: { en: english }, isNews: false }

beforeEach(async () => {
  clock.set(begin)
  await sql`truncate jobs, emails, mailings, subscribers cascade`.execute(ctx.db)
  emails.length = 0
})

/** Two bookings on a departure of their own; what made them has been written. */
async function twoOnATrek() {
  const trek = await gorillaTrek(ctx, { seats: 8 })
  const bookings = [await heldBooking(ctx, trek.slug, 1), await heldBooking(ctx, trek.slug, 2)]
  await runJobs()
  emails.length = 0
  return { source: { kind: 'departure', id: trek.id } as const, bookings }
}
const keysOf = (bookings: readonly { id: string }[]) => bookings.map(({ id }) => id)

test('everybody who is ticked gets one email with their own figures, however often it is pressed, at once or later', async () => {
  const { source, bookings } = await twoOnATrek()
  const [first] = bookings
  await paid(ctx, first?.id ?? '', 10_000)
  await runJobs()
  emails.length = 0
  const input = { id: randomUUID(), source, keys: keysOf(bookings), text, staff }
  const pressed = await Promise.all([sendMailing(ctx, input), sendMailing(ctx, input), sendMailing(ctx, input)])
  expect(pressed.map((one) => one.done)).toEqual([true, true, true])
  await runJobs()
  await sendMailing(ctx, input)
  await runJobs()
  expect(emails).toHaveLength(2)
  for (const booking of bookings) {
    const { outstandingMinor } = await accountNow(ctx, booking.id)
    const email = emails.find((one) => one.text.includes(booking.reference))
    expect(email?.text).toContain(`${moneyText(usd(outstandingMinor))} is open of ${booking.reference}`)
    expect(email?.html).toContain('<strong>')
  }
  expect(await countBatch(ctx.db, input.id)).toEqual({ written: 2, sent: 2, failed: 0 })
  expect(await findMailing(ctx.db, input.id)).toMatchObject({ emailsCount: 2, sentBy: 'Diane Uwase' })
})

test('an unticked recipient gets nothing, and an empty selection is refused', async () => {
  const { source, bookings } = await twoOnATrek()
  expect(await sendMailing(ctx, { id: randomUUID(), source, keys: [], text, staff })).toMatchObject({
    refusal: { reason: 'nobody-chosen' },
  })
  await sendMailing(ctx, { id: randomUUID(), source, keys: keysOf(bookings.slice(1)), text, staff })
  await runJobs()
  expect(emails).toHaveLength(1)
})

test('what is shown before is what is sent, byte for byte', async () => {
  const { source, bookings } = await twoOnATrek()
  const { recipients } = await findRecipients(ctx, source)
  const shown = recipients[0]
  if (!shown) throw new Error('Nobody is there')
  const preview = await previewMailing(ctx, text, shown)
  await sendMailing(ctx, { id: randomUUID(), source, keys: keysOf(bookings), text, staff })
  await runJobs()
  const sent = emails.find((one) => one.text.includes(shown.reference))
  expect(sent).toMatchObject({ subject: preview?.subject, html: preview?.html, text: preview?.text })
})

test('an unknown placeholder is refused by its part, and so is one of bookings to an address alone', async () => {
  const { source, bookings } = await twoOnATrek()
  const wrong = { texts: { en: { subject: 'Hello {nmae}', body: '{balance} {rest}' } }, isNews: false }
  expect(await sendMailing(ctx, { id: randomUUID(), source, keys: keysOf(bookings), text: wrong, staff })).toMatchObject({
    refusal: {
      reason: 'placeholder-unknown',
      parts: [
        { language: 'en', part: 'subject', names: ['nmae'] },
        { language: 'en', part: 'body', names: ['rest'] },
      ],
    },
  })
  const address = { kind: 'address', email: 'jean@example.org' } as const
  expect(await sendMailing(ctx, { id: randomUUID(), source: address, keys: ['address'], text, staff })).toMatchObject({
    refusal: { parts: [{ names: ['journey'] }, { names: ['name', 'balance', 'reference'] }] },
  })
  await runJobs()
  expect(emails).toEqual([])
})

test('a name that looks like marks or a placeholder is a name', async () => {
  const { source, bookings } = await twoOnATrek()
  await sql`update bookings set lead_name = '**[x](https://thief.example)** {balance} <img src=x>'`.execute(ctx.db)
  await sendMailing(ctx, { id: randomUUID(), source, keys: keysOf(bookings), text, staff })
  await runJobs()
  expect(emails[0]?.text).toContain('Dear **[x](https://thief.example)** {balance} <img src=x>,')
  expect(emails[0]?.html).not.toMatch(/href="https:\/\/thief|<img/)
})

test('news go only to confirmed subscribers, with a one-click link to unsubscribe', async () => {
  const { source, bookings } = await twoOnATrek()
  const news = { ...text, isNews: true }
  const input = { id: randomUUID(), source, keys: keysOf(bookings), text: news, staff }
  expect(await sendMailing(ctx, input)).toMatchObject({ refusal: { reason: 'nobody-chosen' } })
  await subscribe(ctx, { email: 'marit@example.no', language: 'en' })
  await runJobs()
  await sql`update subscribers set state = 'confirmed', confirmed_at = asked_at`.execute(ctx.db)
  emails.length = 0
  await sendMailing(ctx, input)
  await runJobs()
  expect(emails).toHaveLength(2)
  for (const { leaveUrl, html } of emails) {
    expect(leaveUrl).toMatch(/^http:\/\/localhost:3000\/newsletter\/leave\?reader=[\w-]+&key=[\w-]{32}$/)
    expect(html).toContain(leaveUrl?.replaceAll('&', '&amp;'))
  }
})

test('an email to an address alone is in that person’s copy, goes with them, and after 24 months by itself', async () => {
  const source = { kind: 'address', email: 'Jean@example.org' } as const
  const plain = { texts: { en: { subject: 'The meeting point', body: 'At the gate.' } }, isNews: false }
  const send = () => sendMailing(ctx, { id: randomUUID(), source, keys: ['address'], text: plain, staff })
  await send()
  await runJobs()
  const copy = await exportCustomer(ctx, { email: 'jean@example.org', staff })
  expect(copy.done && copy.value.json).toContain('The meeting point')
  expect(await eraseCustomer(ctx, { email: 'jean@example.org', typed: 'jean@example.org', staff })).toMatchObject({
    value: { letters: 1 },
  })
  expect(await listEmails(ctx.db, {})).toEqual([])
  await purgeMailings(ctx)
  expect((await sql`select from mailings`.execute(ctx.db)).rows).toEqual([])
  await send()
  await runJobs()
  clock.set('2029-03-11T08:00:00Z')
  await purgeMailings(ctx)
  expect(await listEmails(ctx.db, {})).toHaveLength(1)
  clock.set('2029-03-14T08:00:00Z')
  await purgeMailings(ctx)
  expect(await listEmails(ctx.db, {})).toEqual([])
})

test('in one sending each recipient gets the text in their language with their values in it, or else the English one', async () => {
  const { source, bookings } = await twoOnATrek()
  const [inFrench, inGerman] = bookings
  for (const [booking, language] of [
    [inFrench, 'fr'],
    [inGerman, 'de'],
  ] as const)
    await sql`update bookings set language = ${language} where id = ${booking?.id}`.execute(ctx.db)
  const spoken = { ...ctx, words: shippedLanguages().words }
  const french = { subject: 'Au sujet de {journey}', body: '{starts} : **{balance}** [ici](/packages)' }
  const send = (texts: Record<string, typeof french>, who = bookings) =>
    sendMailing(spoken, { id: randomUUID(), source, keys: keysOf(who), text: { texts, isNews: false }, staff })
  expect(await send({ fr: french })).toMatchObject({ refusal: { reason: 'english-missing' } })
  expect(await send({ fr: { ...french, body: '{jour}' }, en: english })).toMatchObject({
    refusal: { parts: [{ language: 'fr', part: 'body', names: ['jour'] }] },
  })
  expect(await send({ fr: french, en: english })).toMatchObject({ done: true })
  await runJobs()
  const emailOf = (language: string) => emails.find(({ html }) => html.includes(`<html lang="${language}">`))
  const read = spoken.words.in('fr', [])
  const { outstandingMinor } = await accountNow(ctx, inFrench?.id ?? '')
  expect(emails).toHaveLength(2)
  expect(emailOf('fr')?.subject).toMatch(/^Impamba : Au sujet de /)
  expect(emailOf('fr')?.text).toContain(
    `${read.format.day(inFrench?.startsOn ?? '')} : ${read.format.money(usd(outstandingMinor))}`,
  )
  expect(emailOf('fr')?.html).toContain('href="http://localhost:3000/fr/packages"')
  expect(emailOf('fr')?.text).not.toContain('See your booking')
  expect(emailOf('en')?.text).toContain(`is open of ${inGerman?.reference}`)
  for (const [booking, language] of [
    [inFrench, 'fr'],
    [inGerman, 'en'],
  ] as const)
    expect(await listEmails(ctx.db, { bookingId: booking?.id })).toContainEqual(
      expect.objectContaining({ language, subject: expect.stringMatching(/Au sujet|About/) }),
    )
  emails.length = 0
  expect(await send({ fr: french }, bookings.slice(0, 1))).toMatchObject({ done: true })
  await runJobs()
  expect(emails).toHaveLength(1)
})
