import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testContext } from '#tests/support/test-context.ts'
import { purgeEnquiries } from './purge-enquiries.server.ts'

const { ctx } = await testContext({ now: '2027-03-12T08:00:00Z' })

async function enquiry(reference: string, state: string, createdAt: string, finishedAt: string | null = null) {
  await sql`insert into enquiries (id, reference, kind, name, email, phone, message, details, state, held_reason, created_at, finished_at, idempotency_key)
    values (gen_random_uuid(), ${reference}, 'contact', 'Anna', 'anna@example.org', '', 'Hello', '[]', ${state},
    ${state === 'held' ? 'only-links' : null}, ${createdAt}, ${finishedAt}, ${reference})`.execute(ctx.db)
}
async function subscriber(email: string, state: string, requestedAt: string, endedAt: string | null = null) {
  await sql`insert into subscribers (id, email, state, token_hash, asked_at, confirmed_at, ended_at)
    values (gen_random_uuid(), ${email}, ${state}, sha256(${email}::bytea), ${requestedAt}, ${state === 'confirmed' ? requestedAt : null}, ${endedAt})`.execute(
    ctx.db,
  )
}
const left = async (what: 'enquiries' | 'subscribers', name: 'reference' | 'email') =>
  (await sql<{ name: string }>`select ${sql.ref(name)} as name from ${sql.table(what)} order by 1`.execute(ctx.db)).rows.map(
    (row) => row.name,
  )

test('held ones go after thirty days, finished ones after twenty-four months in Kigali, and what waits for an answer stays', async () => {
  await enquiry('HHHH-2222', 'held', '2027-02-10T08:00:00Z')
  await enquiry('HHHH-3333', 'held', '2027-02-10T07:59:59Z')
  await enquiry('AAAA-2222', 'answered', '2025-01-01T00:00:00Z', '2025-03-11T22:00:00Z')
  await enquiry('AAAA-3333', 'answered', '2025-01-01T00:00:00Z', '2025-03-11T21:59:59Z')
  await enquiry('CCCC-3333', 'closed', '2024-01-01T00:00:00Z', '2025-01-11T00:00:00Z')
  await enquiry('NNNN-2222', 'new', '2020-01-01T00:00:00Z')
  expect(await purgeEnquiries(ctx)).toBe(3)
  expect(await left('enquiries', 'reference')).toEqual(['AAAA-2222', 'HHHH-2222', 'NNNN-2222'])
  expect(await purgeEnquiries(ctx)).toBe(0)
})

test('an address without a yes goes after fourteen days, one that left after thirty, and readers stay', async () => {
  await subscriber('a@x.org', 'asked', '2027-02-26T08:00:00Z')
  await subscriber('b@x.org', 'asked', '2027-02-26T07:59:59Z')
  await subscriber('c@x.org', 'confirmed', '2020-01-01T00:00:00Z')
  await subscriber('d@x.org', 'ended', '2020-01-01T00:00:00Z', '2027-02-10T08:00:00Z')
  await subscriber('e@x.org', 'ended', '2020-01-01T00:00:00Z', '2027-02-10T07:59:59Z')
  expect(await purgeEnquiries(ctx)).toBe(2)
  expect(await left('subscribers', 'email')).toEqual(['a@x.org', 'c@x.org', 'd@x.org'])
})

test('the emails about an enquiry or a reader go with it, and those of others stay', async () => {
  await sql`truncate enquiries, subscribers, emails cascade`.execute(ctx.db)
  await enquiry('HHHH-3333', 'held', '2027-02-10T07:59:59Z')
  await enquiry('NNNN-2222', 'new', '2027-02-10T07:59:59Z')
  await subscriber('b@x.org', 'asked', '2027-02-26T07:59:59Z')
  await subscriber('c@x.org', 'confirmed', '2020-01-01T00:00:00Z')
  await sql`insert into emails (occasion, recipient, subject, html, text, message_id, created_at)
    select occasion, 'anna@example.org', about, '', '', occasion, ${ctx.clock.now()} from (
      select 'enquiry:' || id || ':received' as occasion, reference as about from enquiries
      union select 'enquiry:' || id || ':asked', reference from enquiries
      union select 'newsletter:' || id || ':asked:2027-02-26T07', email from subscribers) as written`.execute(ctx.db)
  expect(await purgeEnquiries(ctx)).toBe(2)
  const { rows } = await sql<{ subject: string }>`select subject from emails order by subject`.execute(ctx.db)
  expect(rows.map(({ subject }) => subject)).toEqual(['NNNN-2222', 'NNNN-2222', 'c@x.org'])
})
