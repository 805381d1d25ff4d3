import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { newsletterEmailParts } from '#features/emails/email-frame.ts'
import { countBatch, countBatchLanguages, listEmails } from '#features/emails/reads.server.ts'
import type { TextsByLanguage } from '#features/emails/text-in-language.ts'
import { leaveNews } from '#features/enquiries/subscribers/leave-news.server.ts'
import { publishPilgrimage } from '#tests/support/cast.ts'
import { englishTexts, shippedLanguages } from '#tests/support/shipped-languages.ts'
import { testContext } from '#tests/support/test-context.ts'
import { deleteIssue } from './delete-issue.server.ts'
import { haltIssue } from './halt-issue.server.ts'
import { findIssue } from './reads.server.ts'
import { restoreIssue } from './restore-issue.server.ts'
import { saveIssue } from './save-issue.server.ts'
import { sendTestIssue } from './send-test-issue.server.tsx'
import { startIssue } from './start-issue.server.ts'

const { ctx, clock, emails, runJobs } = await testContext()
const spoken = { ...ctx, words: shippedLanguages().words }
const staff = { id: 'diane', name: 'Diane Uwase', email: 'diane@impamba.test' }
const slug = await publishPilgrimage(ctx)
const text = {
  subject: 'The long rains',
  body: 'The road is open.\n\n[See it](/packages)',
  texts: {} as TextsByLanguage,
  journeys: [] as string[],
}
const french: TextsByLanguage = { fr: { subject: 'Les longues pluies', body: 'La route est ouverte.\n\n[La voir](/packages)' } }

beforeEach(async () => {
  await sql`truncate jobs, emails, newsletter_issues, subscribers cascade`.execute(ctx.db)
  emails.length = 0
})

/** So many confirmed readers; their addresses are numbered. */
async function readers(count: number): Promise<void> {
  await sql`
    insert into subscribers (id, email, state, token_hash, asked_at, confirmed_at)
    select gen_random_uuid(), 'reader-' || n || '@example.org', 'confirmed', sha256(n::text::bytea), ${clock.now()}, ${clock.now()}
    from generate_series(1, ${count}) n`.execute(ctx.db)
}

async function draft(own: Partial<typeof text> = {}): Promise<string> {
  const id = randomUUID()
  expect(await saveIssue(ctx, { id, version: 0, text: { ...text, ...own }, staff })).toMatchObject({ done: true })
  return id
}
const start = (id: string) => startIssue(ctx, { id, version: 1, staff })

test('every reader gets an issue once, more than one batch of them, however often it is pressed and its jobs run', async () => {
  await readers(120)
  const id = await draft()
  await Promise.all([start(id), start(id)])
  await runJobs()
  await start(id)
  await ctx.db.transaction().execute((tx) => ctx.jobs.add(tx, 'newsletter-issue', { issueId: id }))
  await runJobs()
  expect(new Set(emails.map(({ to }) => to)).size).toBe(120)
  expect(emails).toHaveLength(120)
  expect(await findIssue(ctx.db, id)).toMatchObject({ state: 'sent', readersCount: 120 })
  expect(await countBatch(ctx.db, id)).toEqual({ written: 120, sent: 120, failed: 0 })
})

test('each email carries its own reader’s way to leave, in its head and at its foot, and it works', async () => {
  await readers(2)
  const id = await draft()
  await start(id)
  await runJobs()
  const [one, other] = emails
  expect(one?.leaveUrl).not.toBe(other?.leaveUrl)
  expect(one?.html).toContain(one?.leaveUrl?.replaceAll('&', '&amp;'))
  expect(one?.html).toContain('href="http://localhost:3000/packages"')
  const { searchParams } = new URL(one?.leaveUrl ?? '')
  const reader = { id: searchParams.get('reader') ?? '', key: searchParams.get('key') ?? '' }
  expect(await leaveNews(ctx, reader)).toMatchObject({ done: true })
})

/** Sends the issue with a mail server that does something when it gets the first email, where all languages are published. */
async function sendWith(whenFirst: () => Promise<unknown>): Promise<void> {
  const { jobHandlers } = await import('#server/jobs.ts')
  let first = true
  const send = async (email: (typeof emails)[number]) => {
    emails.push(email)
    if (first) {
      first = false
      await whenFirst()
    }
  }
  await runJobs(jobHandlers({ ...spoken, mail: { delivers: true, send } }))
}

test('stopped in the middle no further email is sent; going on reaches the others, and nobody gets two', async () => {
  await readers(60)
  const id = await draft()
  await start(id)
  await sendWith(() => haltIssue(ctx, { id, goOn: false, staff }))
  expect(emails).toHaveLength(1)
  expect(await findIssue(ctx.db, id)).toMatchObject({ state: 'stopped' })
  await haltIssue(ctx, { id, goOn: true, staff })
  await runJobs()
  expect(emails).toHaveLength(60)
  expect(new Set(emails.map(({ to }) => to)).size).toBe(60)
  expect(await findIssue(ctx.db, id)).toMatchObject({ state: 'sent' })
})

test('a reader who unsubscribes while it is being sent gets none, and one who confirms meanwhile gets the next one', async () => {
  await readers(3)
  const id = await draft()
  await start(id)
  clock.advance(1_000)
  await sql`insert into subscribers (id, email, state, token_hash, asked_at, confirmed_at)
    values (gen_random_uuid(), 'late@example.org', 'confirmed', sha256('late'), ${clock.now()}, ${clock.now()})`.execute(ctx.db)
  await sendWith(async () => {
    await sql`update subscribers set state = 'ended', ended_at = ${clock.now()} where email <> ${emails[0]?.to ?? ''}`.execute(
      ctx.db,
    )
  })
  expect(emails).toHaveLength(1)
})

test('a reader whose mailbox refuses delays nobody, and is tried again', async () => {
  await readers(3)
  const id = await draft()
  await start(id)
  const { jobHandlers } = await import('#server/jobs.ts')
  let refusing = true
  const send = async (email: (typeof emails)[number]) => {
    if (refusing && email.to === 'reader-2@example.org') throw new Error('550 no such mailbox')
    emails.push(email)
  }
  const handlers = jobHandlers({ ...ctx, mail: { delivers: true, send } })
  await runJobs(handlers)
  expect(emails.map(({ to }) => to).sort()).toEqual(['reader-1@example.org', 'reader-3@example.org'])
  expect(await countBatch(ctx.db, id)).toEqual({ written: 3, sent: 2, failed: 1 })
  refusing = false
  clock.advance(60_000)
  await runJobs(handlers)
  expect(await countBatch(ctx.db, id)).toEqual({ written: 3, sent: 3, failed: 0 })
})

test('an issue that was changed since it was looked at is not sent, and the second editor overwrites nothing', async () => {
  await readers(1)
  const id = await draft()
  expect(await saveIssue(ctx, { id, version: 1, text: { ...text, subject: 'Hers' }, staff })).toMatchObject({ done: true })
  expect(await start(id)).toMatchObject({ refusal: { reason: 'changed-meanwhile', now: { subject: 'Hers' } } })
  expect(await saveIssue(ctx, { id, version: 1, text: { ...text, subject: 'His' }, staff })).toMatchObject({
    refusal: { reason: 'changed-meanwhile', now: { subject: 'Hers', version: 2 } },
  })
  expect(await deleteIssue(ctx, { id, version: 1, staff })).toMatchObject({ refusal: { reason: 'changed-meanwhile' } })
  await runJobs()
  expect(emails).toEqual([])
})

test('a draft that was deleted is restored once with its texts, and nothing else is', async () => {
  const id = await draft({ texts: french })
  const was = await findIssue(ctx.db, id)
  expect(await deleteIssue(ctx, { id, version: 1, staff })).toMatchObject({ done: true })
  expect(await findIssue(ctx.db, id)).toBeUndefined()
  for (const _ of [1, 2]) expect(await restoreIssue(ctx, { id, staff })).toMatchObject({ done: true })
  const { subject, body, texts, journeys } = was ?? {}
  expect(await findIssue(ctx.db, id)).toMatchObject({ subject, body, texts, journeys, state: 'draft', version: 1 })
  expect(await restoreIssue(ctx, { id: randomUUID(), staff })).toMatchObject({ refusal: { reason: 'issue-unknown' } })
})

test('a test goes only to the member of staff who requests it, once for a press, and cannot unsubscribe anybody', async () => {
  await readers(2)
  const id = await draft()
  const stamp = randomUUID()
  for (let press = 0; press < 2; press++) await sendTestIssue(ctx, { id, language: 'en', stamp, staff })
  await runJobs()
  expect(emails.map(({ to, leaveUrl }) => [to, leaveUrl])).toEqual([['diane@impamba.test', undefined]])
  expect(emails[0]?.html).toContain('reader=nobody')
})

test('a journey in it has its current price, and an unpublished one is left out', async () => {
  await readers(1)
  const id = await draft({ journeys: [slug, 'never-was'] })
  await start(id)
  await runJobs()
  const { rows } = await sql<{ minor: number }>`select from_minor as minor from packages where slug = ${slug}`.execute(ctx.db)
  expect(emails[0]?.text).toContain(`From $${((rows[0]?.minor ?? 0) / 100).toLocaleString('en-US')}`)
  expect(emails[0]?.html).toContain(`/package-details/${slug}`)
})

test('an issue without readers is refused, and so is a placeholder: everybody gets the same text', async () => {
  const id = await draft()
  expect(await start(id)).toMatchObject({ refusal: { reason: 'no-readers' } })
  expect(await saveIssue(ctx, { id, version: 1, text: { ...text, body: 'Dear {name}' }, staff })).toMatchObject({
    refusal: { reason: 'placeholder-unknown', language: 'en', part: 'body', names: ['name'] },
  })
})

/** Gives the readers these languages, in the order of their addresses. */
async function readersOf(...languages: string[]): Promise<void> {
  await readers(languages.length)
  for (const [at, language] of languages.entries())
    await sql`update subscribers set language = ${language} where email = ${`reader-${at + 1}@example.org`}`.execute(ctx.db)
}
const emailTo = (nth: number) => emails.find(({ to }) => to === `reader-${nth}@example.org`)

test('in one sending each reader gets the text in their language with all around it, or else the English one', async () => {
  await readersOf('en', 'fr', 'de')
  const id = await draft({ texts: french, journeys: [slug] })
  await start(id)
  await sendWith(async () => undefined)
  expect(emails).toHaveLength(3)
  const [english, inFrench, inGerman] = [emailTo(1), emailTo(2), emailTo(3)]
  expect(english).toMatchObject({ subject: 'Impamba: The long rains' })
  expect(inGerman).toMatchObject({ subject: 'Impamba: The long rains' })
  for (const email of [english, inGerman]) {
    expect(email?.html).toContain('<html lang="en">')
    expect(email?.text).toContain('You get this email because')
  }
  expect(inFrench).toMatchObject({ subject: 'Impamba : Les longues pluies' })
  expect(inFrench?.html).toContain('<html lang="fr">')
  expect(inFrench?.html).toContain('href="http://localhost:3000/fr/packages"')
  expect(inFrench?.html).toContain(`href="http://localhost:3000/fr/package-details/${slug}?utm_source=newsletter"`)
  expect(inFrench?.html).toContain('href="http://localhost:3000/fr/newsletter/leave?')
  expect(inFrench?.leaveUrl).toContain('http://localhost:3000/newsletter/leave?')
  const { rows } = await sql<{ sentence: string }>`select sentence from packages where slug = ${slug}`.execute(ctx.db)
  const sentence = rows[0]?.sentence ?? ''
  expect(english?.text).toContain(sentence)
  for (const text of [...englishTexts(newsletterEmailParts), sentence, 'The road is open', '{'])
    expect(inFrench?.text).not.toContain(text)
  expect((await listEmails(ctx.db, { batchId: id })).map(({ recipient, language }) => [recipient, language]).sort()).toEqual([
    ['reader-1@example.org', 'en'],
    ['reader-2@example.org', 'fr'],
    ['reader-3@example.org', 'en'],
  ])
  expect(await countBatchLanguages(ctx.db, id)).toEqual([
    { language: 'en', count: 2 },
    { language: 'fr', count: 1 },
  ])
})

test('a text that somebody changes while it is sent is refused, and all readers of a language have the same', async () => {
  await readersOf('fr', 'fr', 'fr')
  const id = await draft({ texts: french })
  await start(id)
  const other = { ...text, texts: { fr: { subject: 'Autre', body: 'Autre texte.' } } }
  await sendWith(async () => {
    expect(await saveIssue(ctx, { id, version: 1, text: other, staff })).toMatchObject({
      refusal: { reason: 'changed-meanwhile' },
    })
  })
  expect(emails.map(({ subject }) => subject)).toEqual(Array(3).fill('Impamba : Les longues pluies'))
})

test('a text in another language is saved, changed and taken away with its issue, and has no placeholders either', async () => {
  const id = await draft({ texts: french })
  const save = (version: number, texts: TextsByLanguage) => saveIssue(ctx, { id, version, text: { ...text, texts }, staff })
  expect(await save(1, { fr: { subject: 'Les pluies', body: 'Bonjour {name}' } })).toMatchObject({
    refusal: { reason: 'placeholder-unknown', language: 'fr', part: 'body', names: ['name'] },
  })
  expect(await findIssue(ctx.db, id)).toMatchObject({ texts: french, version: 1 })
  expect(await save(1, {})).toMatchObject({ done: true })
  expect(await save(1, french)).toMatchObject({ refusal: { reason: 'changed-meanwhile' } })
  expect(await findIssue(ctx.db, id)).toMatchObject({ texts: {}, version: 2 })
})

test('a test email is in the language that somebody chose', async () => {
  const id = await draft({ texts: french })
  for (const language of ['fr', 'de']) await sendTestIssue(spoken, { id, language, stamp: randomUUID(), staff })
  await runJobs()
  expect(emails.map(({ to, subject }) => [to, subject])).toEqual([
    ['diane@impamba.test', 'Test. Impamba : Les longues pluies'],
    ['diane@impamba.test', 'Test. Impamba: The long rains'],
  ])
})
