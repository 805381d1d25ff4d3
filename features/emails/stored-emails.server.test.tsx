import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { saveSettings } from '#features/settings/save-settings.server.ts'
import { testContext } from '#tests/support/test-context.ts'
import { changeText } from './change-text.server.ts'
import { deleteTemplate } from './delete-template.server.ts'
import { countEmails, listEmails } from './reads.server.ts'
import { findText, listTemplates } from './reads-texts.server.ts'
import { retryEmail } from './retry-email.server.ts'
import { saveTemplate } from './save-template.server.ts'
import { sendAgain } from './send-again.server.ts'
import { type NewEmail, sendEmail } from './send-email.server.tsx'
import { sendStoredEmail } from './send-stored-email.server.ts'

const { ctx, emails, runJobs } = await testContext()
const staff = { id: 'diane', name: 'Diane Uwase' }

beforeEach(async () => {
  await sql`truncate jobs, emails, email_texts, email_templates cascade`.execute(ctx.db)
  emails.length = 0
})

async function written(own: Partial<NewEmail> = {}, send = true): Promise<number> {
  const email = {
    occasion: 'enquiry:1:received',
    bookingId: null,
    to: 'jean@example.org',
    subject: 'A 100% seat_',
    language: 'en',
    content: <p>Bonjour</p>,
  }
  const mail = { delivers: true, send: () => Promise.reject(new Error('550 no such mailbox')) }
  await sendEmail(send ? ctx : { ...ctx, mail }, { ...email, ...own }).catch(() => undefined)
  return (await listEmails(ctx.db, {}))[0]?.id ?? 0
}

test('an email that the mail server refuses has the reason, is found among the failed, and loses the reason once it is sent', async () => {
  const id = await written({}, false)
  expect(await listEmails(ctx.db, { state: 'failed' })).toMatchObject([{ id, failure: '550 no such mailbox' }])
  expect(await retryEmail(ctx, { id, staff })).toMatchObject({ done: true })
  await runJobs()
  expect(emails).toHaveLength(1)
  expect(await listEmails(ctx.db, { state: 'sent' })).toMatchObject([{ id, failure: '', failedAt: null }])
  await retryEmail(ctx, { id, staff })
  await runJobs()
  expect(emails).toHaveLength(1)
})

test('sent again it is an email of its own, once for a press, with the same text and another Message-ID', async () => {
  const id = await written()
  const stamp = randomUUID()
  const pressed = await Promise.all([sendAgain(ctx, { id, stamp, staff }), sendAgain(ctx, { id, stamp, staff })])
  expect(pressed.map((one) => one.done)).toEqual([true, true])
  await runJobs()
  const [first, second] = emails
  expect(emails).toHaveLength(2)
  expect(second).toMatchObject({ to: first?.to, subject: first?.subject, html: first?.html })
  expect(second?.messageId).not.toBe(first?.messageId)
  expect(await countEmails(ctx.db, { kind: ['enquiry', 'received'] })).toBe(2)
})

test('an unsent email is not sent again, and neither is one whose stored copy lacks its key', async () => {
  const waiting = await written({}, false)
  expect(await sendAgain(ctx, { id: waiting, stamp: randomUUID(), staff })).toMatchObject({
    refusal: { reason: 'email-not-sent' },
  })
  const secret = await written({ occasion: 'staff:invited:1', secret: 'k3y', content: <p>k3y</p> })
  expect(await sendAgain(ctx, { id: secret, stamp: randomUUID(), staff })).toMatchObject({
    refusal: { reason: 'email-incomplete' },
  })
})

test('an email that had files goes again with files made again, and without those that are no longer there', async () => {
  const file = (document: string) => ({
    ...{ document, filename: `${document}.pdf`, contentType: 'application/pdf' },
    content: Buffer.from('%PDF-'),
  })
  const attachments = [file('voucher'), file('itinerary')]
  const id = await written({ occasion: 'booking:1:2:documents', attachments })
  const again = async (there: string[]) => {
    const sent = await sendAgain(ctx, { id, stamp: randomUUID(), staff })
    const data = { letterId: sent.done ? sent.value.id : 0 }
    await sendStoredEmail(ctx, data, async ({ files }) => files.filter((one) => there.includes(one)).map(file))
    return emails.at(-1)?.attachments?.map(({ filename }) => filename)
  }
  expect(await again(['voucher', 'itinerary'])).toEqual(['voucher.pdf', 'itinerary.pdf'])
  expect(await again(['itinerary'])).toEqual(['itinerary.pdf'])
  expect(await again([])).toBeUndefined()
  expect(emails).toHaveLength(4)
})

test('an answer goes to the operator’s address for answers unless the email has another, and a copy has the same', async () => {
  const id = await written()
  await saveSettings(ctx, { actor: staff, values: { answers: { email: 'bookings@impamba.example', toWriter: true } } })
  await written({ occasion: 'enquiry:2:received' })
  await written({ occasion: 'enquiry:3:answer', replyTo: 'diane@impamba.example' })
  await sendAgain(ctx, { id, stamp: randomUUID(), staff })
  await runJobs()
  expect(emails.map(({ replyTo }) => replyTo)).toEqual([
    'hello@impamba.example',
    'bookings@impamba.example',
    'diane@impamba.example',
    'hello@impamba.example',
  ])
})

test('emails are found by part of an address or a subject in any case, and by what they were written for; signs are signs', async () => {
  const id = await written()
  await written({ occasion: 'booking:7:1:confirmed', to: 'marit@example.no', subject: 'Confirmed' })
  for (const search of ['JEAN@', '100% SEAT_']) expect(await listEmails(ctx.db, { search })).toMatchObject([{ id }])
  expect(await countEmails(ctx.db, { search: '%' })).toBe(1)
  expect(await countEmails(ctx.db, { kind: ['booking', 'confirmed'] })).toBe(1)
  expect(await countEmails(ctx.db, { kind: ['booking', 'received'] })).toBe(0)
})

test('the texts of an automatic email are changed once, by the last reader, and a placeholder that it cannot fill is refused', async () => {
  const text = { subject: null, opening: 'Dear {name}', closing: null }
  const input = { name: 'booking:confirmed', language: 'en', version: 0, text, known: ['name'], staff }
  const [one, other] = await Promise.all([
    changeText(ctx, input),
    changeText(ctx, { ...input, text: { ...text, opening: 'Hi' } }),
  ])
  expect([one?.done, other?.done].sort()).toEqual([false, true])
  expect(await changeText(ctx, { ...input, version: 1, text: { ...text, closing: '{held_until}' } })).toMatchObject({
    refusal: { reason: 'placeholder-unknown', parts: { closing: ['held_until'] } },
  })
  expect(await changeText(ctx, { ...input, version: 1, text: { ...text, opening: null } })).toMatchObject({ done: true })
  expect(await findText(ctx.db, 'booking:confirmed', 'en')).toMatchObject({
    subject: null,
    opening: null,
    closing: null,
    version: 2,
  })
})

test('each language has a text of its own, and one editor of it does not stand in the way of another', async () => {
  const text = { subject: null, opening: 'Bonjour', closing: null }
  const input = { name: 'booking:cancelled', version: 0, text, known: [], staff }
  const write = (language: string, opening: string, version = 0) =>
    changeText(ctx, { ...input, language, version, text: { ...text, opening } })
  const [french, german, late] = [await write('fr', 'Bonjour'), await write('de', 'Guten Tag'), await write('fr', 'Salut')]
  expect([french.done, german.done, late.done]).toEqual([true, true, false])
  expect((await write('fr', 'Salut', 1)).done).toBe(true)
  const openings = ['en', 'fr', 'de'].map(async (language) => (await findText(ctx.db, 'booking:cancelled', language)).opening)
  expect(await Promise.all(openings)).toEqual([null, 'Salut', 'Guten Tag'])
})

test('a template is deleted and restored, its name is unique, and the second editor is refused', async () => {
  const text = { name: 'Meeting point', occasion: 'any', subject: 'Where we meet', body: 'At the gate.' } as const
  const input = { id: undefined, version: 0, text, known: [], staff }
  const made = await saveTemplate(ctx, input)
  const id = made.done ? made.value.id : 0
  expect(await saveTemplate(ctx, { ...input, text: { ...text, name: 'MEETING POINT' } })).toMatchObject({
    refusal: { reason: 'name-taken' },
  })
  expect(await saveTemplate(ctx, { ...input, id, version: 1, text: { ...text, body: 'Hers' } })).toMatchObject({ done: true })
  expect(await saveTemplate(ctx, { ...input, id, version: 1, text: { ...text, body: 'His' } })).toMatchObject({
    refusal: { reason: 'changed-meanwhile', now: { body: 'Hers' } },
  })
  await deleteTemplate(ctx, { id, back: false, staff })
  expect(await listTemplates(ctx.db)).toEqual([])
  await deleteTemplate(ctx, { id, back: true, staff })
  expect(await listTemplates(ctx.db)).toMatchObject([{ id, body: 'Hers' }])
})
