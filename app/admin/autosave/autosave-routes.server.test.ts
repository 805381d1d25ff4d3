import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { sendEnquiry } from '#features/enquiries/send-enquiry.server.ts'
import { type Role, roles } from '#features/staff/permissions.ts'
import { answerOf, argsOf, cookieOf, type RequestParts } from '#tests/support/admin-request.ts'
import { testContext } from '#tests/support/test-context.ts'
import { action as emailAction, loader as emailLoader } from '../emails/new.tsx'
import { action as enquiryAction, loader as enquiryLoader } from '../enquiries/enquiry.tsx'
import { action } from './autosave.ts'

const { ctx } = await testContext()
const args = (path: string, parts: RequestParts) => argsOf(ctx, path, parts) as never
const cookies = Object.fromEntries(await Promise.all(roles.map(async (role) => [role, await cookieOf(ctx, role)])))
const as = (role: Role) => ({ cookie: cookies[role] ?? '' })
const keep = (parts: RequestParts) => answerOf(() => action(args('/admin/autosave', parts)))

await sendEnquiry(ctx, {
  ...{ kind: 'contact', name: 'Marit Solheim', email: 'marit@example.no', phone: '', message: 'Nyungwe?', details: {} },
})
const { rows } = await sql<{ id: string }>`select id from enquiries`.execute(ctx.db)
const id = rows[0]?.id ?? ''
const place = `enquiry:${id}`
const may: Record<Role, number> = { owner: 204, sales: 204, editor: 403, translator: 403, 'read-only': 403 }

describe('keeping what is typed', () => {
  test('who is not signed in is sent to sign in', async () => {
    expect(await keep({ form: { place, text: 'Dear' } })).toMatchObject({ status: 302 })
  })

  test.each(roles)('as %s', async (role) => {
    expect(await keep({ ...as(role), form: { place, text: 'Dear' } })).toMatchObject({ status: may[role] })
    expect(await keep({ ...as(role), form: { place: 'letter:?to=a%40b.c', body: 'Dear' } })).toMatchObject({ status: may[role] })
    expect(await keep({ ...as(role), form: { place: 'booking:1', text: 'Dear' } })).toMatchObject({ status: 404 })
  })

  test('more than anybody types is told to be too much', async () => {
    expect(await keep({ ...as('sales'), form: { place, text: 'a'.repeat(70_000) } })).toMatchObject({ status: 413 })
  })
})

test('half an answer is there again for who typed it, kept without JavaScript too, and gone once it is sent', async () => {
  const path = `/admin/enquiries/${id}`
  const shown = async (role: Role) => (await enquiryLoader(args(path, { ...as(role), params: { id } }))).autosaved?.text
  const press = (form: Record<string, string>) =>
    answerOf(() => enquiryAction(args(path, { ...as('sales'), params: { id }, form: { version: '1', ...form } })))
  await keep({ ...as('sales'), form: { place, text: 'Dear Marit, we' } })
  expect(await shown('sales')).toBe('Dear Marit, we')
  expect(await shown('owner')).toBe('Dear')
  await press({ event: 'look', text: 'Dear Marit, we go.' })
  expect(await shown('sales')).toBe('Dear Marit, we go.')
  expect(await press({ event: 'answer', text: 'Dear Marit, we go.' })).toMatchObject({ status: 303 })
  expect(await shown('sales')).toBeUndefined()
  expect(await shown('owner')).toBe('Dear')
})

test('half an email is there again at the same recipients, and gone once it is sent', async () => {
  const path = '/admin/emails/new?to=jean%40example.org'
  const shown = async () => (await emailLoader(args(path, as('sales')))).compose
  const typed = { subject: 'Muraho', body: 'Two words.', 'to-address': 'on' }
  const first = await shown()
  const at = first?.place ?? ''
  const tick = first?.recipients[0]?.tick ?? ''
  await keep({ ...as('sales'), form: { place: at, ...typed, stamp: first?.stamp ?? '' } })
  expect((await shown())?.autosaved?.typed).toEqual(typed)
  expect((await emailLoader(args('/admin/emails/new?to=other%40example.org', as('sales')))).compose?.autosaved).toBeUndefined()
  const form = { ...typed, [tick]: 'on', place: at, stamp: first?.stamp ?? '', do: 'send' }
  const press = (look: string) => answerOf(() => emailAction(args(path, { ...as('sales'), form: { ...form, look } })))
  const unseen = await press('')
  expect(unseen).toMatchObject({ status: 409 })
  expect((await shown())?.autosaved?.typed).toMatchObject(typed)
  expect(await press((unseen.data as { preview: { look: string } }).preview.look)).toMatchObject({ status: 303 })
  expect((await shown())?.autosaved).toBeUndefined()
})
