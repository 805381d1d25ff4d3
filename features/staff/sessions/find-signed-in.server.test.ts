import { expect, test } from 'vitest'
import { isUnavailable } from '#platform/database/database-errors.ts'
import { closeDatabase } from '#tests/support/databases.ts'
import { testContext } from '#tests/support/test-context.ts'
import { signIn } from '../passwords/sign-in-by-password.server.ts'
import { cookieHeader, member } from '../test-member.server.ts'
import { findSignedIn } from './find-signed-in.server.ts'

const { ctx, database } = await testContext()

test('with the database unavailable nobody is signed out: the error is thrown, and the next request is signed in again', async () => {
  const diane = await member(ctx)
  const outcome = await signIn(ctx, { ...diane, headers: new Headers(), address: '192.0.2.1' })
  const headers = new Headers({ cookie: cookieHeader(outcome.done ? outcome.value.cookies : []) })
  await closeDatabase(database, true)
  const thrown = await findSignedIn(ctx, headers).catch((error: unknown) => error)
  await closeDatabase(database, false)
  expect(isUnavailable(thrown)).toBe(true)
  expect(await findSignedIn(ctx, headers)).toMatchObject({ staff: { id: diane.id } })
})

test('a database that was unavailable for one statement alone is reported as such, though it is back', async () => {
  const diane = await member(ctx)
  const outcome = await signIn(ctx, { ...diane, headers: new Headers(), address: '192.0.2.1' })
  const headers = new Headers({ cookie: cookieHeader(outcome.done ? outcome.value.cookies : []) })
  const lost = new Error('timeout exceeded when trying to connect')
  let statements = 0
  const db = ctx.db.withPlugin({
    transformQuery({ node }) {
      statements += 1
      if (statements === 1) throw lost
      return node
    },
    transformResult: async ({ result }) => result,
  })
  await expect(findSignedIn({ ...ctx, db }, headers)).rejects.toBe(lost)
})

test('without a cookie nobody is signed in, and the database is not queried', async () => {
  const nowhere = { ...ctx, db: new Proxy(ctx.db, { get: () => expect.fail('the database was asked') }) }
  expect(await findSignedIn(nowhere, new Headers())).toBeUndefined()
})
