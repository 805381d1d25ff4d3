import { expect, test } from 'vitest'
import { listAuditEntriesOf } from '#features/audit-log/reads.server.ts'
import type { Tx } from '#platform/context.ts'
import { testContext } from '#tests/support/test-context.ts'
import { listSessions } from '../reads-people.server.ts'
import { startSession } from '../sign-in/start-session.server.ts'
import type { StaffTables } from '../tables.ts'
import { member } from '../test-member.server.ts'
import { endAllSessions, endOtherSessions, endSession } from './end-sessions.server.ts'

const { ctx } = await testContext()
const begin = async (staffId: string) => {
  const entered = await startSession(ctx, { staffId, method: 'password', headers: new Headers() })
  return entered.done ? entered.value.sessionId : ''
}
const end = <Value>(work: (tx: Tx) => Promise<Value>) => ctx.db.transaction().execute(work)
const sessionsOf = async (id: string) => (await listSessions(ctx.db, id)).map((one) => one.id)

test('somebody ends one of their sessions, and none that is another’s', async () => {
  const [diane, paul] = [await member(ctx), await member(ctx)]
  const [hers, other, his] = [await begin(diane.id), await begin(diane.id), await begin(paul.id)]
  expect(await end((tx) => endSession(ctx, tx, { actor: diane, staff: diane, sessionId: his }))).toBe(0)
  expect(await end((tx) => endSession(ctx, tx, { actor: diane, staff: diane, sessionId: hers }))).toBe(1)
  expect(await sessionsOf(diane.id)).toEqual([other])
  expect(await sessionsOf(paul.id)).toEqual([his])
})

test('all others end and the current one stays, and the audit log records it once', async () => {
  const diane = await member(ctx)
  const [, , current] = [await begin(diane.id), await begin(diane.id), await begin(diane.id)]
  const keepOne = () => end((tx) => endOtherSessions(ctx, tx, { actor: diane, staff: diane, keep: current }))
  expect([await keepOne(), await keepOne()]).toEqual([2, 0])
  expect(await sessionsOf(diane.id)).toEqual([current])
  expect(await listAuditEntriesOf(ctx.db, { kind: 'staff', id: diane.id }, ['sessions-ended'])).toMatchObject([
    { facts: { ended: 2 } },
  ])
})

test('all end, and a command on the server may be who ends them', async () => {
  const diane = await member(ctx)
  await begin(diane.id)
  expect(await end((tx) => endAllSessions(ctx, tx, { actor: null, staff: diane }))).toBe(1)
  expect(await sessionsOf(diane.id)).toEqual([])
})

test('an expired session is in no list', async () => {
  const diane = await member(ctx)
  await begin(diane.id)
  const over = new Date(Date.now() - 60_000)
  await ctx.db
    .withTables<StaffTables>()
    .updateTable('staff_sessions')
    .set({ expires_at: over })
    .where('staff_id', '=', diane.id)
    .execute()
  expect(await sessionsOf(diane.id)).toEqual([])
})
