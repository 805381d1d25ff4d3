import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { listAuditEntries } from '#features/audit-log/reads.server.ts'
import { queueNameNow } from '#features/failed-jobs/former-queues.ts'
import { type Role, roles } from '#features/staff/permissions.ts'
import { jobHandlers } from '#server/jobs.ts'
import { answerOf, argsOf, cookieOf, type RequestParts } from '#tests/support/admin-request.ts'
import { testContext } from '#tests/support/test-context.ts'
import { readEnglish } from '../../words/sources.server.ts'
import { loader as csvLoader } from '../audit-log/list-csv.ts'
import { action, loader } from './jobs.tsx'
import { queueText } from './queue-text.ts'

const { ctx, runJobs } = await testContext()
const args = (path: string, parts: RequestParts) => argsOf(ctx, path, parts) as never
const press = (parts: RequestParts) => action(args('/admin/jobs', parts))

// biome-ignore format: one line for each route
const routes: [path: string, run: (parts: RequestParts) => unknown, owner: number][] = [
  ['the jobs', (parts) => loader(args('/admin/jobs', parts)), 200],
  ['running one again', (parts) => press({ ...parts, form: { event: 'retry', id: '9' } }), 303],
  ['running all again', (parts) => press({ ...parts, form: { event: 'retry-all' } }), 303],
  ['letting one go that is gone', (parts) => press({ ...parts, form: { event: 'drop', id: '9', reason: 'Old' } }), 409],
  ['no press of ours', (parts) => press({ ...parts, form: { event: 'run', id: '9' } }), 404],
  ['the log as a table', (parts) => csvLoader(args('/admin/audit-log/list.csv', parts)), 200],
]
const cookies = Object.fromEntries(await Promise.all(roles.map(async (role) => [role, await cookieOf(ctx, role)])))

describe.each(routes)('%s', (_name, run, owner) => {
  test('who is not signed in is sent to sign in', async () => {
    const { status, location } = await answerOf(() => run({}))
    expect(status).toBe(302)
    expect(location).toMatch(/^\/admin\/login\?to=%2Fadmin/)
  })

  test.each(roles)('as %s', async (role: Role) => {
    const status = role === 'owner' ? owner : 403
    expect(await answerOf(() => run({ cookie: cookies[role] ?? '' }))).toMatchObject({ status })
  })
})

const owner = { cookie: cookies.owner ?? '' }
beforeEach(() => sql`delete from jobs`.execute(ctx.db))

/** Jobs that failed for good, the last of them first. */
async function failed(count: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    insert into jobs (queue, data, run_at, attempts, failed_at, last_error)
    select 'booking-email', '{}', now(), 12, '2027-03-12T08:00Z'::timestamptz - n * interval '1 s', '550 <marit@example.no> unknown'
    from generate_series(1, ${count}::int) n returning id`.execute(ctx.db)
  return rows.map(({ id }) => id)
}

test('a job that failed is shown without anybody in it, runs again once, and stands in the log', async () => {
  const [id = 0] = await failed(1)
  const { failed: shown, count } = await loader(args('/admin/jobs', owner))
  expect(count).toBe(1)
  expect(shown).toMatchObject([{ id, what: 'Booking email', attempts: 12, error: '550 <…> unknown' }])
  await press({ ...owner, form: { event: 'retry', id: String(id) } })
  let ran = 0
  expect(await runJobs({ 'booking-email': async () => void ran++ })).toBe(1)
  expect(ran).toBe(1)
  const again = await answerOf(() => press({ ...owner, form: { event: 'retry', id: String(id) } }))
  expect(again.location).toBe('/admin/jobs?retried=0')
  const { rows } = await listAuditEntries(ctx.db, { kind: 'job' })
  expect(rows[0]).toMatchObject({ action: 'jobs-retried', subject: 'booking-email', facts: { jobs: 1 } })
})

test('all of them run again at one press, and page by page each is shown once', async () => {
  const ids = await failed(53)
  const first = await loader(args('/admin/jobs', owner))
  const second = await loader(args(`/admin/jobs?before=${first.older}`, owner))
  expect([...first.failed, ...second.failed].map(({ id }) => id)).toEqual(ids)
  expect(second.older).toBeUndefined()
  const { location } = await answerOf(() => press({ ...owner, form: { event: 'retry-all' } }))
  expect(location).toBe('/admin/jobs?retried=53')
  expect((await loader(args('/admin/jobs', owner))).count).toBe(0)
})

test('a job is let go with a reason and never without, and the reason stands in the log', async () => {
  const [id = 0] = await failed(1)
  const drop = (reason: string) => answerOf(() => press({ ...owner, form: { event: 'drop', id: String(id), reason } }))
  expect(await drop('  ')).toMatchObject({ status: 422, data: { id } })
  expect((await loader(args('/admin/jobs', owner))).count).toBe(1)
  expect(await drop('They have it by hand')).toMatchObject({ status: 303 })
  expect((await loader(args('/admin/jobs', owner))).count).toBe(0)
  const { rows } = await listAuditEntries(ctx.db, { kind: 'job' })
  expect(rows[0]).toMatchObject({ action: 'job-dropped', facts: { reason: 'They have it by hand' } })
})

test('a job that waits long is told of, and one that is being worked is not', async () => {
  await sql`insert into jobs (queue, data, run_at) values ('draw-picture', '{}', ${new Date(ctx.clock.now().getTime() - 11 * 60_000)}),
    ('forget-file', '{}', ${ctx.clock.now()})`.execute(ctx.db)
  expect((await loader(args('/admin/jobs', owner))).late).toMatchObject([{ what: 'Resizing a picture' }])
})

test('the log is narrowed by days, and leaves as a table that no spreadsheet runs', async () => {
  const [id = 0] = await failed(1)
  await press({ ...owner, form: { event: 'drop', id: String(id), reason: '=1+1' } })
  const table = async (query: string) => (await csvLoader(args(`/admin/audit-log/list.csv?kind=job&${query}`, owner))).text()
  expect(await table('since=2027-03-12&until=2027-03-12')).toContain('Reason: =1+1')
  expect(await table('since=2027-03-13')).not.toContain('=1+1')
  expect(await table('until=2027-03-11')).not.toContain('=1+1')
})

test.each(Object.keys(jobHandlers(ctx)))('what waits in the queue %s is shown in words', (queue) => {
  const now = queueNameNow(queue)
  expect(queueText(readEnglish, now)).not.toBe(now.replaceAll('-', ' '))
})
