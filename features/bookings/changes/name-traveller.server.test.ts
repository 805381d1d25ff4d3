import { randomBytes, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { transact } from '#platform/database/transact.server.ts'
import { testContext } from '#tests/support/test-context.ts'
import { referenceFrom } from '#values/reference.ts'
import { type Naming, nameTraveller } from './name-traveller.server.ts'

const { ctx, clock } = await testContext()
const startsOn = '2027-06-30'

// A journey for ten and older, with the gorillas (fifteen and older) on its second day.
await sql`
  with package as (
    insert into packages (slug, title, kind, sentence, lede, countries, parks, styles, start_place_id, end_place_id, nights,
      fitness, minimum_age, group_min, group_max, scene, best_months, season_note, high_seasons, comforts, included, excluded,
      good_to_know, goes_well_with, bookable, as_of, confidence, position)
    select 'trek', 'Trek', 'journey', '', '', '{}', '{}', '{}', min(p.id), min(p.id), 2, 1, 10, 1, 8, '{}',
      array_fill(1::smallint, array[12]), '', '[]', '[]', '{}', '{}', '{}', '{}', true, 2026, 'high', 0 from places p returning id)
  insert into package_fees (package_id, fee_id, day, quantity) select id, 'gorilla-volcanoes', 2, 1 from package`.execute(ctx.db)

/** A booking of an adult and one traveller without a name, priced for an age. Without the package no ages are required. */
async function unnamed(
  pricedAge: number,
  order: Record<string, unknown> = { kind: 'journey', package: 'plain' },
): Promise<string> {
  const ordered = JSON.stringify(order)
  const { rows } = await sql<{ id: string }>`
    insert into bookings (reference, idempotency_key, state, kind, ordered, title, scene, starts_on, ends_on, travellers_count,
      lead_name, email, phone, currency, total_minor, deposit_minor, balance_due_on, rwf_per_unit, terms_version, created_at)
    values (${referenceFrom(randomBytes(8))}, ${randomUUID()}, 'confirmed', ${order.kind}, ${ordered}, 'Three days', '{}',
      ${startsOn}, '2027-07-02', 2, 'Parish', 'parish@example.org', '+250', 'USD', 100, 30, ${startsOn}, 1450, '2026-11',
      ${clock.now()}) returning id`.execute(ctx.db)
  const id = rows[0]?.id ?? ''
  await sql`insert into booking_travellers (booking_id, position, residency, assumed_age)
    values (${id}, 1, 'foreign', ${pricedAge}), (${id}, 2, 'foreign', 30)`.execute(ctx.db)
  return id
}

/** Somebody who has had so many birthdays on the first day. */
const aged = (age: number): Naming => ({ firstNames: 'Aline', familyName: 'Keza', bornOn: `${2027 - age}-06-30` })
const name = (id: string, naming: Naming, position = 1) => transact(ctx.db, (tx) => nameTraveller(tx, id, position, naming))
const outcomeOf = async (pricedAge: number, age: number, order?: Record<string, unknown>) => {
  const outcome = await name(await unnamed(pricedAge, order), aged(age))
  return outcome.done ? 'done' : outcome.refusal.reason
}

test('a traveller is named with the birth day, and the age of the price stays beside it', async () => {
  const id = await unnamed(30)
  expect(await name(id, aged(44))).toEqual({ done: true, value: undefined })
  const { rows } = await sql`select first_names, family_name, born_on, assumed_age from booking_travellers
    where booking_id = ${id} and position = 1`.execute(ctx.db)
  expect(rows).toEqual([{ first_names: 'Aline', family_name: 'Keza', born_on: '1983-06-30', assumed_age: 30 }])
})

test('a birth day in another share of a child is refused, and nothing is written', async () => {
  const id = await unnamed(30)
  expect(await name(id, aged(11))).toEqual({
    done: false,
    refusal: { reason: 'price-would-change', pricedAge: 30, age: 11 },
  })
  const { rows } =
    await sql`select from booking_travellers where booking_id = ${id} and position = 1 and first_names is null`.execute(ctx.db)
  expect(rows).toHaveLength(1)
  const edges: [pricedAge: number, age: number, says: string][] = [
    [30, 12, 'done'],
    [11, 12, 'price-would-change'],
    [11, 6, 'done'],
    [6, 5, 'price-would-change'],
    [5, 2, 'done'],
    [2, 1, 'price-would-change'],
    [1, 0, 'done'],
  ]
  for (const [pricedAge, age, expected] of edges)
    expect([pricedAge, age, await outcomeOf(pricedAge, age)]).toEqual([pricedAge, age, expected])
})

test('a traveller who turns fifteen on the day of the visit is old enough for the permit, and a day later too young', async () => {
  const trek = { kind: 'journey', package: 'trek' }
  const bornOn = (day: string) => ({ firstNames: 'Aline', familyName: 'Keza', bornOn: day })
  expect(await name(await unnamed(30, trek), bornOn('2012-07-01'))).toMatchObject({ done: true })
  expect(await name(await unnamed(30, trek), bornOn('2012-07-02'))).toEqual({
    done: false,
    refusal: { reason: 'too-young', minimumAge: 15 },
  })
  expect(await outcomeOf(14, 15, trek)).toBe('price-would-change')
  expect(await outcomeOf(14, 13, trek)).toBe('done')
})

test("the journey's own age counts on its first day", async () => {
  const outcome = await name(await unnamed(11, { kind: 'journey', package: 'trek' }), aged(9))
  expect(outcome).toEqual({ done: false, refusal: { reason: 'too-young', minimumAge: 10 } })
})

test('a child of a hotel booking has the age of its room, and ages of a hire cost nothing', async () => {
  expect(await outcomeOf(9, 9, { kind: 'stay' })).toBe('done')
  expect(await outcomeOf(9, 8, { kind: 'stay' })).toBe('price-would-change')
  expect(await outcomeOf(30, 17, { kind: 'stay' })).toBe('price-would-change')
  expect(await outcomeOf(30, 71, { kind: 'stay' })).toBe('done')
  expect(await outcomeOf(30, 4, { kind: 'hire' })).toBe('done')
  expect(await outcomeOf(30, 120, { kind: 'hire' })).toBe('done')
  expect(await outcomeOf(30, 121, { kind: 'hire' })).toBe('ages-wrong')
})

test('a name is given once: the same again is done, another is refused', async () => {
  const id = await unnamed(30)
  expect(await name(id, aged(40))).toMatchObject({ done: true })
  expect(await name(id, aged(40))).toMatchObject({ done: true })
  expect(await name(id, aged(41))).toEqual({ done: false, refusal: { reason: 'already-named' } })
  expect(await name(id, aged(40), 3)).toEqual({ done: false, refusal: { reason: 'traveller-unknown' } })
})

test('the last adult of a party cannot be named as a child', async () => {
  const id = await unnamed(30)
  expect(await name(id, aged(17))).toMatchObject({ done: true })
  expect(await name(id, { ...aged(17), firstNames: 'Jean' }, 2)).toEqual({ done: false, refusal: { reason: 'no-adult' } })
})
