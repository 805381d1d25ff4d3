import { expect, test } from 'vitest'
import { listSecurityNotices } from '#features/audit-log/reads.server.ts'
import { securityNoticeQueue } from '#features/audit-log/security-notice.ts'
import { findSettings } from '#features/settings/reads.server.ts'
import { saveSettings } from '#features/settings/save-settings.server.ts'
import { testContext } from '#tests/support/test-context.ts'
import { changeStaff } from '../accounts/change-staff.server.ts'
import { inviteStaff } from '../accounts/invite-staff.server.ts'
import { member } from '../test-member.server.ts'
import { sendSecurityNotice } from './send-security-notice.server.tsx'

const { ctx, clock, emails, runJobs } = await testContext()
const [first, second] = [await member(ctx, { role: 'owner' }), await member(ctx, { role: 'owner' })]
const diane = await member(ctx, { role: 'sales' })

/** Runs the notices that wait, and returns the emails sent since, as recipient and text. */
async function sentNotices(): Promise<string[]> {
  const before = emails.length
  await runJobs({ [securityNoticeQueue]: (data) => sendSecurityNotice(ctx, data) })
  return emails.slice(before).map(({ to, subject }) => `${to} ${subject.replace(/^.*: /, '')}`)
}
const toEveryOwner = (...subjects: string[]) =>
  subjects.flatMap((subject) => [first, second].map(({ email }) => `${email} ${subject}`))
const ofOwners = (lines: readonly string[]) => lines.filter((line) => [first, second].some(({ email }) => line.startsWith(email)))

test('every owner gets an email about each new owner, by invitation or by a change of role, also one disabled since', async () => {
  const invitation = { name: 'Mallory', email: 'mallory@impamba.test', role: 'owner' } as const
  await inviteStaff(ctx, { actor: first, invitation })
  await changeStaff(ctx, { actor: first, staffId: second.id, change: { what: 'disable' } })
  expect(ofOwners(await sentNotices()).sort()).toEqual(toEveryOwner('there is a new owner').sort())
  await changeStaff(ctx, { actor: first, staffId: diane.id, change: { what: 'role', to: 'owner' } })
  expect(ofOwners(await sentNotices()).sort()).toEqual(toEveryOwner('there is a new owner').sort())
  await changeStaff(ctx, { actor: first, staffId: second.id, change: { what: 'enable' } })
  expect(ofOwners(await sentNotices())).toHaveLength(2)
})

test('every owner gets an email about changed bank details, with who and when and without the number', async () => {
  const bank = { ...(await findSettings(ctx.db)).bank, account: '00040-0099-1' }
  await saveSettings(ctx, { actor: second, values: { bank } })
  expect(ofOwners(await sentNotices()).sort()).toEqual(toEveryOwner('payment details were changed').sort())
  const last = emails.at(-1)
  expect(last?.text).toContain(second.name)
  expect(last?.text).not.toContain('00040-0099-1')
})

test('what concerns neither owners nor money is no such notice', async () => {
  await inviteStaff(ctx, { actor: first, invitation: { name: 'Paul', email: 'paul@impamba.test', role: 'sales' } })
  await saveSettings(ctx, { actor: first, values: { freeLeaderEvery: 20 } })
  expect(await sentNotices()).toEqual([])
})

test('the dashboard shows it for 24 hours', async () => {
  const shown = async () => (await listSecurityNotices(ctx.db, clock.now())).length
  const now = await shown()
  expect(now).toBeGreaterThan(0)
  clock.advance(24 * 60 * 60_000 - 1)
  expect(await shown()).toBe(now)
  clock.advance(1)
  expect(await shown()).toBe(0)
})
