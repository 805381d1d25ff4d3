import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { defaultSettings } from '#features/settings/settings.ts'
import { loadContent } from '#server/start/first-start.ts'
import { gorillaTrek } from '#tests/support/cast.ts'
import { openSite } from '#tests/support/open-site.ts'
import { testContext } from '#tests/support/test-context.ts'

const { ctx, clock, emails, runJobs } = await testContext({ formLimits: true })
const site = await openSite(ctx)
const begin = clock.now()
const operator = defaultSettings.company.email
let minute = 0

beforeEach(async () => {
  // Each test sees pages of its own making.
  minute += 1
  clock.set(new Date(begin.getTime() + minute * 3_600_000))
  emails.length = 0
  await sql`truncate rate_limit_hits, enquiries, subscribers, jobs, emails cascade`.execute(ctx.db)
})

type Fields = Record<string, string>
const get = async (path: string) => (await fetch(site + path)).text()
const post = (path: string, fields: Fields) =>
  fetch(site + path, { method: 'POST', body: new URLSearchParams(fields), headers: { Origin: site }, redirect: 'manual' })
const stampOn = (page: string) => /name="shown" value="([^"]*)"/.exec(page)?.[1] ?? ''
const stored = async () =>
  (await sql<Fields & { details: [string, string][] }>`select * from enquiries order by created_at`.execute(ctx.db)).rows

const reach = { name: 'Anna Berg', email: 'anna@example.org', phone: '' }
const honest: Record<string, Fields> = {
  '/contact': { topic: 'room', ...reach, message: 'Is there a lift?' },
  '/tailor-made': { ...reach, travellers: '4', 'what.gorillas': 'on', 'what.lake': 'on', month: '2027-06', comfort: 'lodge' },
  '/parish-quote': { ...reach, group: 'St Peter, Lublin', pilgrims: '32', leaders: '2', feast: '28-november', rooms: 'simple' },
}

/** What a person sends half a minute after the page was shown. */
async function shown(path: string, change: Fields = {}): Promise<Fields> {
  const stamp = stampOn(await get(path))
  clock.advance(30_000)
  return { ...honest[path], more: '', shown: stamp, ...change }
}

describe.each(Object.keys(honest))('%s', (path) => {
  test('keeps what an honest visitor sends, shows the reference, and writes to both', async () => {
    const answer = await post(path, await shown(path))
    const page = await answer.text()
    const [enquiry] = await stored()
    expect([answer.status, enquiry?.state]).toEqual([200, 'new'])
    expect(page).toContain(`<b class="ref copy">${enquiry?.reference}</b>`)
    await runJobs()
    expect(emails.map(({ to }) => to).sort()).toEqual(['anna@example.org', operator])
  })

  test('comes back with every error at its field and everything that was typed', async () => {
    const long = 'x'.repeat(10_000)
    const answer = await post(path, await shown(path, { name: long, email: 'anna@', message: 'One <b>two</b>' }))
    const page = await answer.text()
    expect(answer.status).toBe(422)
    for (const typed of [`value="${long}"`, 'value="anna@"', 'One &lt;b&gt;two&lt;/b&gt;']) expect(page).toContain(typed)
    expect(page).toContain('id="field-name-error"')
    expect(page).toContain('href="#field-email"')
    expect(await stored()).toEqual([])
  })

  test('is everybody’s page with one stamp, which is as old as the page', async () => {
    const first = await fetch(site + path)
    expect(first.headers.get('Cache-Control')).toBe('no-cache')
    const stamp = stampOn(await first.text())
    clock.advance(20_000)
    expect(stampOn(await get(path))).toBe(stamp)
    clock.advance(3_600_000)
    expect(stampOn(await get(path))).not.toBe(stamp)
  })

  test('pressed twice sends once, and another question from the same page is another one', async () => {
    const fields = await shown(path)
    const pages = await Promise.all([post(path, fields), post(path, fields)].map(async (answer) => (await answer).text()))
    const [reference] = (await stored()).map((row) => row.reference)
    for (const page of pages) expect(page).toContain(String(reference))
    expect(await stored()).toHaveLength(1)
    await post(path, { ...fields, message: 'And is there a second one?' })
    expect(await stored()).toHaveLength(2)
  })

  test.each([
    ['the hidden field filled in', { more: 'https://spam.example' }, 'trap-filled'],
    ['no stamp', { shown: '' }, 'stamp-missing'],
    ['only links', { message: 'https://spam.example' }, 'only-links'],
  ])('with %s it is held, answered like any other, and no email is sent', async (_what, change, reason) => {
    const answer = await post(path, await shown(path, change))
    const [enquiry] = await stored()
    expect(await answer.text()).toContain(`<b class="ref copy">${enquiry?.reference}</b>`)
    expect(enquiry).toMatchObject({ state: 'held', held_reason: reason })
    expect(await runJobs()).toBe(0)
    expect(emails).toEqual([])
  })

  test('the sixth enquiry of one email within an hour has to wait, and what was typed comes back', async () => {
    const fields = await shown(path)
    for (let press = 0; press < 5; press++) expect((await post(path, fields)).status).toBe(200)
    const answer = await post(path, { ...fields, message: 'Not lost' })
    expect([answer.status, Number(answer.headers.get('Retry-After')) > 0]).toEqual([429, true])
    const page = await answer.text()
    expect(page).toContain('Not lost')
    expect(page).toContain('Too many attempts')
  })
})

test('two seconds after it was shown is too fast, and what came back to be corrected is not', async () => {
  const fields = await shown('/contact', { message: '' })
  const back = await (await post('/contact', fields)).text()
  expect(stampOn(back)).toBe(fields.shown)
  await post('/contact', { ...fields, message: 'Is there a lift?' })
  await post('/contact', { ...honest['/contact'], more: '', shown: await get('/form-stamp') })
  expect((await stored()).map(({ state, held_reason }) => [state, held_reason])).toEqual([
    ['new', null],
    ['held', 'sent-too-fast'],
  ])
})

test('a browser’s own stamp is never cached', async () => {
  const answer = await fetch(`${site}/form-stamp`)
  expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([200, 'private, no-store'])
})

test('a parish’s email includes how many travel free, and a journey’s which package was looked at', async () => {
  await gorillaTrek(ctx, { seats: 8 })
  const slug = 'an-hour-with-the-gorillas'
  expect(await get(`/tailor-made?about=${slug}`)).toContain(`name="about" value="${slug}"`)
  await post('/parish-quote', await shown('/parish-quote'))
  await post('/tailor-made', await shown('/tailor-made', { about: slug }))
  await post('/tailor-made', await shown('/tailor-made', { about: 'no-such-journey', message: 'Another' }))
  const [parish, trek, none] = (await stored()).map(({ details }) => Object.fromEntries(details as unknown as [string, string][]))
  expect(parish).toMatchObject({ 'Free places': '2', 'How many pilgrims?': '32' })
  expect(trek?.['You were looking at']).toContain(`(${slug})`)
  expect(trek).toMatchObject({ 'What interests you?': 'Gorillas, A lake', Month: 'June 2027' })
  expect(none?.['You were looking at']).toBeUndefined()
})

test('a visit to a community is something to begin with', async () => {
  await loadContent(ctx)
  expect(await get('/tailor-made?about=imigongo')).toContain('name="about" value="imigongo"')
})

test.each([
  'no-such-journey',
  'x'.repeat(3000),
  '%3Cscript%3E',
  "'%20or%201=1",
  '../admin',
])('an address that names %#, which we do not have, begins with nothing', async (about) => {
  const answer = await fetch(`${site}/tailor-made?about=${about}&travellers=99999&month=1999-01`)
  const page = await answer.text()
  expect(answer.status).toBe(200)
  expect(page).toContain('name="about" value=""')
  expect(page).toMatch(/name="travellers"[^>]*value="2"|value="2"[^>]*name="travellers"/)
})

test('the clock of the contact page is right to the minute', async () => {
  clock.set('2027-04-16T12:05:40Z')
  expect(await get('/contact')).toContain('It is 14:05 here.')
  clock.set('2027-04-16T12:05:59.999Z')
  expect(await get('/contact')).toContain('It is 14:05 here.')
  clock.set('2027-04-16T12:06:00Z')
  expect(await get('/contact')).toContain('It is 14:06 here.')
})

describe('our newsletter', () => {
  const linkIn = (html = '') => new URL(/href="([^"]*\/newsletter\/[^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? 'x:')
  const subscribe = (change: Fields = {}) => post('/newsletter', { mailbox: 'anna@example.org', more: '', ...change })
  const subscribers = async () => (await sql<{ state: string }>`select state from subscribers`.execute(ctx.db)).rows

  test('the answer is the same for everybody: new, known, or a program', async () => {
    const body = async (change?: Fields) => {
      const answer = await subscribe(change)
      const main = /<main[\s\S]*<\/main>/.exec(await answer.text())?.[0]
      await runJobs()
      return [answer.status, main]
    }
    const first = await body()
    expect(await body()).toEqual(first)
    expect(await body({ mailbox: 'robot@example.org', more: 'x' })).toEqual(first)
    expect(await subscribers()).toHaveLength(1)
  })

  test('looking at the link changes nothing; one button confirms, and another unsubscribes', async () => {
    await subscribe()
    await runJobs()
    const yes = linkIn(emails[0]?.html)
    const path = yes.pathname + yes.search
    expect((await fetch(site + path)).headers.get('Cache-Control')).toBe('private, no-store')
    expect(await get(path)).toContain('noindex')
    expect(await subscribers()).toEqual([{ state: 'asked' }])
    expect(await (await post(path, {})).text()).toContain('You are subscribed')
    expect(await subscribers()).toEqual([{ state: 'confirmed' }])
    clock.advance(3_600_000)
    await subscribe()
    await runJobs()
    const no = linkIn(emails[1]?.html)
    await get(no.pathname + no.search)
    expect(await subscribers()).toEqual([{ state: 'confirmed' }])
    // As a mail program sends it, from no page of ours: RFC 8058.
    const oneClick = await fetch(site + no.pathname + no.search, {
      method: 'POST',
      body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
    })
    expect(oneClick.status).toBe(200)
    expect(await subscribers()).toEqual([{ state: 'ended' }])
  })

  test.each([
    '/newsletter/confirm',
    '/newsletter/confirm?key=x',
    '/newsletter/leave',
    '/newsletter/leave?reader=x&key=y',
  ])('%s with a broken link has a message', async (path) => {
    expect((await fetch(site + path)).status).toBe(200)
    const answer = await post(path, {})
    expect([answer.status, (await answer.text()).includes('This link does not work')]).toEqual([404, true])
  })

  test.each([
    ['', 'Enter an email address.'],
    ['anna@', 'email address is not complete'],
    [`${'x'.repeat(10_000)}@example.org`, 'email address is not complete'],
  ])('an address that is none comes back with a sentence (%#)', async (email, sentence) => {
    const answer = await subscribe({ mailbox: email })
    const page = await answer.text()
    expect([answer.status, page.includes(sentence), page.includes(`value="${email}"`)]).toEqual([422, true, true])
  })
})

test('a form that was shown before midnight in Kigali is not shown after it with the day that has gone', async () => {
  clock.set('2027-03-31T21:59:59Z')
  const firstDay = async () => / min="(\d{4}-\d\d-\d\d)"/.exec(await get('/parish-quote'))?.[1]
  expect(await firstDay()).toBe('2027-04-01')
  clock.advance(1_000)
  expect(await firstDay()).toBe('2027-04-02')
})

test('a journey is not wished for in a month of which no day can be booked any more', async () => {
  // At 18:00 in Kigali the last day of the month closes.
  clock.set('2027-03-30T15:59:59Z')
  const month = async () => /<option value="(\d{4}-\d\d)"/.exec(await get('/tailor-made'))?.[1]
  expect(await month()).toBe('2027-03')
  clock.advance(1_000)
  expect(await month()).toBe('2027-04')
})
