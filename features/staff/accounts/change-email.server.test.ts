import { beforeEach, expect, test } from 'vitest'
import { listAuditEntriesOf } from '#features/audit-log/reads.server.ts'
import { testContext } from '#tests/support/test-context.ts'
import { makeKey } from '../keys/keys.server.ts'
import { findStaff } from '../reads.server.ts'
import { signInByLink } from '../sign-in/sign-in-by-link.server.ts'
import { member } from '../test-member.server.ts'
import { confirmEmailChange, findNewEmail, requestEmailChange } from './change-email.server.ts'

const { ctx, clock, emails, runJobs } = await testContext()

beforeEach(() => {
  emails.length = 0
})

const staffOf = async () => {
  const { id, name, email, role } = await member(ctx)
  return { id, name, email, role }
}
const keyInEmail = () => /[?]key=([\w.-]+)/.exec(emails.at(-1)?.text ?? '')?.[1] ?? ''
const over = { done: false, refusal: { reason: 'key-over' } }
const newAddress = (n: number | string) => `new-${n}@impamba.test`

test('an address changes once its email was answered, and the former address gets a notice without a key', async () => {
  const diane = await staffOf()
  expect(await requestEmailChange(ctx, { staff: diane, email: ' NEW-1@impamba.test' })).toEqual({ done: true })
  await runJobs()
  expect(emails).toMatchObject([{ to: newAddress(1), subject: 'Impamba: confirm this email address' }])
  expect(await findStaff(ctx.db, diane.id)).toMatchObject({ email: diane.email })
  const key = keyInEmail()
  for (let look = 1; look <= 2; look += 1) expect(await findNewEmail(ctx, { staff: diane, key })).toBe(newAddress(1))
  expect(await confirmEmailChange(ctx, { staff: diane, key })).toEqual({ done: true, value: { email: newAddress(1) } })
  expect(await findStaff(ctx.db, diane.id)).toMatchObject({ email: newAddress(1) })
  await runJobs()
  expect(emails.at(-1)).toMatchObject({ to: diane.email, subject: 'Impamba: your sign-in email address was changed' })
  expect(emails.at(-1)?.text).not.toMatch(/key=/)
  expect(await listAuditEntriesOf(ctx.db, { kind: 'staff', id: diane.id }, ['email-changed'])).toMatchObject([
    { facts: { before: diane.email, after: newAddress(1) } },
  ])
  expect(await confirmEmailChange(ctx, { staff: diane, key })).toEqual(over)
})

test('an address that somebody has is answered like any other, and no email goes there', async () => {
  const [diane, eric] = [await staffOf(), await staffOf()]
  expect(await requestEmailChange(ctx, { staff: diane, email: eric.email })).toEqual({ done: true })
  expect(await requestEmailChange(ctx, { staff: diane, email: diane.email })).toEqual({ done: true })
  await runJobs()
  expect(emails).toEqual([])
})

test('of two who were promised one address the first to confirm has it', async () => {
  const [diane, eric] = [await staffOf(), await staffOf()]
  const keys = await Promise.all(
    [diane, eric].map(({ id }) => makeKey(ctx, ctx.db, { purpose: 'new-email', staffId: id, facts: { email: newAddress(2) } })),
  )
  const outcomes = await Promise.all(
    [diane, eric].map((staff, n) => confirmEmailChange(ctx, { staff, key: keys[n]?.text ?? '' })),
  )
  expect(outcomes.filter(({ done }) => done)).toHaveLength(1)
  expect(outcomes.find(({ done }) => !done)).toEqual(over)
})

test('a stranger whose mailbox a misspelt address reaches opens nothing with its email', async () => {
  const [diane, stranger] = [await staffOf(), await staffOf()]
  await requestEmailChange(ctx, { staff: diane, email: newAddress(3) })
  await runJobs()
  const key = keyInEmail()
  expect(await findNewEmail(ctx, { staff: stranger, key })).toBeUndefined()
  expect(await confirmEmailChange(ctx, { staff: stranger, key })).toEqual(over)
  expect((await confirmEmailChange(ctx, { staff: diane, key })).done).toBe(true)
})

test('an email that went to the former address opens nothing any more', async () => {
  const diane = await staffOf()
  const link = await makeKey(ctx, ctx.db, { purpose: 'link', staffId: diane.id })
  const { text: key } = await makeKey(ctx, ctx.db, { purpose: 'new-email', staffId: diane.id, facts: { email: newAddress(4) } })
  await confirmEmailChange(ctx, { staff: diane, key })
  expect(await signInByLink(ctx, { key: link.text, headers: new Headers() })).toEqual(over)
})

test('five emails in a quarter of an hour and no more, none to an invalid address, none without a mail server', async () => {
  const diane = await staffOf()
  const request = (email: string, from = ctx) => requestEmailChange(from, { staff: diane, email })
  for (let n = 1; n <= 5; n += 1) expect((await request(newAddress(`of-${n}`))).done).toBe(true)
  expect(await request(newAddress('of-6'))).toEqual({ done: false, refusal: { reason: 'too-many-requests' } })
  clock.advance(15 * 60_000)
  expect((await request(newAddress('of-6'))).done).toBe(true)
  expect(await request('diane@')).toEqual({ done: false, refusal: { reason: 'invalid-email' } })
  const mute = { ...ctx, mail: { ...ctx.mail, delivers: false } }
  expect(await request(newAddress('of-7'), mute)).toEqual({ done: false, refusal: { reason: 'no-mail-server' } })
})
