import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { findAdminEnquiry } from '#features/enquiries/reads-admin.server.ts'
import { sendEnquiry } from '#features/enquiries/send-enquiry.server.ts'
import { beginShipment } from '#features/shipments/begin-shipment.server.ts'
import { jobHandlers } from '#server/jobs.ts'
import { answerOf, argsOf, cookieOf } from '#tests/support/admin-request.ts'
import { testContext } from '#tests/support/test-context.ts'
import { action, loader } from './shipment.tsx'

const { ctx, runJobs } = await testContext({ now: '2027-03-12T08:00:00Z', delivers: false })

test('a quote that does not leave says so with its text, and staff record that they sent it', async () => {
  const text = {
    kind: 'freight',
    name: 'Marit',
    email: 'marit@example.no',
    phone: '+250 788 300 412',
    message: 'A price?',
  } as const
  const sent = await sendEnquiry(ctx, { ...text, details: {}, idempotencyKey: randomUUID() }, (tx, id) =>
    beginShipment(ctx, tx, id, { mode: 'air', origin: 'Kigali', destination: 'Dubai', goods: '', pieces: [] }),
  )
  const enquiryId = sent.done ? sent.value.id : ''
  const { rows } = await sql<{ id: string }>`select id from shipments where enquiry_id = ${enquiryId}`.execute(ctx.db)
  const [{ id = '' } = {}] = rows
  const cookie = await cookieOf(ctx, 'owner')
  const args = (query: string, form?: Record<string, string>) =>
    argsOf(ctx, `/admin/shipments/${id}${query}`, { cookie, params: { id }, ...(form && { form }) }) as never
  const load = (query = '') => loader(args(query))
  const press = async (form: Record<string, string>) =>
    expect(await answerOf(() => action(args('', form)))).toMatchObject({ status: 303 })
  const line = { 'lines[0].kind': 'carrier', 'lines[0].label': 'Air', 'lines[0].amount': '1,250' }
  const road = { origin: 'Kigali', destination: 'Dubai', mode: 'air', validUntil: '2027-03-26' }
  await press({ version: '1', event: 'save', ...road, ...line })
  await press({ version: '2', event: 'quote' })
  expect((await load('?did=quote')).flash).toBe('The quote is saved and not sent. Send it yourself, then record it.')
  await runJobs(jobHandlers(ctx))
  const { notSent, timeline, version } = await load()
  expect(notSent?.text).toContain('$1,250')
  expect(decodeURIComponent(notSent?.whatsapp ?? '')).toMatch(/^https:\/\/wa\.me\/250788300412.*\$1,250/s)
  expect(timeline.at(-1)?.title).toBe('Quote written')
  expect(await findAdminEnquiry(ctx.db, enquiryId)).toMatchObject({ state: 'new' })
  await press({ version: String(version), event: 'sent' })
  const after = { notSent: undefined, flash: 'Recorded: the quote was sent, and the enquiry is answered.' }
  expect(await load('?did=sent')).toMatchObject(after)
  expect(await findAdminEnquiry(ctx.db, enquiryId)).toMatchObject({ state: 'answered' })
})
