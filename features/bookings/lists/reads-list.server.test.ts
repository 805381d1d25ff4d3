import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { bareBooking } from '#tests/support/bare-booking.ts'
import { testContext } from '#tests/support/test-context.ts'
import { fold } from '#values/slug.ts'
import { type ListCursor, type ListQuery, type ListSort, listSorts, searchPatterns } from './booking-list.ts'
import { countEach, countListed, listBookings, listInChunks } from './reads-list.server.ts'
import { findBookingsLike } from './reads-search.server.ts'

const { ctx } = await testContext()
const today = '2027-03-12'
const states = ['confirmed', 'completed', 'cancelled', 'waitlisted'] as const

/** Sixty bookings, made two at an instant and starting three on a day, in four states, and one with a traveller to be found. */
beforeAll(async () => {
  for (let index = 0; index < 60; index++) {
    const id = await bareBooking(ctx.db)
    const made = new Date(Date.UTC(2027, 0, 1) + Math.floor(index / 2) * 60_000)
    await sql`update bookings set created_at = ${made}, starts_on = date '2027-06-01' + ${Math.floor(index / 3)}::int,
      ends_on = date '2027-07-30', state = ${states[index % 4]}, lead_name = ${`Guest ${String.fromCharCode(97 + (index % 7))}`},
      kind = ${index % 5 ? 'journey' : 'pilgrims'}, ordered = jsonb_build_object('kind', ${index % 5 ? 'journey' : 'pilgrims'}::text,
        'package', ${index % 3 ? 'one' : 'another'}::text) where id = ${id}`.execute(ctx.db)
    if (index === 31)
      await sql`insert into booking_travellers (booking_id, position, first_names, family_name, residency, assumed_age)
        values (${id}, 1, 'Ørjan', 'Bjørnstad', 'foreign', 30)`.execute(ctx.db)
  }
})

/** All pages of a list, forwards, and on the way the same pages read backwards. */
async function walk(query: ListQuery, sort: ListSort, limit: number): Promise<string[]> {
  const seen: string[] = []
  let cursor: ListCursor
  let pages = 0
  for (;;) {
    const page = await listBookings(ctx.db, query, { sort, cursor, limit, today })
    const ids = page.bookings.map(({ id }) => id)
    expect(page.before !== undefined).toBe(pages > 0)
    if (page.before) {
      const back = await listBookings(ctx.db, query, { sort, cursor: { before: page.before }, limit, today })
      expect(back.bookings.map(({ id }) => id)).toEqual(seen.slice(-limit))
      expect(back.after).toBe(seen.at(-1))
      expect(back.before !== undefined).toBe(pages > 1)
    }
    seen.push(...ids)
    pages += 1
    if (!page.after) return seen
    cursor = { after: page.after }
  }
}

describe.each(listSorts)('in the order %s', (sort) => {
  test.each([
    {},
    { states: ['confirmed', 'cancelled'] as const },
    { kind: 'pilgrims' as const },
  ])('the pages of %j hold every booking once, and lead back as they led on', async (query) => {
    const whole = await listBookings(ctx.db, query, { sort, limit: 100, today })
    const ids = whole.bookings.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.length).toBe(whole.count)
    expect(await countListed(ctx.db, query, today)).toBe(whole.count)
    expect(await walk(query, sort, 7)).toEqual(ids)
    const chunks = []
    for await (const some of listInChunks(ctx.db, query, { sort, size: 8, today })) chunks.push(...some.map(({ id }) => id))
    expect(chunks).toEqual(ids)
  })

  test('they are listed in that order', async () => {
    const { bookings } = await listBookings(ctx.db, {}, { sort, limit: 100, today })
    const { rows } = await sql<{ id: string; minor: number }>`select id, balance_minor as minor from bookings`.execute(ctx.db)
    const balances = new Map(rows.map(({ id, minor }) => [id, minor]))
    const keyOf: Record<ListSort, (booking: (typeof bookings)[number]) => number> = {
      newest: ({ createdAt }) => -createdAt.getTime(),
      start: ({ startsOn }) => Date.parse(startsOn),
      name: ({ leadName }) => leadName.charCodeAt(6),
      balance: ({ id }) => -(balances.get(id) ?? 0),
    }
    const keys = bookings.map(keyOf[sort])
    expect(keys).toEqual(keys.toSorted((a, b) => a - b))
    expect(bookings).toHaveLength(60)
  })
})

const count = async (query: ListQuery) => (await listBookings(ctx.db, query, { sort: 'newest', limit: 100, today })).count

test('each filter leaves what it names, days of both ends included', async () => {
  expect(await count({ kind: 'pilgrims' })).toBe(12)
  expect(await count({ package: 'another' })).toBe(20)
  expect(await count({ startsFrom: '2027-06-02', startsTo: '2027-06-03' })).toBe(6)
  expect(await count({ madeTo: '2027-01-01' })).toBe(60)
  expect(await count({ madeFrom: '2027-01-02' })).toBe(0)
  const counted: ListQuery[] = [
    { states: ['confirmed'] },
    { states: ['confirmed', 'completed'], kind: 'pilgrims' },
    { madeFrom: '2027-01-02' },
  ]
  expect(await countEach(ctx.db, counted, today)).toEqual(await Promise.all(counted.map(count)))
  expect(
    await countEach(ctx.db, [{ states: ['confirmed'] }, { states: ['confirmed', 'completed'] }, { states: ['enquiry'] }], today),
  ).toEqual([15, 30, 0])
})

test('a booking is found by its reference, its lead, their address and phone, any traveller of it, and the company that is billed', async () => {
  const { bookings } = await listBookings(ctx.db, { search: 'bjornstad ørj' }, { sort: 'newest', limit: 10, today })
  expect(bookings).toHaveLength(1)
  const [{ reference = '' } = {}] = bookings
  for (const search of [reference, reference.toLowerCase(), reference.replace('-', ''), ` ${reference} marit@`])
    expect([search, await count({ search })]).toEqual([search, 1])
  for (const search of ['guest a', 'MARIT@EXAMPLE', '+47 900 00 000', '0 900 00 000', '90000000', 'gu'])
    expect([search, (await count({ search })) ?? 0]).not.toEqual([search, 0])
  const [billed] = bookings
  await sql`update bookings set billing_name = 'Évêché de Byumba' where id = ${billed?.id}`.execute(ctx.db)
  expect(await count({ search: 'eveche byum' })).toBe(1)
  expect(await findBookingsLike(ctx.db, '%évêché%', 5)).toMatchObject([{ id: billed?.id }])
  for (const search of ['bjornstad guestx', '%', '_', 'uest nobody', '\\'])
    expect([search, await count({ search })]).toEqual([search, 0])
})

test('a traveller who is named again is found by the new name and not by the old, and one who is erased by none', async () => {
  const id = await bareBooking(ctx.db)
  await sql`insert into booking_travellers (booking_id, position, first_names, family_name, residency, assumed_age)
    values (${id}, 1, 'Zebedee', 'Quux', 'foreign', 30), (${id}, 2, null, null, 'foreign', 30)`.execute(ctx.db)
  const found = async () => [await count({ search: 'zebedee' }), await count({ search: 'quxley' })]
  expect(await found()).toEqual([1, 0])
  await sql`update booking_travellers set first_names = 'Abel', family_name = 'Quxley' where booking_id = ${id}`.execute(ctx.db)
  expect(await found()).toEqual([0, 1])
  await sql`update booking_travellers set first_names = null, family_name = null where booking_id = ${id} and position = 1`.execute(
    ctx.db,
  )
  await sql`delete from booking_travellers where booking_id = ${id} and position = 2`.execute(ctx.db)
  expect(await found()).toEqual([0, 0])
  await sql`delete from bookings where id = ${id}`.execute(ctx.db)
})

test('one or two letters match only the beginning of a word', () => {
  expect(searchPatterns('li Wang')).toEqual(['% li%', '%wang%'])
  expect(searchPatterns('50%_\\')).toEqual(['%50\\%\\_\\\\%'])
  expect(searchPatterns('+250 (0) 788-123.456')).toEqual(['%2500788123456%'])
  expect(searchPatterns('0788 123 456')).toEqual(['%788123456%'])
  expect(searchPatterns('   ')).toEqual([])
  expect(searchPatterns('a b c d e f g h')).toHaveLength(6)
})

test('the database folds a text as the code does, so that what is typed finds what was written', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: fc.constantFrom(...'aZÅÉøØßÆœŁđðÞıİ&éñ ḠǾ中ก’-\u0301'), maxLength: 12 }), async (text) => {
      const { rows } = await sql<{ folded: string }>`select folded(${text})`.execute(ctx.db)
      expect(rows[0]?.folded).toBe(fold(text))
    }),
    { numRuns: 300 },
  )
})

test('a search that finds too many to count shows the first of them in any order, with the filters beside it', async () => {
  const id = await bareBooking(ctx.db)
  // Copies of it, each with a reference of its own, in letters that no other text of this test contains.
  await sql`
    insert into bookings (reference, idempotency_key, lead_name, created_at, state, kind, ordered, title, scene, starts_on, ends_on,
      travellers_count, email, phone, currency, total_minor, deposit_minor, balance_due_on, rwf_per_unit, terms_version)
    select 'ZZZ' || chr(66 + n / 400) || '-' || chr(50 + n / 50 % 8) || chr(50 + n / 7 % 8) || chr(80 + n % 7) || 'Z', 'many-' || n, 'Manifold ' || n,
      timestamptz '2020-01-01' + n * interval '1 minute', case when n % 100 = 0 then 'completed' else 'confirmed' end, kind, ordered, title,
      scene, starts_on, ends_on, travellers_count, email, phone, currency, total_minor, deposit_minor, balance_due_on, rwf_per_unit, terms_version
    from bookings, generate_series(1, 600) n where id = ${id} on conflict do nothing`.execute(ctx.db)
  const query = { search: 'manifold' }
  const first = await listBookings(ctx.db, query, { sort: 'newest', limit: 25, today })
  expect(first.count).toBeUndefined()
  expect(first.bookings).toHaveLength(25)
  const ended = await walk({ ...query, states: ['completed'] }, 'newest', 2)
  const { rows } = await sql<{ id: string }>`
    select id from bookings where lead_name like 'Manifold%' and state = 'completed' order by created_at desc`.execute(ctx.db)
  expect(rows.length).toBeGreaterThan(2)
  expect(ended).toEqual(rows.map((row) => row.id))
})
