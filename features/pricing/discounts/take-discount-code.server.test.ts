import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { transact } from '#platform/database/transact.server.ts'
import { testContext } from '#tests/support/test-context.ts'
import { referenceFrom } from '#values/reference.ts'
import { findDiscountCode } from './reads.server.ts'
import { giveBackDiscountCode, takeDiscountCode } from './take-discount-code.server.ts'

const { ctx } = await testContext()
const today = '2027-03-12'

/** A code for hotel stays with its own name, 10% off, all of March. */
async function newCode({ mostUses = null as number | null, active = true } = {}): Promise<string> {
  const code = `STAY-${randomUUID().slice(0, 8).toUpperCase()}`
  await sql`
    insert into discount_codes (code, name, percent, from_day, until_day, most_uses, kinds, active)
    values (${code}, 'March', 10, '2027-03-01', '2027-03-31', ${mostUses}, '{stay}', ${active})`.execute(ctx.db)
  return code
}

/** A stay that waits for nothing but a code. */
async function newBooking(): Promise<string> {
  const id = randomUUID()
  const reference = referenceFrom(Buffer.from(id.replaceAll('-', ''), 'hex'))
  await sql`
    insert into bookings (id, reference, idempotency_key, state, kind, ordered, title, scene, starts_on, ends_on,
      travellers_count, lead_name, email, phone, currency, total_minor, deposit_minor, balance_due_on, rwf_per_unit,
      terms_version, created_at)
    values (${id}, ${reference}, ${id}, 'enquiry', 'stay', '{"kind": "stay"}', 'A lodge', '{}', '2027-06-01', '2027-06-03',
      2, 'Marit Solheim', 'marit@example.no', '+47 900 00 000', 'USD', 10000, 3000, '2027-05-01', 1450, '2026-11',
      '2027-03-12T08:00:00Z')`.execute(ctx.db)
  return id
}

const take = (bookingId: string, code: string, more: { kind?: string; today?: string } = {}) =>
  transact(ctx.db, (tx) => takeDiscountCode(tx, { code, bookingId, kind: 'stay', today, ...more }))

async function usersOf(code: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select booking_id as id from discount_uses where code = ${code}`.execute(ctx.db)
  return rows.map(({ id }) => id)
}

test('eight bookings take the last use of a code at once: one has it, seven are told that it is used up', async () => {
  for (let round = 0; round < 10; round += 1) {
    const code = await newCode({ mostUses: 2 })
    expect(await take(await newBooking(), code)).toMatchObject({ done: true })
    const bookings = await Promise.all(Array.from({ length: 8 }, newBooking))
    const outcomes = await Promise.all(bookings.map((id) => take(id, code)))
    expect(outcomes.filter((outcome) => outcome.done)).toHaveLength(1)
    const refusals = outcomes.flatMap((outcome) => (outcome.done ? [] : [outcome.refusal.reason]))
    expect(refusals).toEqual(Array.from({ length: 7 }, () => 'code-used-up'))
    expect(await usersOf(code)).toHaveLength(2)
  }
})

test('a use that is given back is free for another booking', async () => {
  const code = await newCode({ mostUses: 1 })
  const [first, second] = [await newBooking(), await newBooking()]
  expect(await take(first, code)).toMatchObject({ done: true })
  expect(await take(second, code)).toEqual({ done: false, refusal: { reason: 'code-used-up' } })
  await ctx.db.transaction().execute((tx) => giveBackDiscountCode(tx, first))
  expect(await take(second, code)).toMatchObject({ done: true })
  expect(await usersOf(code)).toEqual([second])
})

test('a booking that takes its code again uses it once, and one that takes another code gives the first back', async () => {
  const [code, other] = [await newCode({ mostUses: 1 }), await newCode({ mostUses: 1 })]
  const booking = await newBooking()
  await take(booking, code)
  expect(await take(booking, code)).toMatchObject({ done: true })
  expect(await usersOf(code)).toEqual([booking])
  expect(await take(booking, other)).toMatchObject({ done: true })
  expect([await usersOf(code), await usersOf(other)]).toEqual([[], [booking]])
})

test('a code without a limit is taken as often as one likes', async () => {
  const code = await newCode()
  for (let index = 0; index < 3; index += 1) expect(await take(await newBooking(), code)).toMatchObject({ done: true })
})

test('a code that is unknown, not yet in force, ended, switched off or for something else is refused by its reason', async () => {
  const [code, off] = [await newCode(), await newCode({ active: false })]
  const booking = await newBooking()
  const reason = async (typed: string, more: { kind?: string; today?: string } = {}) => {
    const outcome = await take(booking, typed, more)
    return outcome.done ? 'done' : outcome.refusal.reason
  }
  expect(await reason('NO-SUCH-CODE')).toBe('code-unknown')
  expect(await reason(code, { today: '2027-02-28' })).toBe('code-unknown')
  expect(await reason(code, { today: '2027-04-01' })).toBe('code-ended')
  expect(await reason(off)).toBe('code-ended')
  expect(await reason(code, { kind: 'hire' })).toBe('code-not-for-this')
  expect(await usersOf(code)).toEqual([])
  expect(await reason(code, { today: '2027-03-01' })).toBe('done')
  expect(await reason(` ${code.toLowerCase()} `, { today: '2027-03-31' })).toBe('done')
})

test('a code is found in force on its first and its last day, however it is typed, and on no day outside', async () => {
  const code = await newCode()
  const found = { code, name: 'March', percent: 10, amountMinor: null, kinds: ['stay'] }
  expect(await findDiscountCode(ctx.db, ` ${code.toLowerCase()}`, '2027-03-01')).toEqual(found)
  expect(await findDiscountCode(ctx.db, code, '2027-03-31')).toEqual(found)
  expect(await findDiscountCode(ctx.db, code, '2027-02-28')).toBeUndefined()
  expect(await findDiscountCode(ctx.db, code, '2027-04-01')).toBeUndefined()
  expect(await findDiscountCode(ctx.db, await newCode({ active: false }), today)).toBeUndefined()
})

test('a code without a last day stays in force, and one that is used up is still found, to price a booking that holds it', async () => {
  const code = await newCode({ mostUses: 1 })
  await sql`update discount_codes set until_day = null where code = ${code}`.execute(ctx.db)
  await take(await newBooking(), code)
  expect(await findDiscountCode(ctx.db, code, '2031-01-01')).toMatchObject({ code })
})
