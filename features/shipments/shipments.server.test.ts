import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { eraseCustomer } from '#features/customers/erase-customer.server.ts'
import { exportCustomer } from '#features/customers/export-customer.server.ts'
import { findEmailByOccasion } from '#features/emails/reads.server.ts'
import { storedEmailQueue } from '#features/emails/send-stored-email.server.ts'
import { moveEnquiry } from '#features/enquiries/move-enquiry.server.ts'
import { findAdminEnquiry, listEnquiryEvents } from '#features/enquiries/reads-admin.server.ts'
import { sendEnquiry } from '#features/enquiries/send-enquiry.server.ts'
import { member } from '#features/staff/test-member.server.ts'
import { jobHandlers } from '#server/jobs.ts'
import { englishTexts, shippedLanguages, withoutMessage } from '#tests/support/shipped-languages.ts'
import { testContext } from '#tests/support/test-context.ts'
import { beginShipment } from './begin-shipment.server.ts'
import { moveShipment, type ShipmentMoveForm } from './move-shipment.server.ts'
import { findShipment, findShipmentOf, listShipmentEvents, listShipments, totalShipments } from './reads.server.ts'
import { saveShipment } from './save-shipment.server.ts'
import { sendQuote } from './send-quote.server.ts'
import { freightQuoteParts, previewQuote, sendQuoteEmail } from './send-quote-email.server.tsx'
import { recordSentQuote } from './settle-quote.server.ts'
import type { ShipmentText } from './shipment.ts'

const { ctx, clock, runJobs, emails: mailbox } = await testContext({ now: '2027-03-12T08:00:00Z', delivers: true })
const diane = await member(ctx)
const eric = { ...(await member(ctx)), name: 'Eric Habimana' }

beforeEach(async () => {
  clock.set('2027-03-12T08:00:00Z')
  await sql`truncate enquiries, emails, jobs, audit_log cascade`.execute(ctx.db)
  mailbox.length = 0
})

const text: ShipmentText = {
  mode: 'air',
  origin: 'Kigali',
  destination: 'Dubai',
  goods: 'Coffee',
  pieces: [{ count: 4, lengthCm: 80, widthCm: 60, heightCm: 50, kg: 24 }],
  lines: [
    { kind: 'carrier', label: 'Air freight', minor: 60_000 },
    { kind: 'customs', label: 'Export papers', minor: 20_000 },
    { kind: 'margin', label: 'Ours', minor: 8_000 },
  ],
  validUntil: '2027-03-26',
  leftOut: 'Import duty',
}

async function makeShipment(email = 'marit@example.no') {
  const { pieces, mode, origin, destination, goods } = text
  const sent = await sendEnquiry(
    ctx,
    { kind: 'freight', name: 'Marit', email, phone: '', message: 'A price, please', details: {} },
    (tx, id) => beginShipment(ctx, tx, id, { pieces, mode, origin, destination, goods }),
  )
  if (!sent.done) throw new Error(sent.refusal.reason)
  const { rows } = await sql<{ id: string }>`select id from enquiries where reference = ${sent.value.reference}`.execute(ctx.db)
  const enquiryId = rows[0]?.id ?? ''
  const id = (await findShipmentOf(ctx.db, enquiryId))?.id ?? ''
  return { enquiryId, id, reference: sent.value.reference }
}
const save = (id: string, seen: number, changes: Partial<ShipmentText> = {}, actor = diane) =>
  saveShipment(ctx, { id, seen, text: { ...text, ...changes }, actor })
const send = (id: string, seen: number) => sendQuote(ctx, { id, seen, actor: diane })
const move = (id: string, seen: number, form: ShipmentMoveForm) => moveShipment(ctx, { id, seen, form, actor: diane })
async function priced(email?: string) {
  const made = await makeShipment(email)
  await save(made.id, 1)
  await send(made.id, 2)
  return made
}
const stateOf = async (id: string) => (await findShipment(ctx.db, id))?.state

test('a quote is sent once, with the margin inside its lines, and the enquiry is answered', async () => {
  const { id, enquiryId } = await makeShipment()
  await runJobs()
  mailbox.length = 0
  await save(id, 1)
  await send(id, 2)
  expect(await send(id, 2)).toEqual({ done: true, value: { version: 3 } })
  await runJobs()
  expect(mailbox).toHaveLength(1)
  expect(mailbox[0]?.to).toBe('marit@example.no')
  for (const text of ['$660', '$220', '$880', 'Air freight', 'Import duty', '160 kg', '26 March 2027'])
    expect(mailbox[0]?.text).toContain(text)
  expect(mailbox[0]?.text).not.toContain('Ours')
  const { rows } = await sql`select state, finished_at is not null as finished from enquiries where id = ${enquiryId}`.execute(
    ctx.db,
  )
  expect(rows).toEqual([{ state: 'answered', finished: true }])
})

test('a quote is an answer once its email has left, by hand from the Outbox too, or staff record that they sent it; not where the customer wrote back', async () => {
  const stays = { ...ctx, mail: { ...ctx.mail, delivers: false } }
  const written = async () => {
    const { id, enquiryId } = await makeShipment(`${randomUUID()}@example.no`)
    await save(id, 1)
    await send(id, 2)
    await sendQuoteEmail(stays, { id, version: 3 })
    return { id, enquiryId }
  }
  const enquiry = (id: string) => findAdminEnquiry(ctx.db, id)
  const told = async (id: string) => (await listEnquiryEvents(ctx.db, id)).filter(({ event }) => event === 'told')
  const sendStored = async (enquiryId: string) => {
    const email = await findEmailByOccasion(ctx.db, `enquiry:${enquiryId}:quote:3`)
    await jobHandlers(ctx)[storedEmailQueue]?.({ letterId: email?.id })
  }
  const byOutbox = await written()
  expect(await enquiry(byOutbox.enquiryId)).toMatchObject({ state: 'new', finishedAt: null })
  await sendStored(byOutbox.enquiryId)
  await sendStored(byOutbox.enquiryId)
  expect(await enquiry(byOutbox.enquiryId)).toMatchObject({ state: 'answered', finishedAt: clock.now() })
  expect(await told(byOutbox.enquiryId)).toMatchObject([{ text: 'Freight quote sent: $880.', actor: diane.name }])

  const byStaff = await written()
  const record = (seen: number) => recordSentQuote(ctx, { id: byStaff.id, seen, actor: diane })
  expect(await record(2)).toMatchObject({ refusal: { reason: 'shipment-changed' } })
  for (const _ of [1, 2]) expect(await record(3)).toEqual({ done: true, value: { version: 3 } })
  expect(await told(byStaff.enquiryId)).toHaveLength(1)
  expect(await enquiry(byStaff.enquiryId)).toMatchObject({ state: 'answered', assignedTo: diane.id })

  const accepted = await written()
  await move(accepted.id, 3, { event: 'accept', on: '2027-03-12', text: 'By telephone' })
  expect(await enquiry(accepted.enquiryId)).toMatchObject({ state: 'answered' })

  const wroteBack = await written()
  clock.advance(1000)
  await moveEnquiry(ctx, { id: wroteBack.enquiryId, seen: 1, event: 'reply', text: 'By sea, please', actor: diane })
  await sendStored(wroteBack.enquiryId)
  expect(await enquiry(wroteBack.enquiryId)).toMatchObject({ state: 'new' })
  expect(await told(wroteBack.enquiryId)).toEqual([])
})

test('a quote is in the language of its enquiry, as staff see it before, with the same amounts; and whole in it or English', async () => {
  const { id, enquiryId } = await makeShipment()
  await sql`update enquiries set language = 'de' where id = ${enquiryId}`.execute(ctx.db)
  await save(id, 1)
  await send(id, 2)
  const shipment = await findShipment(ctx.db, id)
  if (!shipment) throw new Error('There is no shipment')
  const german = { ...ctx, words: shippedLanguages().words }
  await sendQuoteEmail(german, { id, version: 3 })
  const [email] = mailbox
  expect(email?.subject).toBe(`Impamba ${shipment.reference}: Frachtangebot, 880 $`)
  for (const text of ['660 $', '220 $', '880 $', 'Kigali nach Dubai', '0,96 m³', '160 kg', '26. März 2027'])
    expect(email?.text).toContain(text)
  for (const text of englishTexts(freightQuoteParts)) expect(email?.text).not.toContain(text)
  expect(await previewQuote(german, shipment)).toMatchObject({ html: email?.html })
  const broken = { ...ctx, words: withoutMessage('freight-quote-email', 'price') }
  expect(await previewQuote(broken, shipment)).toEqual(await previewQuote(ctx, shipment))
})

test('a price that was sent and is changed is no quote until it is sent again, and its old email is not written', async () => {
  const { id } = await priced()
  await save(id, 3, { lines: [{ kind: 'carrier', label: 'Air freight', minor: 99_900 }] })
  expect(await stateOf(id)).toBe('new')
  await runJobs()
  expect(mailbox.filter(({ subject }) => subject.includes('freight quote'))).toEqual([])
  expect(await move(id, 4, { event: 'accept', on: '2027-03-12', text: '' })).toMatchObject({
    refusal: { reason: 'move-not-allowed' },
  })
})

test('unchanged values are not written again, and a price that was sent stays sent', async () => {
  const { id } = await priced()
  expect(await save(id, 3)).toEqual({ done: true, value: { version: 3 } })
  expect(await save(id, 1)).toEqual({ done: true, value: { version: 3 } })
  expect(await stateOf(id)).toBe('priced')
})

test('of two who price at once the second is refused with the name of the first, and nothing is overwritten', async () => {
  const { id } = await makeShipment()
  const other = { lines: [{ kind: 'carrier', label: 'Sea', minor: 100 }] } as const
  const saved = await Promise.all([save(id, 1), save(id, 1, other, eric)])
  expect(saved.filter((one) => one.done)).toHaveLength(1)
  const [first, ...more] = await listShipmentEvents(ctx.db, id)
  expect(more).toEqual([])
  expect(saved.find((one) => !one.done)).toMatchObject({
    refusal: { reason: 'shipment-changed', since: [{ actor: first?.actor }] },
  })
})

test('what is not whole is not sent', async () => {
  const { id } = await makeShipment()
  expect(await send(id, 1)).toMatchObject({
    refusal: { reason: 'quote-unfinished', missing: ['lines-missing', 'valid-missing'] },
  })
  await save(id, 1, { validUntil: '2027-03-11' })
  expect(await send(id, 2)).toMatchObject({ refusal: { missing: ['valid-past'] } })
  await runJobs()
  expect(mailbox.filter(({ subject }) => subject.includes('freight quote'))).toEqual([])
})

test('a shipment is accepted, loaded and delivered by its days, and the totals follow it', async () => {
  const { id } = await priced()
  clock.set('2027-04-20T08:00:00Z')
  expect(await move(id, 3, { event: 'accept', on: '2027-03-27', text: '' })).toMatchObject({ refusal: { fault: 'quote-lapsed' } })
  expect((await move(id, 3, { event: 'accept', on: '2027-03-26', text: 'By e-mail' })).done).toBe(true)
  expect((await move(id, 4, { event: 'load', on: '2027-03-30', expectedOn: '2027-04-10', text: '' })).done).toBe(true)
  expect(await totalShipments(ctx.db, undefined)).toMatchObject({
    moving: { count: 1, totalMinor: 88_000 },
    priced: { count: 0 },
  })
  expect(await move(id, 5, { event: 'deliver', on: '2027-03-29', text: '' })).toMatchObject({
    refusal: { fault: 'before-loaded' },
  })
  expect((await move(id, 5, { event: 'deliver', on: '2027-04-09', text: '' })).done).toBe(true)
  expect(await findShipment(ctx.db, id)).toMatchObject({ state: 'delivered', deliveredOn: '2027-04-09' })
})

test('a loss has its reason, and what was lost can be priced again', async () => {
  const { id } = await priced()
  expect(await move(id, 3, { event: 'lose', text: ' ' })).toMatchObject({ refusal: { reason: 'words-missing' } })
  await move(id, 3, { event: 'lose', text: 'Too dear' })
  expect(await findShipment(ctx.db, id)).toMatchObject({ state: 'lost', reason: 'Too dear' })
  await move(id, 4, { event: 'reopen', text: '' })
  expect(await findShipment(ctx.db, id)).toMatchObject({ state: 'new', reason: '' })
})

test('the list finds freight by its towns and shows nothing of what was held back', async () => {
  const { id, enquiryId } = await makeShipment()
  const found = async (search: string | undefined) =>
    (await listShipments(ctx.db, { state: undefined, search, after: undefined })).rows.map((row) => row.id)
  expect(await found('dubai')).toEqual([id])
  await sql`update enquiries set state = 'held', held_reason = 'x' where id = ${enquiryId}`.execute(ctx.db)
  expect(await found(undefined)).toEqual([])
})

test('a customer’s export has their freight without our margin or our names, and erasing them deletes all of it', async () => {
  const { id, reference } = await priced()
  await runJobs()
  const staff = { id: diane.id, name: diane.name }
  const copy = await exportCustomer(ctx, { email: 'marit@example.no', staff })
  const json = copy.done ? copy.value.json : ''
  for (const text of ['Dubai', 'Coffee', 'Freight quote sent', '"minor": 88000']) expect(json).toContain(text)
  for (const ours of [diane.name, 'Ours', '60000']) expect(json).not.toContain(ours)
  await move(id, 3, { event: 'accept', on: '2027-03-12', text: '' })
  const erase = () => eraseCustomer(ctx, { email: 'marit@example.no', typed: reference, staff })
  expect(await erase()).toMatchObject({ refusal: { reason: 'shipment-live', references: [reference] } })
  await move(id, 4, { event: 'lose', text: 'Called off' })
  expect((await erase()).done).toBe(true)
  for (const table of ['shipments', 'shipment_events', 'enquiry_events', 'emails', 'jobs'])
    expect((await sql`select 1 from ${sql.table(table)}`.execute(ctx.db)).rows, table).toEqual([])
})

test('an enquiry is retained 24 months from the last move of its freight', async () => {
  const { id, enquiryId } = await priced()
  clock.set('2027-03-20T08:00:00Z')
  await move(id, 3, { event: 'accept', on: '2027-03-20', text: '' })
  const { rows } = await sql<{ at: Date }>`select finished_at as at from enquiries where id = ${enquiryId}`.execute(ctx.db)
  expect(rows[0]?.at).toEqual(clock.now())
})
