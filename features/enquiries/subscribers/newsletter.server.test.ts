import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { shippedLanguages } from '#tests/support/shipped-languages.ts'
import { testContext } from '#tests/support/test-context.ts'
import { confirmNews } from './confirm-news.server.ts'
import { leaveNews } from './leave-news.server.ts'
import { answerSubscribe, subscribe } from './subscribe.server.ts'

const { ctx, clock, emails, runJobs } = await testContext()
const begin = clock.now()
const dayMs = 24 * 60 * 60_000
const refused = { done: false, refusal: { reason: 'link-unknown' } }

beforeEach(async () => {
  clock.set(begin)
  emails.length = 0
  await sql`truncate subscribers, jobs, emails`.execute(ctx.db)
})

const rows = async () =>
  (await sql<{ id: string; email: string; state: string; token_hash: Buffer }>`select * from subscribers`.execute(ctx.db)).rows

async function ask(email = 'anna@example.org', language = 'en') {
  await subscribe(ctx, { email, language })
  await runJobs()
}

/** The address behind the button of the last email. */
function linkOf(email = emails.at(-1)): URL {
  const href = /href="([^"]*\/newsletter\/[^"]*)"/.exec(email?.html ?? '')?.[1]?.replaceAll('&amp;', '&')
  return new URL(href ?? 'missing:')
}
const tokenOf = (email = emails.at(-1)) => linkOf(email).searchParams.get('key') ?? ''

async function subscribed(email = 'anna@example.org') {
  await ask(email)
  const token = tokenOf()
  expect(await confirmNews(ctx, token)).toMatchObject({ done: true })
  clock.advance(2 * 60 * 60_000)
  await ask(email)
  const { searchParams } = linkOf()
  return { token, reader: { id: searchParams.get('reader') ?? '', key: searchParams.get('key') ?? '' } }
}

test('a request sends one email with a link, and only the link adds the address to the list', async () => {
  await ask()
  expect(emails.map(({ to }) => to)).toEqual(['anna@example.org'])
  expect(linkOf().pathname).toBe('/newsletter/confirm')
  expect(await rows()).toMatchObject([{ email: 'anna@example.org', state: 'asked' }])
  expect(emails[0]?.text).toContain(linkOf().href)
  expect(await confirmNews(ctx, tokenOf())).toMatchObject({ done: true })
  expect(await rows()).toMatchObject([{ state: 'confirmed' }])
})

test('pressed twice it is one yes', async () => {
  await ask()
  await confirmNews(ctx, tokenOf())
  expect(await confirmNews(ctx, tokenOf())).toMatchObject({ done: true })
})

test('the token is long, and the database holds nothing that opens it', async () => {
  await ask()
  expect(tokenOf()).toMatch(/^[\w-]{32}$/)
  const [row] = await rows()
  expect(row?.token_hash).toHaveLength(32)
  const stored = await sql<{ text: string }>`select row_to_json(s)::text as text from subscribers s`.execute(ctx.db)
  const jobs = await sql<{ text: string }>`select row_to_json(j)::text as text from jobs j`.execute(ctx.db)
  expect(JSON.stringify([stored.rows, jobs.rows])).not.toContain(tokenOf())
})

test.each(['', 'x', 'A'.repeat(32)])('another token, %j, is no yes', async (token) => {
  await ask()
  expect(await confirmNews(ctx, token)).toEqual(refused)
  expect(await rows()).toMatchObject([{ state: 'asked' }])
})

test('requested again within the hour no second email is sent, an hour later the same link is sent again', async () => {
  await ask()
  await ask(' Anna@Example.org ')
  expect(emails).toHaveLength(1)
  const first = tokenOf()
  clock.advance(60 * 60_000)
  await ask()
  expect(emails).toHaveLength(2)
  expect(tokenOf()).toBe(first)
  expect(await rows()).toHaveLength(1)
})

test('ten simultaneous requests for one address are one row and one email', async () => {
  await Promise.all(Array.from({ length: 10 }, () => subscribe(ctx, { email: 'anna@example.org', language: 'en' })))
  await runJobs()
  expect(await rows()).toHaveLength(1)
  expect(emails).toHaveLength(1)
})

test('the same job run by five at once writes one row and one email, and its link works', async () => {
  const job = { email: 'anna@example.org', askedAt: clock.now().toISOString() }
  await Promise.all(Array.from({ length: 5 }, () => answerSubscribe(ctx, job)))
  expect(await rows()).toHaveLength(1)
  expect(emails).toHaveLength(1)
  expect(await confirmNews(ctx, tokenOf())).toMatchObject({ done: true })
})

test('a yes after more than fourteen days is too late', async () => {
  await ask()
  clock.advance(14 * dayMs)
  expect(await confirmNews(ctx, tokenOf())).toMatchObject({ done: true })
  await sql`truncate subscribers`.execute(ctx.db)
  await ask('jonas@example.org')
  clock.advance(14 * dayMs + 1)
  expect(await confirmNews(ctx, tokenOf())).toEqual(refused)
})

test('a subscriber who requests it again gets an email that says so, with the link to unsubscribe, and nothing changes', async () => {
  await subscribed()
  expect(emails.at(-1)?.subject).toContain('already')
  expect(linkOf().pathname).toBe('/newsletter/leave')
  expect(await rows()).toMatchObject([{ state: 'confirmed' }])
})

test('leaving works at once, twice, and before the yes as well', async () => {
  const { reader } = await subscribed()
  for (let press = 0; press < 2; press++) expect(await leaveNews(ctx, reader)).toMatchObject({ done: true })
  expect(await rows()).toMatchObject([{ state: 'ended' }])
})

test('nobody can unsubscribe another address', async () => {
  const { reader } = await subscribed()
  const { reader: other } = await subscribed('jonas@example.org')
  for (const forged of [
    { ...reader, key: other.key },
    { ...reader, key: '' },
    { id: '', key: reader.key },
    { id: "' or 1=1", key: 'x' },
  ])
    expect(await leaveNews(ctx, forged)).toEqual(refused)
  expect((await rows()).map(({ state }) => state)).toEqual(['confirmed', 'confirmed'])
})

test('the old link does not subscribe again after leaving; a new request has a new one, and the old link to unsubscribe works', async () => {
  const { token, reader } = await subscribed()
  await leaveNews(ctx, reader)
  expect(await confirmNews(ctx, token)).toEqual(refused)
  clock.advance(dayMs)
  await ask()
  expect(tokenOf()).not.toBe(token)
  expect(await confirmNews(ctx, token)).toEqual(refused)
  expect(await confirmNews(ctx, tokenOf())).toMatchObject({ done: true })
  expect(await leaveNews(ctx, reader)).toMatchObject({ done: true })
})

test('a subscriber is written to in the language of the page, and the links lead to pages in it', async () => {
  const spoken = { ...ctx, words: shippedLanguages().words }
  const send = async (language: string) => {
    await answerSubscribe(spoken, { email: 'anna@example.org', language, askedAt: clock.now().toISOString() })
    clock.advance(60 * 60_000)
    return emails.at(-1)
  }
  expect(await send('fr')).toMatchObject({ subject: expect.stringContaining('confirmez votre abonnement') })
  expect(linkOf().pathname).toBe('/fr/newsletter/confirm')
  expect(emails.at(-1)?.html).toContain('<html lang="fr"')
  // Who has not confirmed yet may have come back on a page in another language.
  await send('de')
  expect(linkOf().pathname).toBe('/de/newsletter/confirm')
  await confirmNews(ctx, tokenOf())
  // Anybody may type an address that is confirmed: it keeps its language.
  expect((await send('fr'))?.subject).toContain('schon abonniert')
  expect(linkOf().pathname).toBe('/de/newsletter/leave')
  expect((await rows())[0]).toMatchObject({ state: 'confirmed', language: 'de' })
  const { searchParams } = linkOf()
  await leaveNews(ctx, { id: searchParams.get('reader') ?? '', key: searchParams.get('key') ?? '' })
  await send('fr')
  expect((await rows())[0]).toMatchObject({ state: 'asked', language: 'fr' })
})

test('a language that the site does not know is written to in English', async () => {
  await ask('anna@example.org', 'xx')
  expect(emails.at(-1)?.subject).toContain('confirm your newsletter subscription')
  expect(linkOf().pathname).toBe('/newsletter/confirm')
})
