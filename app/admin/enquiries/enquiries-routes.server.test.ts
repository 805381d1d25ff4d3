import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { sendEnquiry } from '#features/enquiries/send-enquiry.server.ts'
import { beginShipment } from '#features/shipments/begin-shipment.server.ts'
import { type Role, roles } from '#features/staff/permissions.ts'
import { jobHandlers } from '#server/jobs.ts'
import { answerOf, argsOf, cookieOf, type RequestParts } from '#tests/support/admin-request.ts'
import { testContext } from '#tests/support/test-context.ts'
import { action as shipmentAction, loader as shipmentLoader } from '../shipments/shipment.tsx'
import { loader as shipmentsLoader } from '../shipments/shipments.tsx'
import { action as listAction, loader as listLoader } from './enquiries.tsx'
import { action as enquiryAction, loader as enquiryLoader } from './enquiry.tsx'
import { action as newAction, loader as newLoader } from './new-enquiry.tsx'
import { action as repliesAction, loader as repliesLoader } from './replies.tsx'

const { ctx, runJobs, emails } = await testContext()

async function makeEnquiry(email = 'marit@example.no') {
  const idempotencyKey = randomUUID()
  const text = { kind: 'freight', name: 'Marit', email, phone: '', message: 'A price?', details: {}, idempotencyKey } as const
  const sent = await sendEnquiry(ctx, text, (tx, id) =>
    beginShipment(ctx, tx, id, { mode: 'air', origin: 'Kigali', destination: 'Dubai', goods: '', pieces: [] }),
  )
  const reference = sent.done ? sent.value.reference : ''
  const { rows } = await sql<{ id: string; shipment: string }>`
    select e.id, s.id as shipment from enquiries e join shipments s on s.enquiry_id = e.id where e.reference = ${reference}`.execute(
    ctx.db,
  )
  return { id: rows[0]?.id ?? '', shipment: rows[0]?.shipment ?? '', reference }
}
const one = await makeEnquiry()

const args = (path: string, given: RequestParts) => argsOf(ctx, path, given) as never
const at = (id: string) => `/admin/enquiries/${id}`
const enquiry = (given: RequestParts, id = one.id) => enquiryAction(args(at(id), { ...given, params: { id } }))
const shipment = (given: RequestParts, id = one.shipment) =>
  shipmentAction(args(`/admin/shipments/${id}`, { ...given, params: { id } }))
const list = (given: RequestParts) => listAction(args('/admin/enquiries', given))
const record = (given: RequestParts) => newAction(args('/admin/enquiries/new', given))
const replies = (given: RequestParts) => repliesAction(args('/admin/enquiries/replies', given))

// biome-ignore format: one line for each route
const routes: [path: string, run: (given: RequestParts) => unknown, writes: boolean, status: number][] = [
  ['the list of enquiries', (given) => listLoader(args('/admin/enquiries', given)), false, 200],
  ['an enquiry', (given) => enquiryLoader(args(at(one.id), { ...given, params: { id: one.id } })), false, 200],
  ['recording an enquiry', (given) => newLoader(args('/admin/enquiries/new', given)), true, 200],
  ['saving an enquiry', (given) => record({ ...given, form: { name: '' } }), true, 422],
  ['texts for answers', (given) => repliesLoader(args('/admin/enquiries/replies', given)), false, 200],
  ['the list of freight', (given) => shipmentsLoader(args('/admin/shipments', given)), false, 200],
  ['freight', (given) => shipmentLoader(args(`/admin/shipments/${one.shipment}`, { ...given, params: { id: one.shipment } })), false, 200],
  ['changing several', (given) => list({ ...given, form: { event: 'take' } }), true, 422],
  ['answering', (given) => enquiry({ ...given, form: { event: 'look', version: '1', text: '' } }), true, 422],
  ['keeping a text', (given) => replies({ ...given, form: { event: 'save', title: '', body: '' } }), true, 422],
  ['pricing freight', (given) => shipment({ ...given, form: { event: 'save', version: '1', mode: 'balloon' } }), true, 422],
]

const cookies = Object.fromEntries(await Promise.all(roles.map(async (role) => [role, await cookieOf(ctx, role)])))
const owner = { cookie: cookies.owner ?? '' }

describe.each(routes)('%s', (_name, run, writes, status) => {
  test('who is not signed in is sent to sign in', async () => {
    const answer = await answerOf(() => run({}))
    expect(answer.status).toBe(302)
    expect(answer.location).toMatch(/^\/admin\/login\?to=%2Fadmin/)
  })

  test.each(roles)('as %s', async (role: Role) => {
    const closed = role === 'editor' || role === 'translator' || (writes && role === 'read-only')
    expect(await answerOf(() => run({ cookie: cookies[role] ?? '' }))).toMatchObject({ status: closed ? 403 : status })
  })
})

test('an address that is no enquiry’s and no shipment’s is a page that is not there', async () => {
  for (const id of ['x', '00000000-0000-4000-8000-000000000000', "' or 1=1"]) {
    expect(await answerOf(() => enquiryLoader(args(at(id), { ...owner, params: { id } })))).toMatchObject({ status: 404 })
    expect(await answerOf(() => shipmentLoader(args(`/admin/shipments/${id}`, { ...owner, params: { id } })))).toMatchObject({
      status: 404,
    })
  }
  expect(await answerOf(() => enquiry({ ...owner, form: { event: 'explode', version: '1' } }))).toMatchObject({ status: 404 })
})

test('an answer is looked at, then sent; who comes second reads the first and keeps their words', async () => {
  const { id } = await makeEnquiry()
  const text = 'Dear Marit,\n\nyes & no.'
  const looked = await answerOf(() => enquiry({ ...owner, form: { event: 'look', version: '1', text } }, id))
  expect(looked).toMatchObject({
    status: 200,
    data: { event: 'answer', preview: { html: expect.stringContaining('yes &amp; no.') } },
  })
  await runJobs()
  emails.length = 0
  const send = (words: string) => answerOf(() => enquiry({ ...owner, form: { event: 'answer', version: '1', text: words } }, id))
  expect(await send(text)).toMatchObject({ status: 303, location: `${at(id)}?did=answer` })
  expect(await send('Mine')).toMatchObject({
    status: 409,
    data: { values: { text: 'Mine' }, since: [{ head: expect.stringContaining('Diane Uwase'), text }] },
  })
  await runJobs()
  expect(emails).toHaveLength(1)
})

test('an answer whose email does not leave waits on the screen with its text and its links, until staff record that they sent it', async () => {
  const { id } = await makeEnquiry()
  await sql`update enquiries set phone = '+250 788 300 412' where id = ${id}`.execute(ctx.db)
  const stays = { ...ctx, mail: { ...ctx.mail, delivers: false } }
  const page = (did = '') => enquiryLoader(argsOf(stays, `${at(id)}?did=${did}`, { ...owner, params: { id } }) as never)
  await enquiry({ ...owner, form: { event: 'answer', version: '1', text: 'Yes & no.' } }, id)
  await runJobs(jobHandlers(stays))
  expect(await page('answer')).toMatchObject({
    state: 'new',
    flash: expect.stringContaining('not sent'),
    notice: { text: expect.stringContaining('Answer') },
    notSent: { text: 'Yes & no.', whatsapp: 'https://wa.me/250788300412?text=Yes%20%26%20no.' },
    timeline: [{}, { title: 'Answer written' }],
  })
  await enquiry({ ...owner, form: { event: 'told', version: '2', text: 'By WhatsApp.' } }, id)
  expect(await page()).toMatchObject({ state: 'answered', notSent: undefined })
})

test('a saved reply is put behind what was typed, with their name, and nothing is recorded by it', async () => {
  expect(
    await answerOf(() => replies({ ...owner, form: { event: 'save', title: 'Hello', body: 'Dear {name}, {reference}.' } })),
  ).toMatchObject({
    status: 303,
  })
  const { rows } = await repliesLoader(args('/admin/enquiries/replies', owner))
  const form = { event: 'insert', version: '1', text: 'First', reply: rows[0]?.id ?? '' }
  expect(await answerOf(() => enquiry({ ...owner, form }))).toMatchObject({
    data: { values: { text: `First\n\nDear Marit, ${one.reference}.` } },
  })
  expect((await enquiryLoader(args(at(one.id), { ...owner, params: { id: one.id } }))).timeline).toHaveLength(1)
})

test('a saved reply that somebody else changed is not written over, and one of the same name is refused beside its field', async () => {
  const { rows } = await repliesLoader(args('/admin/enquiries/replies', owner))
  const known = { id: rows[0]?.id ?? '', version: '1' }
  const save = (form: Record<string, string>) => answerOf(() => replies({ ...owner, form: { event: 'save', ...form } }))
  expect(await save({ ...known, title: 'Hello', body: 'Theirs' })).toMatchObject({ status: 303 })
  expect(await save({ ...known, title: 'Hello', body: 'Mine' })).toMatchObject({
    status: 409,
    data: { values: { body: 'Mine' }, changed: { body: 'Theirs', version: 2 } },
  })
  expect(await save({ title: 'HELLO', body: 'x' })).toMatchObject({ status: 409, data: { errors: { title: 'title-taken' } } })
  const { rows: log } = await sql`select facts from audit_log where action = 'reply-saved' order by id desc limit 1`.execute(
    ctx.db,
  )
  expect(log).toMatchObject([{ facts: { before: { body: 'Dear {name}, {reference}.' }, after: { body: 'Theirs' } } }])
})

test('a saved reply that was deleted is restored from the page that follows, unless another has its name by now', async () => {
  const press = (form: Record<string, string>) => answerOf(() => replies({ ...owner, form }))
  const page = (query: string) => repliesLoader(args(`/admin/enquiries/replies${query}`, owner))
  const known = async () => (await page('')).rows.find(({ title }) => title === 'Visa')
  await press({ event: 'save', title: 'Visa', body: 'Dear {name}, on arrival.' })
  const { id = '', version = 0 } = (await known()) ?? {}
  const after = `?deleted=${id}`
  expect(await press({ event: 'drop', id, version: String(version) })).toMatchObject({
    location: `/admin/enquiries/replies${after}`,
  })
  expect(await known()).toBeUndefined()
  expect(await page(after)).toMatchObject({ flash: '“Visa” is deleted.', undo: id })
  for (const _ of [1, 2]) expect(await press({ event: 'restore', id })).toMatchObject({ status: 303 })
  expect(await known()).toMatchObject({ id, body: 'Dear {name}, on arrival.' })
  expect((await page(after)).undo).toBeUndefined()
  await press({ event: 'drop', id, version: '1' })
  await press({ event: 'save', title: 'VISA', body: 'x' })
  expect(await press({ event: 'restore', id })).toMatchObject({ status: 409 })
  expect(await known()).toBeUndefined()
})

test('several are changed at once as they were seen, and what somebody else changed is left', async () => {
  const [a, b] = [await makeEnquiry('a@example.no'), await makeEnquiry('b@example.no')]
  await enquiry({ ...owner, form: { event: 'note', version: '1', text: 'Called.' } }, b.id)
  const request = new URLSearchParams([
    ['event', 'close'],
    ['pick', `${a.id}:1`],
    ['pick', `${b.id}:1`],
    ['pick', 'nonsense'],
  ])
  const given = argsOf(ctx, '/admin/enquiries', owner) as { request: Request }
  const posted = new Request('http://localhost:3000/admin/enquiries', {
    method: 'POST',
    body: request,
    headers: { cookie: owner.cookie },
  })
  const answer = await answerOf(() => listAction({ ...given, request: posted } as never))
  expect(answer).toMatchObject({ status: 303, location: '/admin/enquiries?did=bulk-1-2' })
})

test('freight keeps what was typed beside what is wrong with it, and is sent as it was looked at', async () => {
  const { id, shipment: freight } = await makeEnquiry()
  const line = { 'lines[0].kind': 'carrier', 'lines[0].label': 'Air', 'lines[0].amount': '1,25' }
  const form = {
    version: '1',
    event: 'look',
    origin: 'Kigali',
    destination: 'Dubai',
    mode: 'air',
    validUntil: '2027-03-26',
    ...line,
  }
  const bad = await answerOf(() => shipment({ ...owner, form }, freight))
  expect(bad).toMatchObject({ status: 422, data: { values: line, errors: { 'lines[0].amount': 'amount-wrong' } } })
  expect(await answerOf(() => shipment({ ...owner, form: { ...form, 'lines[0].amount': '1,250.50' } }, freight))).toMatchObject({
    status: 303,
  })
  const load = (query: string) =>
    shipmentLoader(args(`/admin/shipments/${freight}${query}`, { ...owner, params: { id: freight } }))
  expect((await load('?look=yes')).preview?.html).toContain('$1,250.50')
  expect(await answerOf(() => shipment({ ...owner, form: { version: '1', event: 'quote' } }, freight))).toMatchObject({
    status: 409,
  })
  expect(await answerOf(() => shipment({ ...owner, form: { version: '2', event: 'quote' } }, freight))).toMatchObject({
    status: 303,
  })
  expect(await load('')).toMatchObject({ state: 'priced' })
  const enquiryState = async () => (await enquiryLoader(args(at(id), { ...owner, params: { id } }))).state
  expect(await enquiryState()).toBe('new')
  await runJobs()
  expect(await enquiryState()).toBe('answered')
})

const called = {
  name: 'Jean Habimana',
  phone: '+250 788 111 222',
  email: '',
  kind: 'tailor-made',
  message: 'Two adults, gorillas in June.',
  channel: 'whatsapp',
  source: 'recommendation',
}

test('an enquiry by WhatsApp is taken down once, with its source and nobody written to, and is answered elsewhere', async () => {
  const form = { ...called, formKey: randomUUID() }
  await runJobs()
  emails.length = 0
  const saved = await answerOf(() => record({ ...owner, form }))
  expect(saved).toMatchObject({ status: 303, location: expect.stringMatching(/^\/admin\/enquiries\/[\w-]{36}\?did=recorded$/) })
  expect(await answerOf(() => record({ ...owner, form }))).toMatchObject({ location: saved.location })
  const id = /enquiries\/([\w-]{36})/.exec(saved.location ?? '')?.[1] ?? ''
  const shown = await enquiryLoader(args(at(id), { ...owner, params: { id } }))
  expect(shown).toMatchObject({
    email: '',
    phone: called.phone,
    origin: { channel: 'whatsapp', source: 'recommendation' },
    assigned: { isYou: true },
    may: { answer: false, told: true },
  })
  expect(shown.timeline.map(({ text }) => text)).toEqual(['', 'WhatsApp, Recommendation'])
  const version = String(shown.version)
  expect(await answerOf(() => enquiry({ ...owner, form: { event: 'answer', version, text: 'Yes' } }, id))).toMatchObject({
    status: 422,
    data: { values: { text: 'Yes' }, sentence: expect.stringContaining('no email address') },
  })
  const change = { event: 'origin', version, channel: 'phone', source: '' }
  expect(await answerOf(() => enquiry({ ...owner, form: change }, id))).toMatchObject({ status: 303 })
  expect(await enquiryLoader(args(at(id), { ...owner, params: { id } }))).toMatchObject({
    origin: { channel: 'phone', source: null },
  })
  await runJobs()
  expect(emails).toEqual([])
})

test('an enquiry that cannot be answered anywhere, or comes from where nobody knows, is refused with everything that was typed', async () => {
  const form = { ...called, phone: '', channel: 'pigeon', formKey: randomUUID() }
  expect(await answerOf(() => record({ ...owner, form }))).toMatchObject({
    status: 422,
    data: { values: form, errors: { channel: 'origin-wrong' } },
  })
  const unreachable = { ...called, phone: '', formKey: randomUUID() }
  expect(await answerOf(() => record({ ...owner, form: unreachable }))).toMatchObject({
    status: 422,
    data: { values: unreachable, errors: { phone: 'reach-missing' } },
  })
})

test('an enquiry of the website came from its form', async () => {
  const { id } = await makeEnquiry()
  expect(await enquiryLoader(args(at(id), { ...owner, params: { id } }))).toMatchObject({
    origin: { channel: 'enquiry', source: null },
  })
})
