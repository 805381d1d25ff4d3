import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { listEmails } from '#features/emails/reads.server.ts'
import { findText } from '#features/emails/reads-texts.server.ts'
import { saveTemplate } from '#features/emails/save-template.server.ts'
import { sendEmail } from '#features/emails/send-email.server.tsx'
import { saveIssue } from '#features/newsletter/save-issue.server.ts'
import { type Role, roles } from '#features/staff/permissions.ts'
import { answerOf, argsOf, cookieOf, type RequestParts } from '#tests/support/admin-request.ts'
import { gorillaTrek, heldBooking } from '#tests/support/cast.ts'
import { testContext } from '#tests/support/test-context.ts'
import { action as issueAction, loader as issueLoader } from '../newsletter/issue.tsx'
import { loader as newsletterLoader } from '../newsletter/newsletter.tsx'
import { loader as readersLoader } from '../newsletter/readers.tsx'
import { action as textAction, loader as textLoader } from './automatic-email.tsx'
import { loader as textsLoader } from './automatic-emails.tsx'
import { action as emailAction, loader as emailLoader } from './email.tsx'
import { loader as emailsLoader } from './emails.tsx'
import { action as newAction, loader as newLoader } from './new.tsx'
import { lookOf } from './previewed.server.ts'
import { loader as sentLoader } from './sent.tsx'
import { loader as sendingLoader } from './sent-email.tsx'
import { action as templateAction, loader as templateLoader } from './template.tsx'
import { loader as templatesLoader } from './templates.tsx'

const { ctx, emails, runJobs } = await testContext()
const diane = { id: 'diane', name: 'Diane Uwase' }
const trek = await gorillaTrek(ctx, { seats: 8 })
const booking = await heldBooking(ctx, trek.slug, 2)
await runJobs()
const mailing = randomUUID()
const issue = randomUUID()
await saveIssue(ctx, {
  id: issue,
  version: 0,
  text: { subject: 'The rains', body: 'Open.', texts: {}, journeys: [] },
  staff: diane,
})
const template = { name: 'Where we meet', occasion: 'any', subject: 'Where', body: 'At the gate.' } as const
const saved = await saveTemplate(ctx, { id: undefined, version: 0, text: template, known: [], staff: diane })
const templateId = String(saved.done ? saved.value.id : 0)

const args = (path: string, parts: RequestParts) => argsOf(ctx, path, parts) as never
const tick = `to-${booking.id}`
const body = 'Dear {name}, {balance} is open.'
const compose = (parts: RequestParts, form: Record<string, string>) =>
  newAction(args(`/admin/emails/new?booking=${booking.reference}`, { ...parts, form }))
const written = { subject: 'Hello', body, [tick]: 'on' }
const look = lookOf({ texts: { en: { subject: 'Hello', body } }, isNews: false }, [{ key: booking.id, language: 'en' }])
const ticked = `/admin/emails/new?id=${booking.id}`

const reads = { owner: true, sales: true, editor: false, translator: false, 'read-only': true }
const writes = { owner: true, sales: true, editor: false, translator: false, 'read-only': false }
const news = { owner: true, sales: false, editor: true, translator: false, 'read-only': false }

// biome-ignore format: one line for each route
const routes: [path: string, run: (parts: RequestParts) => unknown, may: Record<Role, boolean>, status: number][] = [
  ['stored emails', (parts) => emailsLoader(args('/admin/emails?q=marit&state=sent', parts)), reads, 200],
  ['an email', (parts) => emailLoader(args('/admin/emails/1', { ...parts, params: { id: '1' } })), reads, 200],
  ['sending it again', (parts) => emailAction(args('/admin/emails/1', { ...parts, params: { id: '1' }, form: { do: 'again', stamp: randomUUID() } })), writes, 303],
  ['trying it again', (parts) => emailAction(args('/admin/emails/1', { ...parts, params: { id: '1' }, form: { do: 'retry' } })), writes, 303],
  ['the composer', (parts) => newLoader(args('/admin/emails/new', parts)), writes, 200],
  ['looking at an email', (parts) => compose(parts, { do: 'preview', stamp: mailing, ...written }), writes, 200],
  ['sending an email', (parts) => compose(parts, { do: 'send', stamp: mailing, look, ...written }), writes, 303],
  ['the composer to ticked bookings', (parts) => newLoader(args(ticked, parts)), writes, 200],
  ['writing to ticked bookings', (parts) => newAction(args(ticked, { ...parts, form: { do: 'preview', stamp: mailing, ...written } })), writes, 200],
  ['what was written by hand', (parts) => sentLoader(args('/admin/emails/sent', parts)), reads, 200],
  ['a sending that never was', (parts) => sendingLoader(args('/admin/emails/sent/x', { ...parts, params: { id: randomUUID() } })), reads, 404],
  ['templates', (parts) => templatesLoader(args('/admin/emails/templates', parts)), reads, 200],
  ['a template', (parts) => templateLoader(args('/admin/emails/templates/1', { ...parts, params: { id: templateId } })), reads, 200],
  ['a new template', (parts) => templateLoader(args('/admin/emails/templates/new', { ...parts, params: { id: 'new' } })), writes, 200],
  ['saving a template', (parts) => templateAction(args('/admin/emails/templates/1', { ...parts, params: { id: templateId }, form: { ...template, version: '99' } })), writes, 409],
  ['automatic emails', (parts) => textsLoader(args('/admin/emails/automatic', parts)), reads, 200],
  ['an automatic email', (parts) => textLoader(args('/admin/emails/automatic/confirmed', { ...parts, params: { email: 'confirmed' } })), reads, 200],
  ['changing it', (parts) => textAction(args('/admin/emails/automatic/confirmed', { ...parts, params: { email: 'confirmed' }, form: { opening: '{nmae}', version: '0' } })), writes, 422],
  ['our email', (parts) => newsletterLoader(args('/admin/newsletter', parts)), news, 200],
  ['its readers', (parts) => readersLoader(args('/admin/newsletter/readers', parts)), news, 200],
  ['an issue', (parts) => issueLoader(args('/admin/newsletter/x', { ...parts, params: { id: issue } })), news, 200],
  ['sending an issue to nobody', (parts) => issueAction(args('/admin/newsletter/x', { ...parts, params: { id: issue }, form: { do: 'send', version: '1' } })), news, 409],
  ['a test of an issue', (parts) => issueAction(args('/admin/newsletter/x', { ...parts, params: { id: issue }, form: { do: 'test', stamp: randomUUID() } })), news, 303],
  ['stopping an issue', (parts) => issueAction(args('/admin/newsletter/x', { ...parts, params: { id: issue }, form: { do: 'stop' } })), news, 303],
]

const cookies = Object.fromEntries(await Promise.all(roles.map(async (role) => [role, await cookieOf(ctx, role)])))

describe.each(routes)('%s', (_name, run, may, status) => {
  test('who is not signed in is sent to sign in', async () => {
    const { status: sent, location } = await answerOf(() => run({}))
    expect(sent).toBe(302)
    expect(location).toMatch(/^\/admin\/login\?to=%2Fadmin/)
  })

  test.each(roles)('as %s', async (role: Role) => {
    expect(await answerOf(() => run({ cookie: cookies[role] ?? '' }))).toMatchObject({ status: may[role] ? status : 403 })
  })
})

const owner = { cookie: cookies.owner ?? '' }

test('an email that was sent twice by a double click stands once in the list, with who got it', async () => {
  await runJobs()
  emails.length = 0
  const stamp = randomUUID()
  for (let press = 0; press < 2; press++) await answerOf(() => compose(owner, { do: 'send', stamp, look, ...written }))
  await runJobs()
  expect(emails).toHaveLength(1)
  const sending = await sendingLoader(args('/admin/emails/sent/x', { ...owner, params: { id: stamp } }))
  expect(sending).toMatchObject({ progress: { of: 1, sent: 1 }, rows: [{ recipient: 'marit@example.no', state: 'sent' }] })
})

test('an email to ticked bookings is seen before it is sent, seen again once it is changed, and sent once', async () => {
  const other = await heldBooking(ctx, trek.slug, 1)
  await runJobs()
  const stamp = randomUUID()
  const { place = '' } = (await newLoader(args(`${ticked}&id=${other.id}`, owner))).compose ?? {}
  const form = {
    stamp,
    place,
    subject: 'About {reference}',
    body: 'Dear {name},\n\nThe road is open.',
    [tick]: 'on',
    [`to-${other.id}`]: 'on',
  }
  const path = `${ticked}&id=${other.id}`
  const press = (more: Record<string, string>) => answerOf(() => newAction(args(path, { ...owner, form: { ...form, ...more } })))
  expect(await press({ body: '{first name}' })).toMatchObject({
    status: 422,
    data: { errors: { body: expect.stringContaining('{first name}') }, values: { body: '{first name}' } },
  })
  const unseen = await press({ do: 'send' })
  expect(unseen).toMatchObject({
    status: 409,
    data: { preview: { subject: `Impamba: About ${booking.reference}`, changed: true, chosen: [{}, {}] } },
  })
  const { look: seen } = (unseen.data as { preview: { look: string } }).preview
  expect(await press({ do: 'send', look: seen, body: 'Another text' })).toMatchObject({ status: 409 })
  expect(await press({ do: 'send', look: seen, [`to-${other.id}`]: '' })).toMatchObject({ status: 409 })
  expect(await press({ do: 'preview', shown: other.id })).toMatchObject({
    status: 200,
    data: { preview: { subject: `Impamba: About ${other.reference}`, look: seen, changed: false } },
  })
  const begun = await newLoader(args(`/admin/emails/new?id=${other.id}&id=${booking.id}`, owner))
  expect(begun.compose?.autosaved?.typed).toMatchObject({ subject: form.subject, body: form.body })
  for (let times = 0; times < 2; times++)
    expect(await press({ do: 'send', look: seen })).toMatchObject({ status: 303, location: `/admin/emails/sent/${stamp}` })
  expect(await press({ do: 'send', look: seen, [tick]: '' })).toMatchObject({ status: 303 })
  expect((await newLoader(args(path, owner))).compose?.autosaved).toBeUndefined()
  await runJobs()
  for (const { id, reference } of [booking, other]) {
    const about = (await listEmails(ctx.db, { bookingId: id })).filter(({ subject }) => subject === `Impamba: About ${reference}`)
    expect(about).toHaveLength(1)
  }
})

test('what is wrong stands beside its field, and everything that was typed comes back', async () => {
  const typed = { do: 'send', stamp: randomUUID(), subject: 'To {nmae}', body: 'Kept', [tick]: 'on', isNews: 'on' }
  expect(await compose(owner, typed)).toMatchObject({
    init: { status: 422 },
    data: { values: typed, errors: { subject: expect.stringContaining('{nmae}') } },
  })
  const nobody = { ...typed, subject: 'To {name}', [tick]: '' }
  expect(await compose(owner, nobody)).toMatchObject({
    init: { status: 422 },
    data: { errors: { recipients: expect.any(String) } },
  })
})

test('an email is found by the reference of its booking, and by an address', async () => {
  const list = async (q: string) => (await emailsLoader(args(`/admin/emails?q=${q}`, owner))).count
  expect(await list(booking.reference.toLowerCase().replace('-', ''))).toBeGreaterThan(0)
  expect(await list('MARIT@example.no')).toBeGreaterThan(0)
  expect(await list('nobody@nowhere')).toBe(0)
})

test('older emails are a page further on, each once', async () => {
  for (let at = 0; at < 60; at++)
    await sendEmail(ctx, {
      occasion: `enquiry:page:${at}`,
      bookingId: null,
      to: 'paging@example.org',
      subject: `${at}`,
      language: 'en',
      content: 'x' as never,
    })
  const first = await emailsLoader(args('/admin/emails?q=paging', owner))
  const second = await emailsLoader(args(`/admin/emails?q=paging&before=${first.older}`, owner))
  expect([first.rows.length, second.rows.length, second.older]).toEqual([50, 10, undefined])
  expect(new Set([...first.rows, ...second.rows].map(({ id }) => id)).size).toBe(60)
})

test('words that are sent back as they were stay the original, and others are stored', async () => {
  const page = await textLoader(args('/admin/emails/automatic/confirmed', { ...owner, params: { email: 'confirmed' } }))
  const save = (form: Record<string, string>) =>
    answerOf(() => textAction(args('/admin/emails/automatic/confirmed', { ...owner, params: { email: 'confirmed' }, form })))
  expect(await save({ ...page.original, version: '0' })).toMatchObject({ status: 303 })
  expect(await findText(ctx.db, 'booking:confirmed', 'en')).toMatchObject({ opening: null, version: 0 })
  expect(await save({ ...page.original, opening: 'Muraho {name}.', version: '0' })).toMatchObject({ status: 303 })
  expect(await findText(ctx.db, 'booking:confirmed', 'en')).toMatchObject({
    opening: 'Muraho {name}.',
    subject: null,
    version: 1,
  })
  expect(await save({ ...page.original, opening: 'Mine', version: '0' })).toMatchObject({
    status: 409,
    data: { values: { opening: 'Mine' }, changed: { who: 'Diane Uwase' }, version: 1 },
  })
})

test('the emails to whoever asks have words of the company too, each with what it can name', async () => {
  for (const [email, known] of [
    ['enquiry-received', ['company', 'reference', 'next']],
    ['news-asked', ['company']],
    ['news-known', ['company']],
  ] as const) {
    const path = `/admin/emails/automatic/${email}`
    const page = await textLoader(args(path, { ...owner, params: { email } }))
    expect(Object.keys(page.values)).toEqual(known)
    expect(page.example.html).toContain('Impamba')
    const save = (form: Record<string, string>) => answerOf(() => textAction(args(path, { ...owner, params: { email }, form })))
    expect(await save({ ...page.original, version: '0' })).toMatchObject({ status: 303 })
    expect(await save({ ...page.original, opening: 'Dear {balance}', version: '0' })).toMatchObject({ status: 422 })
    expect(await save({ ...page.original, opening: 'From {company}.', version: '0' })).toMatchObject({ status: 303 })
    expect((await textLoader(args(path, { ...owner, params: { email } }))).text.opening).toBe('From {company}.')
  }
})
