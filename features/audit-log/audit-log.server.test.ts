import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { testContext } from '#tests/support/test-context.ts'
import type { AuditAction, Subject } from './action.ts'
import { auditEntriesPerPage, listActors, listAuditEntries } from './reads.server.ts'
import { recordAudit } from './record-audit.server.ts'

const { ctx } = await testContext()
const diane = { id: 'diane', name: 'Diane Uwase' }
const eric = { id: 'eric', name: 'Eric Habimana' }
const booking: Subject = { kind: 'booking', id: 'b1', words: 'K7QM-42XD' }
const member: Subject = { kind: 'staff', id: 'eric', words: 'Eric Habimana' }

const note = (actor: typeof diane | null, action: AuditAction, subject: Subject, facts = {}) =>
  ctx.db.transaction().execute((tx) => recordAudit(ctx, tx, { actor, action, subject, facts }))

beforeEach(() => sql`truncate audit_log restart identity`.execute(ctx.db))

test('the log is read newest first, with before and after as they were written', async () => {
  await note(diane, 'details-opened', booking, { position: 2 })
  await note(diane, 'role-changed', member, { before: 'sales', after: 'owner' })
  const { rows, more } = await listAuditEntries(ctx.db, {})
  expect(more).toBe(false)
  expect(rows).toMatchObject([
    { actor: 'Diane Uwase', action: 'role-changed', subject: 'Eric Habimana', facts: { before: 'sales', after: 'owner' } },
    { actor: 'Diane Uwase', action: 'details-opened', subject: 'K7QM-42XD', facts: { position: 2 } },
  ])
})

test('it is narrowed by who did it, what it was and to what, also to what a command on the server did', async () => {
  await note(diane, 'details-opened', booking)
  await note(eric, 'details-opened', { ...booking, id: 'b2' })
  await note(diane, 'role-changed', member)
  await note(null, 'owner-rescued', member)
  const actions = async (query: Parameters<typeof listAuditEntries>[1]) =>
    (await listAuditEntries(ctx.db, query)).rows.map(({ action, subjectId }) => `${action} ${subjectId}`)
  expect(await actions({ actorId: 'diane' })).toEqual(['role-changed eric', 'details-opened b1'])
  expect(await actions({ actorId: 'server' })).toEqual(['owner-rescued eric'])
  expect(await actions({ action: 'details-opened' })).toEqual(['details-opened b2', 'details-opened b1'])
  expect(await actions({ kind: 'staff' })).toEqual(['owner-rescued eric', 'role-changed eric'])
  expect(await actions({ kind: 'booking', subjectId: 'b2' })).toEqual(['details-opened b2'])
  expect(await actions({ actorId: 'nobody' })).toEqual([])
})

test('page by page every entry comes once, while new ones are written', async () => {
  const total = auditEntriesPerPage * 2 + 3
  for (let n = 0; n < total; n++) await note(diane, 'signed-in', member, { n })
  const seen: unknown[] = []
  let before: number | undefined
  for (let pages = 0; pages < 3; pages++) {
    const { rows, more } = await listAuditEntries(ctx.db, { before })
    expect(more).toBe(pages < 2)
    seen.push(...rows.map(({ facts }) => facts.n))
    before = rows.at(-1)?.id
    await note(eric, 'signed-in', member, { n: 'later' })
  }
  expect(seen).toEqual(Array.from({ length: total }, (_, n) => total - 1 - n))
})

test('everybody in the log is listed once, by their latest name', async () => {
  await note({ ...diane, name: 'Diane' }, 'signed-in', member)
  await note(eric, 'signed-in', member)
  await note(diane, 'signed-in', member)
  await note(null, 'owner-rescued', member)
  expect(await listActors(ctx.db)).toEqual([
    { id: 'diane', name: 'Diane Uwase' },
    { id: 'eric', name: 'Eric Habimana' },
    { id: 'server', name: 'The server' },
  ])
})
