import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { roles } from '#features/staff/permissions.ts'
import { openBuilderOfTrip } from '#tests/support/trip-builder.ts'
import * as comparePage from '../compare.tsx'
import * as dayPage from './day.tsx'
import * as itemPage from './item.tsx'
import * as newItemPage from './new-item.tsx'
import * as optionsPage from './options.tsx'
import * as partyPage from './party.tsx'
import { itemValues } from './read-item-form.ts'
import { optionsValues } from './read-options-form.ts'
import { partyValues } from './read-party-form.ts'
import * as versionPage from './version.tsx'

const { car, draft, get, id, post, seen, takeCar } = await openBuilderOfTrip()

test('who may see trips sees them, who may change them changes them, and a cost is in no byte for who may not see it', async () => {
  expect(await takeCar()).toMatchObject({ status: 303 })
  for (const role of roles) {
    const may = role === 'owner' || role === 'sales'
    const shown = await get(versionPage, { role })
    expect(shown.status, role).toBe(may || role === 'read-only' ? 200 : 403)
    // 118.00 a day with VAT of 18% inside, which comes back: 100.00 net.
    expect(/\$1(18|00)|11800|10000/.test(JSON.stringify(shown.data)), role).toBe(may)
    for (const page of [partyPage, optionsPage])
      expect(await get(page, { role }), role).toMatchObject({ status: may ? 200 : 403 })
    expect(await post(versionPage, { event: 'rates', seen: await seen() }, { role }), role).toMatchObject({
      status: may ? 303 : 403,
    })
  }
})

test('a page that is not there is not found', async () => {
  for (const params of [{ number: '2' }, { number: 'x' }, { id: 'x' }, { id: randomUUID() }])
    expect(await get(versionPage, { params })).toMatchObject({ status: 404 })
  expect(await get(dayPage, { params: { day: '9' } })).toMatchObject({ status: 404 })
  expect(await get(itemPage, { params: { item: randomUUID() } })).toMatchObject({ status: 404 })
  for (const query of ['', '?kind=boat&day=1', '?kind=stay&day=9'])
    expect(await get(newItemPage, { query })).toMatchObject({ status: 404 })
  expect(await post(versionPage, { event: 'dance', seen: '1' })).toMatchObject({ status: 422 })
  for (const event of ['add-day', 'keep'])
    for (const params of [{ number: '2' }, { number: 'x' }, { id: 'x' }, { id: randomUUID() }])
      expect(await post(versionPage, { event, day: '1', seen: '9' }, { params })).toMatchObject({ status: 404 })
})

test('a service is taken by one press with what it costs for this party and these days, and one without a rate says why', async () => {
  const { data } = await get(newItemPage, { query: '?kind=transport&day=2&days=3' })
  expect(data).toMatchObject({ picks: [{ title: 'Cars: Car with driver', amount: '$300', refusal: '' }] })
  await takeCar(2, 3)
  expect((await draft()).items.at(-1)).toMatchObject({
    day: 2,
    days: 3,
    title: 'Car with driver',
    cost: { netCostMinor: 30_000 },
  })
  for (const query of ['&place=nowhere', '&place=%00', '&search=%00'])
    expect(await get(newItemPage, { query: `?kind=transport&day=2${query}` })).toMatchObject({ status: 200 })
  const nowhere = { seen: await seen(), id: randomUUID(), pick: String(car) }
  expect(await post(newItemPage, nowhere, { query: '?kind=transport&day=2&place=nowhere' })).toMatchObject({ status: 303 })
  const typed = { seen: await seen(), id: randomUUID(), pick: String(car), days: '2' }
  expect(await post(newItemPage, typed, { query: '?kind=transport&day=2&days=1' })).toMatchObject({ status: 303 })
  expect((await draft()).items.at(-1)).toMatchObject({ day: 2, days: 2 })
  const gone = await post(newItemPage, { seen: await seen(), id: randomUUID(), pick: '999' }, { query: '?kind=transport&day=1' })
  expect(gone).toMatchObject({ status: 422, data: { errors: { search: expect.stringContaining('not in the rate book') } } })
})

test('what is typed wrong stands at its field, and what was typed stays', async () => {
  const wrong = await post(
    newItemPage,
    { seen: await seen(), id: randomUUID(), title: ' ', amount: '1.250', currency: 'USD', day: '1', days: 'x', event: 'save' },
    { query: '?kind=activity&day=1&source=hand' },
  )
  expect(wrong.status).toBe(422)
  const { errors, values } = wrong.data as { errors: object; values: object }
  expect(Object.keys(errors).sort()).toEqual(['amount', 'days', 'reason', 'title'])
  expect(values).toMatchObject({ amount: '1.250', days: 'x' })
  const party = { ...partyValues(await draft()), seen: await seen(), 'age-1': '130' }
  expect(await post(partyPage, party)).toMatchObject({ status: 422, data: { errors: { 'age-1': expect.any(String) } } })
  const offer = { ...optionsValues(await draft()), seen: await seen(), 'rule-stay-value': '900', step: 'x', 'discount-A': '120%' }
  const refused = await post(optionsPage, offer)
  expect(Object.keys((refused.data as { errors: object }).errors).sort()).toEqual([
    'discount-A',
    'discountLabel-A',
    'discountReason-A',
    'rule-stay-value',
    'step',
  ])
})

test('every form says what is stored, and saved as it is it changes nothing', async () => {
  const before = await draft()
  const item = before.items[0]
  if (!item) throw new Error('There is no item')
  const at = { params: { item: item.id, day: '1' } }
  const { title, text } = before.days[0] ?? { title: '', text: '' }
  expect(await post(partyPage, { ...partyValues(before), seen: await seen() })).toMatchObject({ status: 303 })
  expect(await post(optionsPage, { ...optionsValues(before), seen: await seen() })).toMatchObject({ status: 303 })
  expect(await post(itemPage, { ...itemValues(item, before), event: 'save', seen: await seen() }, at)).toMatchObject({
    status: 303,
  })
  expect(await post(dayPage, { title, text, event: 'save', seen: await seen() }, at)).toMatchObject({ status: 303 })
  // The rules of kinds that had none are those that they were sold by.
  expect({ ...(await draft()), pricing: 0, edition: 0, factsEdition: 0 }).toEqual({
    ...before,
    pricing: 0,
    edition: 0,
    factsEdition: 0,
  })
})

test('who saves second reads that somebody else was first, keeps what was typed, and saves again', async () => {
  const old = await seen()
  const at = { params: { day: '2' } }
  expect(await post(dayPage, { title: 'To the lake', event: 'save', seen: old }, at)).toMatchObject({ status: 303 })
  const second = { title: 'To the forest', event: 'save' }
  expect(await post(dayPage, { ...second, seen: old }, at)).toMatchObject({
    status: 409,
    data: { values: { title: 'To the forest' }, sentence: expect.stringContaining('Somebody else') },
  })
  expect(await post(dayPage, { ...second, seen: await seen() }, at)).toMatchObject({ status: 303 })
  expect((await draft()).days[1]?.title).toBe('To the forest')
})

test('a day is put in, moved and taken out, and an item is moved', async () => {
  await post(versionPage, { event: 'add-day', day: '4', seen: await seen() })
  await post(dayPage, { event: 'move', place: '1', seen: await seen() }, { params: { day: '2' } })
  expect((await draft()).days.map(({ title }) => title)).toEqual(['To the forest', '', '', '', ''])
  const [first] = (await draft()).items
  const moved = await post(versionPage, { event: 'move-item', item: first?.id ?? '', day: '3', seen: await seen() })
  expect(moved.location).toMatch(/#day-3$/)
  expect((await draft()).items.find(({ id: one }) => one === first?.id)?.day).toBe(3)
  await post(dayPage, { event: 'remove', items: 'remove', seen: await seen() }, { params: { day: '3' } })
  expect((await draft()).days).toHaveLength(4)
  expect((await draft()).items.some(({ id: one }) => one === first?.id)).toBe(false)
})

test('of a long journey the ten days around one are in sight, and what changes leads to its day with the same option shown', async () => {
  const { edition, days } = await draft()
  for (let after = days.length; after < 12; after += 1) await post(versionPage, { event: 'add-day', day: `${after}`, seen: '99' })
  await takeCar(12)
  type Shown = { sight: object; days: { day: number; count: number; inSight?: { items: unknown[] } }[] }
  const inSight = async (query: string) => {
    const { data } = await get(versionPage, { query })
    return (data as Shown).days.flatMap(({ day, inSight }) => (inSight ? day : []))
  }
  expect(await inSight('')).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  expect(await inSight('?day=12')).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
  for (const query of ['?day=0', '?day=x', '?day=1.5']) expect(await inSight(query)).toEqual(await inSight(''))
  expect(((await get(versionPage)).data as Shown).days[11]).toEqual({
    ...{ day: 12, heading: expect.any(String), title: '', count: 1, inSight: undefined },
  })
  const item = (await draft()).items.find(({ day }) => day === 12)?.id ?? ''
  const move = (day: string) =>
    post(versionPage, { event: 'move-item', item, day, seen: '99' }, { query: '?option=A&day=12' }).then(
      ({ location }) => location,
    )
  expect(await move('2')).toMatch(/\/versions\/1\?option=A&day=2#day-2$/)
  expect(await post(versionPage, { event: 'rates', seen: '99' }, { query: '?day=12' })).toMatchObject({
    location: expect.stringMatching(/\?day=12$/),
  })
  expect((await draft()).edition).toBeGreaterThan(edition)
})

test('a version that was kept is shown and not changed, and its copy goes on', async () => {
  expect(await post(versionPage, { event: 'keep', seen: '1' })).toMatchObject({ status: 409 })
  const kept = await post(versionPage, { event: 'keep', seen: await seen() })
  expect(kept.location).toBe(`/admin/trips/${id}/versions/2?did=kept`)
  expect((await get(versionPage)).data).toMatchObject({ writes: false, frozen: expect.stringContaining('Kept by') })
  expect(await post(versionPage, { event: 'add-day', day: '1', seen: '99' })).toMatchObject({ status: 409 })
})

test('two versions are compared, with margins only for who may see costs', async () => {
  expect((await get(comparePage)).data).toMatchObject({ before: 1, after: 2, items: [], days: [], facts: [] })
  const form = { title: 'Over the lake', event: 'save', seen: '1' }
  await post(dayPage, form, { params: { number: '2', day: '2' } })
  for (const role of roles) {
    const found = await get(comparePage, { role, query: '?before=1&after=2' })
    const may = role === 'owner' || role === 'sales'
    expect(found.status, role).toBe(may || role === 'read-only' ? 200 : 403)
    if (found.status === 200) expect(found.data, role).toMatchObject({ days: [{ name: 'Day 2', after: 'Over the lake' }] })
    expect(JSON.stringify(found.data).includes('margin'), role).toBe(may)
  }
  expect(await get(comparePage, { query: '?before=1&after=9' })).toMatchObject({ status: 404 })
  expect(await get(comparePage, { params: { id: 'none' } })).toMatchObject({ status: 404 })
})
