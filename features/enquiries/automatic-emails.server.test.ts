import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import type { AutomaticText } from '#features/emails/automatic-text.ts'
import { changeText } from '#features/emails/change-text.server.ts'
import { englishTexts, shippedLanguages, withoutMessage } from '#tests/support/shipped-languages.ts'
import { testContext } from '#tests/support/test-context.ts'
import { type AutomaticEmail, automaticEmailParts, ownTextOf } from './automatic-emails.server.tsx'
import { recordedKinds } from './record-enquiry-request.ts'
import { sendEnquiry } from './send-enquiry.server.ts'
import { sendEnquiryEmail } from './send-enquiry-email.server.tsx'
import { subscribe } from './subscribers/subscribe.server.ts'

const { ctx, emails, runJobs } = await testContext()
const staff = { id: 'diane', name: 'Diane Uwase' }
const known = ['company', 'reference', 'next']

beforeEach(async () => {
  await sql`truncate enquiries, subscribers, emails, email_texts, jobs cascade`.execute(ctx.db)
  emails.length = 0
})

const changeTexts = (name: AutomaticEmail, own: Partial<AutomaticText>) =>
  changeText(ctx, {
    name: ownTextOf(name),
    language: 'en',
    version: 0,
    text: { subject: null, opening: null, closing: null, ...own },
    known,
    staff,
  })

async function received() {
  const sent = await sendEnquiry(ctx, {
    ...{ kind: 'parish', name: 'Cheap pills http://spam.example', email: 'marit@example.no', phone: '' },
    ...{ message: 'We are 40.', details: {} },
  })
  await runJobs()
  const email = emails.find(({ to }) => to === 'marit@example.no')
  return { email: email, reference: sent.done ? sent.value.reference : '' }
}

test('without own words the email has the reference and what happens next, and nothing that was typed', async () => {
  const { email, reference } = await received()
  expect(email?.subject).toBe(`Impamba ${reference}: enquiry received`)
  expect(email?.text).toContain(`Your reference is ${reference}.`)
  expect(email?.text).toContain('rooms in Kibeho and a bus')
  expect(email?.text).toContain('Did you forget something?')
  expect(email?.html).not.toMatch(/pills|spam|We are 40/)
})

test('staff’s texts replace the originals, part by part, with their values', async () => {
  await changeTexts('enquiry-received', { subject: 'murakoze', opening: 'Muraho. **{reference}** is yours.\n\n{next}' })
  const { email, reference } = await received()
  expect(email?.subject).toBe(`Impamba ${reference}: murakoze`)
  expect(email?.html).toContain(`<strong>${reference}</strong>`)
  expect(email?.text).toContain('rooms in Kibeho and a bus')
  expect(email?.text).toContain('Did you forget something?')
  expect(email?.text).not.toContain('Give it when you call')
})

test('the confirmation email of the newsletter has the operator’s texts and keeps its button', async () => {
  await changeTexts('news-asked', { opening: 'Say yes to {company}.', closing: 'Until soon.' })
  await subscribe(ctx, { email: 'anna@example.org', language: 'en' })
  await runJobs()
  expect(emails.at(-1)).toMatchObject({ subject: 'Impamba: confirm your newsletter subscription' })
  expect(emails.at(-1)?.text).toMatch(/Say yes to Impamba\.[\s\S]*Until soon\./)
  expect(emails.at(-1)?.html).toMatch(/href="[^"]*\/newsletter\/confirm\?key=/)
})

test('words that name a value which this email does not have give way to the original', async () => {
  await changeTexts('news-asked', { opening: 'Your reference is {reference}.' })
  await subscribe(ctx, { email: 'anna@example.org', language: 'en' })
  await runJobs()
  expect(emails.at(-1)?.text).toContain('Somebody subscribed this address to our newsletter.')
})

test.each(
  recordedKinds,
)('who wrote of %s on a page in another language gets the email in it; the operator’s stays English', async (kind) => {
  await changeTexts('enquiry-received', { opening: 'Muraho.' })
  await sendEnquiry(ctx, {
    ...{ kind, name: 'Amélie', email: 'amelie@example.fr', phone: '', message: 'Bonjour', details: {}, language: 'fr' },
  })
  const { rows } = await sql<{ id: string; reference: string }>`select id, reference from enquiries`.execute(ctx.db)
  const [{ id, reference } = { id: '', reference: '' }] = rows
  const french = { ...ctx, words: shippedLanguages().words }
  await sendEnquiryEmail(french, { id, letter: 'received' })
  await sendEnquiryEmail(french, { id, letter: 'asked' })
  const [received, requested] = emails
  expect(received).toMatchObject({ to: 'amelie@example.fr', subject: `Impamba ${reference} : demande reçue` })
  expect(received?.html).toContain(`<strong>${reference}</strong>`)
  for (const text of [...englishTexts(automaticEmailParts), 'Muraho', '{'])
    expect(`${received?.subject} ${received?.text}`).not.toContain(text)
  expect(requested?.html).toContain('<html lang="en">')

  emails.length = 0
  await sql`delete from emails`.execute(ctx.db)
  const words = withoutMessage('automatic-emails', 'news-known.button')
  await sendEnquiryEmail({ ...ctx, words }, { id, letter: 'received' })
  expect(emails[0]?.text).toMatch(/Muraho\.[\s\S]*Did you forget something\?/)
})
