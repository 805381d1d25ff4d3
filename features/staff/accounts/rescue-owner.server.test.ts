import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { listAuditEntriesOf } from '#features/audit-log/reads.server.ts'
import { testContext } from '#tests/support/test-context.ts'
import { makeKey } from '../keys/keys.server.ts'
import { signIn } from '../passwords/sign-in-by-password.server.ts'
import { findStaff, hasAuthenticator, hasPasskey } from '../reads.server.ts'
import { findSignedIn } from '../sessions/find-signed-in.server.ts'
import { cookieHeader, member } from '../test-member.server.ts'
import { rescueOwner } from './rescue-owner.server.ts'

const { ctx, clock } = await testContext()
const from = { headers: new Headers(), address: '192.0.2.1' }

test('an owner locked out of every method signs in with the printed password, and the audit log records it', async () => {
  const diane = await member(ctx, { role: 'editor' })
  const before = await signIn(ctx, { ...diane, ...from })
  const cookies = before.done ? before.value.cookies : []
  await diane.disable()
  await sql`insert into staff_authenticators (staff_id, secret_sealed, confirmed_at, created_at) values (${diane.id}, '\\x00', ${clock.now()}, ${clock.now()})`.execute(
    ctx.db,
  )
  await sql`insert into staff_recovery_codes (staff_id, code_hash) values (${diane.id}, '\\x00')`.execute(ctx.db)
  await sql`insert into staff_passkeys (id, staff_id, name, public_key, counter, transports, created_at) values ('key', ${diane.id}, 'Phone', '\\x00', 0, '{}', ${clock.now()})`.execute(
    ctx.db,
  )
  await makeKey(ctx, ctx.db, { purpose: 'second-step', staffId: diane.id })
  for (let n = 1; n <= 10; n += 1) await signIn(ctx, { email: diane.email, password: `wrong ${n}`, ...from })

  const rescued = await rescueOwner(ctx, ` ${diane.email.toUpperCase()}`)
  const password = rescued.done ? rescued.value.password : ''
  expect(await signIn(ctx, { ...diane, ...from })).toMatchObject({ done: false, refusal: { reason: 'invalid-credential' } })
  expect(await signIn(ctx, { email: diane.email, password, ...from })).toMatchObject({ done: true, value: { next: 'admin' } })
  expect(await findStaff(ctx.db, diane.id)).toMatchObject({ role: 'owner' })
  expect(await hasAuthenticator(ctx.db, diane.id)).toBe(false)
  expect(await hasPasskey(ctx.db, diane.id)).toBe(false)
  for (const table of ['staff_recovery_codes', 'staff_keys'])
    expect((await sql`select 1 from ${sql.table(table)} where staff_id = ${diane.id}`.execute(ctx.db)).rows).toEqual([])
  expect(await findSignedIn(ctx, new Headers({ cookie: cookieHeader(cookies) }))).toBeUndefined()
  expect(await listAuditEntriesOf(ctx.db, { kind: 'staff', id: diane.id }, ['owner-rescued'])).toMatchObject([
    { actorId: null, actor: 'The server', facts: { role: 'editor' } },
  ])
})

test('an unknown address is refused with those of the owners, and changes nothing', async () => {
  const owner = await member(ctx, { role: 'owner' })
  const refusal = await rescueOwner(ctx, 'nobody@impamba.test')
  expect(refusal).toMatchObject({
    done: false,
    refusal: { reason: 'not-on-the-staff', owners: expect.arrayContaining([owner.email]) },
  })
  expect((await signIn(ctx, { ...owner, ...from })).done).toBe(true)
})
