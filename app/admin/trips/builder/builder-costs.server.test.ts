import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { loseTrip } from '#features/trips/change-trip.server.ts'
import { openBuilderOfTrip } from '#tests/support/trip-builder.ts'
import * as itemPage from './item.tsx'
import * as newItemPage from './new-item.tsx'
import * as optionsPage from './options.tsx'
import * as partyPage from './party.tsx'
import { itemValues } from './read-item-form.ts'
import { optionsValues } from './read-options-form.ts'
import { partyValues } from './read-party-form.ts'
import * as versionPage from './version.tsx'

const { actor, car, ctx, draft, get, id, post, seen, takeCar } = await openBuilderOfTrip()
await takeCar()

test('what has no rate yet is taken as an estimate, from the list and where it is missed, and who may not see costs reads no percentage', async () => {
  const before = { ...partyValues(await draft()), seen: await seen() }
  await post(partyPage, { ...before, startsOn: '2029-07-06' })
  const picked = (await get(newItemPage, { query: '?kind=transport&day=2&days=3' })).data
  // Three days at 118.00 and 6% more.
  expect(picked).toMatchObject({ picks: [{ mayTake: false, estimate: { how: 'as 2028, + 6%', amount: '$318' } }] })
  const taken = { seen: await seen(), id: randomUUID(), pick: String(car), estimate: 'on' }
  await post(newItemPage, taken, { query: '?kind=transport&day=2&days=3' })
  const todo = async (role = 'owner') =>
    ((await get(versionPage, { role })).data as { todo: { text: string; press?: { item?: string } }[] }).todo
  expect((await todo()).find(({ text }) => text.startsWith('Rate to confirm'))?.text).toContain(
    'The rates of 2029 are not published: as 2028, + 6%.',
  )
  expect(JSON.stringify(await todo('read-only'))).not.toContain('+ 6%')
  // The cars that were there have lost their cost.
  const missing = (await todo()).flatMap(({ press }) => press?.item ?? [])
  expect(missing).not.toEqual([])
  for (const item of missing) await post(versionPage, { event: 'estimate', item, seen: await seen() })
  expect((await todo()).flatMap(({ press }) => press?.item ?? [])).toEqual([])
  const { items } = await draft()
  expect(items.map(({ cost }) => cost?.estimated)).toEqual(items.map(() => ({ year: 2028, upliftBp: 600 })))
  const untick = items.at(-1)
  if (!untick) throw new Error('There is no item')
  const { mayEstimate: _, ...values } = itemValues(untick, await draft())
  await post(itemPage, { ...values, event: 'save', seen: await seen() }, { params: { item: untick.id } })
  expect((await draft()).items.at(-1)).toMatchObject({ mayEstimate: false, cost: null })
  await post(versionPage, { event: 'remove-item', item: untick.id, seen: await seen() })
  await post(partyPage, { ...before, seen: await seen() })
  expect((await draft()).items.map(({ cost }) => cost?.estimated)).not.toContainEqual(expect.anything())
})

test('a price by hand of an option is typed with its reason, is what the customer pays, and is marked once its cost is another one', async () => {
  const units = { 'unit-A-adult': '300', 'unitReason-A': 'As agreed' }
  const save = async (typed: Record<string, string>) =>
    post(optionsPage, { ...optionsValues(await draft()), ...typed, seen: await seen() })
  expect(await save({ 'unit-A-adult': '1.250', 'unitReason-A': ' ' })).toMatchObject({
    status: 422,
    data: { values: { 'unit-A-adult': '1.250' }, errors: { 'unit-A-adult': expect.any(String), 'unitReason-A': 'Say why.' } },
  })
  expect((await get(optionsPage)).data).toMatchObject({
    units: [{ label: 'Adult', hint: expect.stringContaining('By the rules: $') }],
  })
  expect(await save(units)).toMatchObject({ status: 303 })
  const shown = async (role = 'owner') =>
    (await get(versionPage, { role })).data as {
      price: { options: { total: string; byHand: { isOlder: boolean }[] }[] }
      todo: { text: string }[]
    }
  const older = async (role?: string) => {
    const { price, todo } = await shown(role)
    return [
      price.options[0]?.total,
      price.options[0]?.byHand[0]?.isOlder,
      todo.some(({ text }) => text.includes('older than their cost')),
    ]
  }
  expect(await older()).toEqual(['$600', false, false])
  await takeCar()
  expect(await older()).toEqual(['$600', true, true])
  expect(await older('read-only')).toEqual(['$600', false, false])
  await post(versionPage, { event: 'confirm-prices', seen: await seen() })
  expect(await older()).toEqual(['$600', false, false])
  await save({ 'unit-A-adult': '', 'unitReason-A': '' })
  expect((await shown()).price.options[0]?.byHand).toEqual([])
})

test('what a supplier holds is said with a reference and a day, shown with the item, and said again by its form', async () => {
  const item = (await draft()).items[0]
  if (!item) throw new Error('There is no item')
  const at = { params: { item: item.id } }
  const save = async (held: Record<string, string>) =>
    post(itemPage, { ...itemValues(item, await draft()), ...held, event: 'save', seen: await seen() }, at)
  expect(await save({ heldReference: 'AB 12' })).toMatchObject({
    status: 422,
    data: { errors: { heldUntil: 'Say until when it is held.' }, values: { heldReference: 'AB 12' } },
  })
  expect(await save({ heldUntil: '2027-03-14' })).toMatchObject({ data: { errors: { heldReference: expect.any(String) } } })
  expect(await save({ heldReference: 'AB 12', heldUntil: '14 March' })).toMatchObject({
    data: { errors: { heldUntil: 'Choose a day from the calendar.' }, values: { heldUntil: '14 March' } },
  })
  expect(await save({ heldReference: 'AB 12', heldUntil: '2027-03-14' })).toMatchObject({ status: 303 })
  const { data } = await get(versionPage, { role: 'read-only' })
  expect(JSON.stringify(data)).toContain('held for us until 14 March 2027, AB 12')
  const held = 'Day 1: Car with driver is held for us until 14 March 2027 only (AB 12).'
  expect(data).toMatchObject({ todo: expect.arrayContaining([expect.objectContaining({ text: held })]) })
  expect((await get(itemPage, at)).data).toMatchObject({ values: { heldReference: 'AB 12', heldUntil: '2027-03-14' } })
})

test('a version of a lost trip is shown, and what is tried with it says to take the trip up again', async () => {
  await loseTrip(ctx, { id, reason: 'Too dear' }, actor)
  expect((await get(versionPage)).data).toMatchObject({ writes: false, isLost: true })
  const lost = { status: 409, data: { sentence: 'This trip is lost. Take it up again to change it.' } }
  expect(await post(versionPage, { event: 'keep', seen: await seen() })).toMatchObject(lost)
  expect(await post(versionPage, { event: 'add-day', day: '1', seen: await seen() })).toMatchObject(lost)
  expect(await post(partyPage, { ...partyValues(await draft()), startsOn: '2027-07-07', seen: await seen() })).toMatchObject(lost)
  await loseTrip(ctx, { id, reason: null }, actor)
})

test('amounts and numbers out of bounds, a mark-up below nothing without a reason, and a character that cannot be saved are refused at their fields', async () => {
  const hand = { query: '?kind=other&day=1&source=hand' }
  const right = {
    'who-1': 'on',
    'who-2': 'on',
    title: 'Choir',
    amount: '260000',
    currency: 'RWF',
    reason: 'By telephone',
    day: '1',
    days: '1',
    quantity: '1',
  }
  const refusedAt = async (typed: Record<string, string>) => {
    const reply = await post(newItemPage, { ...right, ...typed, event: 'save', id: randomUUID(), seen: await seen() }, hand)
    return reply.status === 422 ? Object.keys((reply.data as { errors: object }).errors).join() : reply.status
  }
  expect(await refusedAt({ amount: '100000001' })).toBe('amount')
  expect(await refusedAt({ amount: '260000.50' })).toBe('amount')
  expect(await refusedAt({ quantity: '100001' })).toBe('quantity')
  expect(await refusedAt({ rule: 'margin', 'rule-value': '100' })).toBe('rule-value')
  expect(await refusedAt({ rule: 'markup', 'rule-value': '-51', 'rule-reason': 'A friend' })).toBe('rule-value')
  expect(await refusedAt({ rule: 'markup', 'rule-value': '-50' })).toBe('rule-reason')
  expect(await refusedAt({ note: 'A \0 note' })).toBe('note')
  const strange = '<script>alert(1)</script> \u202Eabc\u202C 🦍'
  expect(await refusedAt({ title: strange, rule: 'markup', 'rule-value': '-50', 'rule-reason': 'A friend' })).toBe(303)
  const added = (await draft()).items.find(({ title }) => title === strange)
  expect(added?.rule).toEqual({ markupBp: -5_000, reason: 'A friend' })
  expect(added && itemValues(added, await draft())).toMatchObject({ title: strange, 'rule-reason': 'A friend' })
  const offer = { ...optionsValues(await draft()), 'rule-stay-value': '-1', seen: await seen() }
  expect(await post(optionsPage, offer)).toMatchObject({
    status: 422,
    data: { errors: { 'rule-stay-value': 'Below 0 it needs a reason: say it at the item.' } },
  })
})
