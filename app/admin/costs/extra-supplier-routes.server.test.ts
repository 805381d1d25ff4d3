import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { adoptEntries } from '#features/content/adopt-entries.server.ts'
import { listDrafts } from '#features/content/reads.server.ts'
import { kindOf } from '#features/content-kinds/entry-kinds.server.ts'
import { findExtraService } from '#features/costs/reads.server.ts'
import { roles } from '#features/staff/permissions.ts'
import { addRateBook } from '#features/suppliers/add-rate-book.server.ts'
import { answerOf, argsOf, cookieOf, type RequestParts } from '#tests/support/admin-request.ts'
import { oneCarBook } from '#tests/support/car-rate-book.ts'
import { testContext } from '#tests/support/test-context.ts'
import { action, loader } from './extra-supplier.tsx'

const { ctx } = await testContext()
const cookies = Object.fromEntries(await Promise.all(roles.map(async (role) => [role, await cookieOf(ctx, role)])))
let [id, car] = ['', 0]

beforeAll(async () => {
  await sql`insert into extras (id, name, note, unit, amount_minor, kinds, most_per_booking, active, position, transfer)
    values ('pick-up', 'From the airport', 'A drive.', 'booking', 6000, '{journey}', 1, true, 90, 'arrival')`.execute(ctx.db)
  const kind = kindOf('extra')
  if (!kind) throw new Error('Extras are no entries')
  await adoptEntries(ctx, [kind])
  id = String((await listDrafts(ctx.db, 'extra'))[0]?.id)
  const ids = await ctx.db.transaction().execute((tx) => addRateBook(ctx, tx, oneCarBook, 'Sophie'))
  car = ids.get('car') ?? 0
})

const args = (parts: RequestParts) => argsOf(ctx, `/admin/extras/edit/${id}/supplier`, { ...parts, params: { id } }) as never
const post = (form: Record<string, string>, role = 'owner') => answerOf(() => action(args({ cookie: cookies[role] ?? '', form })))

test('who may see costs reads it, who may change rates saves it, and nobody else', async () => {
  expect(await answerOf(() => loader(args({})))).toMatchObject({ status: 302 })
  for (const role of roles) {
    const may = role === 'owner' || role === 'sales'
    expect(await answerOf(() => loader(args({ cookie: cookies[role] ?? '' }))), role).toMatchObject({ status: may ? 200 : 403 })
    expect(await post({ seen: '', service: '' }, role), role).toMatchObject({ status: may ? 303 : 403 })
  }
})

test('a service that does not exist is refused at its field, and one that was chosen is stored', async () => {
  expect(await post({ seen: '', service: '999' })).toMatchObject({
    status: 422,
    data: { service: '999', error: 'Choose a service from the list.' },
  })
  expect(await post({ seen: '', service: '99999999999' }), 'more than the database counts to').toMatchObject({ status: 422 })
  expect(await findExtraService(ctx.db, 'pick-up')).toBeNull()
  expect(await post({ seen: '', service: String(car) })).toMatchObject({ status: 303 })
  expect(await findExtraService(ctx.db, 'pick-up')).toBe(car)
  const shown = await loader(args({ cookie: cookies.owner ?? '' }))
  expect(shown.loss, 'sold for $60.00 with VAT, and it costs $118.00 with VAT that comes back').toMatch(
    /costs \$100\.00 today and is sold for \$50\.85, both without VAT/,
  )
  await sql`update extras set amount_minor = 11801 where id = 'pick-up'`.execute(ctx.db)
  expect((await loader(args({ cookie: cookies.owner ?? '' }))).loss).toBe('')
  expect(shown).toMatchObject({ serviceId: car, isTransfer: true })
  expect(new Set(shown.choices.map(({ kind }) => kind)), 'a transfer is driven').toEqual(new Set(['transport']))
})

test('who saves over what somebody else has saved reads what that is, with the own choice still there', async () => {
  expect(await post({ seen: '', service: '' })).toMatchObject({
    status: 409,
    data: { service: '', theirs: expect.stringContaining('Cars: Car with driver (per vehicle and day)') },
  })
  expect(await post({ seen: String(car), service: '' })).toMatchObject({ status: 303 })
})
