import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { listEmails } from '#features/emails/reads.server.ts'
import { defaultSettings } from '#features/settings/settings.ts'
import { openDatabase } from '#platform/database/database.server.ts'
import { finishedOrWaiting } from '#tests/support/behind-a-lock.ts'
import { quietLog } from '#tests/support/databases.ts'
import { testContext } from '#tests/support/test-context.ts'
import { readReference } from '#values/reference.ts'
import { type NewEnquiry, sendEnquiry } from './send-enquiry.server.ts'

const { ctx, database, emails, runJobs } = await testContext()
const operator = defaultSettings.company.email

const enquiry: NewEnquiry = {
  kind: 'tailor-made',
  name: 'Anna Berg',
  email: 'anna@example.org',
  phone: '+47 900 00 000',
  message: 'Four of us, two who walk slowly.\r\n\r\nWe land on 3 June.',
  details: { 'How many travel': '4', Comfort: 'Lodges', Budget: '' },
}

beforeEach(async () => {
  await sql`truncate enquiries, jobs, emails cascade`.execute(ctx.db)
  emails.length = 0
})

const rows = async () => (await sql<Record<string, unknown>>`select * from enquiries order by created_at`.execute(ctx.db)).rows
const waiting = async () => (await sql<{ data: unknown }>`select data from jobs order by id`.execute(ctx.db)).rows.length

async function sent(enquiry: NewEnquiry): Promise<string> {
  const outcome = await sendEnquiry(ctx, enquiry)
  if (!outcome.done) throw new Error(`Refused: ${outcome.refusal.part}`)
  return outcome.value.reference
}

test('an enquiry is stored before any email is written, with a reference and the two jobs of its emails', async () => {
  const reference = await sent(enquiry)
  expect(readReference(reference)).toBe(reference)
  expect(emails).toEqual([])
  expect(await waiting()).toBe(2)
  expect(await rows()).toMatchObject([
    {
      reference,
      kind: 'tailor-made',
      state: 'new',
      held_reason: null,
      message: 'Four of us, two who walk slowly.\n\nWe land on 3 June.',
      details: [
        ['How many travel', '4'],
        ['Comfort', 'Lodges'],
      ],
    },
  ])
})

test('one email goes to the sender, with the reference, and one to the operator with all answers of the form', async () => {
  const reference = await sent(enquiry)
  await runJobs()
  expect(emails.map(({ to }) => to).sort()).toEqual([enquiry.email, operator])
  const toOperator = emails.find(({ to }) => to === operator)
  for (const words of [
    reference,
    'Anna Berg',
    '+47 900 00 000',
    'How many travel',
    'Lodges',
    'two who walk slowly',
    'We land on 3 June',
  ]) {
    expect(toOperator?.html).toContain(words)
    expect(toOperator?.text).toContain(words)
  }
  expect(toOperator?.text).toContain(`anna@example.org?subject=Impamba%20${reference}`)
  const toVisitor = emails.find(({ to }) => to === enquiry.email)
  expect(toVisitor?.subject).toBe(`Impamba ${reference}: enquiry received`)
  expect(toVisitor?.text).toContain(reference)
})

test('the sender’s email contains nothing that was typed, so that the site cannot be used to write to strangers', async () => {
  await sent({
    ...enquiry,
    name: 'Win a million',
    message: 'Look at http://spam.example now, all of you',
    details: { Where: 'spam.example' },
  })
  await runJobs()
  const toVisitor = emails.find(({ to }) => to === enquiry.email)
  for (const words of ['Win a million', 'spam.example']) expect(JSON.stringify(toVisitor)).not.toContain(words)
})

test('what was typed is never markup in an email', async () => {
  const hostile = '<img src=x onerror=alert(1)><script>alert(2)</script>'
  await sent({ ...enquiry, name: hostile, message: hostile, details: { Where: hostile } })
  await runJobs()
  const html = emails.find(({ to }) => to === operator)?.html ?? ''
  expect(html).not.toMatch(/<img|<script/)
  expect(html.match(/&lt;img src=x/g)?.length).toBeGreaterThanOrEqual(3)
})

test('a held enquiry is stored with its reason, answered like any other, and no email goes out', async () => {
  const reference = await sent({ ...enquiry, suspicion: 'trap-filled' })
  expect(readReference(reference)).toBe(reference)
  expect(await runJobs()).toBe(0)
  expect(emails).toEqual([])
  expect(await listEmails(ctx.db, {})).toEqual([])
  expect(await rows()).toMatchObject([{ reference, state: 'held', held_reason: 'trap-filled' }])
})

test('the same form sent twenty times at once is one enquiry with one reference and two emails', async () => {
  const form = { ...enquiry, idempotencyKey: 'form-1' }
  const references = await Promise.all(Array.from({ length: 20 }, () => sent(form)))
  expect(new Set(references).size).toBe(1)
  expect(await rows()).toHaveLength(1)
  await runJobs()
  expect(emails).toHaveLength(2)
})

test('two processes that get the same form at once make one enquiry', async () => {
  const other = openDatabase({ address: database.address, log: quietLog })
  const form = { ...enquiry, idempotencyKey: 'form-2' }
  let second: ReturnType<typeof sendEnquiry> | undefined
  const add: typeof ctx.jobs.add = async (...job) => {
    // The first has written and not committed: now the other process begins.
    second ??= sendEnquiry({ ...ctx, db: other.db }, form)
    await finishedOrWaiting(ctx.db, second)
    return ctx.jobs.add(...job)
  }
  const first = await sendEnquiry({ ...ctx, jobs: { ...ctx.jobs, add } }, form)
  expect(await second).toEqual(first)
  expect(await rows()).toHaveLength(1)
  expect(await waiting()).toBe(2)
  await other.close()
})

test('without a key the same words are one enquiry, and other words are another', async () => {
  const first = await sent(enquiry)
  expect(await sent({ ...enquiry, name: ' Anna Berg ' })).toBe(first)
  expect(await sent({ ...enquiry, message: 'Five of us' })).not.toBe(first)
  expect(await sent({ ...enquiry, kind: 'contact' })).not.toBe(first)
})

test('a job that runs again writes no second email', async () => {
  await sent(enquiry)
  await sql`insert into jobs (queue, data, run_at) select queue, data, run_at from jobs`.execute(ctx.db)
  await runJobs()
  expect(emails).toHaveLength(2)
})

test('an address that takes no mail does not delay the operator’s email', async () => {
  await sent(enquiry)
  const send = async (email: (typeof emails)[number]) => {
    if (email.to === enquiry.email) throw new Error('550 no such mailbox')
    emails.push(email)
  }
  const { jobHandlers } = await import('#server/jobs.ts')
  await runJobs(jobHandlers({ ...ctx, mail: { delivers: true, send } }))
  expect(emails.map(({ to }) => to)).toEqual([operator])
})

test.each([
  ['name', { name: '' }],
  ['name', { name: 'Anna\r\nBcc: thief@example.com' }],
  ['name', { name: 'x'.repeat(121) }],
  ['email', { email: 'anna@example.org, thief@example.com' }],
  ['email', { email: 'anna@example.org\nBcc: thief@example.com' }],
  ['email', { email: 'anna' }],
  ['phone', { phone: '1\n2' }],
  ['message', { message: 'x'.repeat(2001) }],
  ['message', { message: 'one\0two' }],
  ['details', { details: { Where: 'x'.repeat(501) } }],
  ['details', { details: { 'Where\r\nfrom': 'Kigali' } }],
  ['details', { details: Object.fromEntries(Array.from({ length: 41 }, (_, index) => [`Line ${index}`, 'x'])) }],
] as const)('an unfit %s is refused and nothing is stored', async (part, change) => {
  expect(await sendEnquiry(ctx, { ...enquiry, ...change })).toEqual({ done: false, refusal: { reason: 'enquiry-unfit', part } })
  expect(await rows()).toEqual([])
})

test('the database itself refuses a name of two lines, a held one without a reason, and a state it does not know', async () => {
  const insert = (change: Record<string, string | null>) => {
    const row = { name: 'Anna', state: 'new', held_reason: null, ...change }
    return sql`insert into enquiries (id, reference, kind, name, email, phone, message, details, state, held_reason, created_at, idempotency_key)
      values (gen_random_uuid(), 'K7QM-42XD', 'contact', ${row.name}, 'a@b.c', '', '', '[]', ${row.state}, ${row.held_reason}, now(), 'one')`.execute(
      ctx.db,
    )
  }
  for (const change of [{ name: 'Anna\nBcc: x' }, { state: 'held' }, { state: 'answered' }, { state: 'odd' }])
    await expect(insert(change)).rejects.toThrow(/violates check constraint/)
  await insert({})
})
