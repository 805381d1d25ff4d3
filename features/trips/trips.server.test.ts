import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addPackageServices } from '#features/costs/add-package-services.server.ts'
import { sendEnquiry } from '#features/enquiries/send-enquiry.server.ts'
import { findSoldPackage } from '#features/packages/reads.server.ts'
import { member } from '#features/staff/test-member.server.ts'
import { addRateBook } from '#features/suppliers/add-rate-book.server.ts'
import { oneCarBook } from '#tests/support/car-rate-book.ts'
import { gorillaTrek } from '#tests/support/cast.ts'
import { partyOf } from '#tests/support/small-trips.ts'
import { testContext } from '#tests/support/test-context.ts'
import { couple, placeholder } from '#tests/support/trip-parts.ts'
import { beginTrip } from './begin/begin-trip.server.ts'
import { loseTrip } from './change-trip.server.ts'
import { changeTripVersion } from './change-trip-version.server.ts'
import type { VersionChange } from './changes/version-change.ts'
import { copyTrip } from './copy-trip.server.ts'
import { freezeVersion } from './freeze-version.server.ts'
import { findTrip, findVersion, listVersions } from './reads.server.ts'
import { listTrips } from './reads-list.server.ts'

const { ctx } = await testContext({ now: '2027-03-12T08:00:00Z' })
const actor = await member(ctx)
await gorillaTrek(ctx, { seats: 6 })
const packageId = (await findSoldPackage(ctx.db, 'an-hour-with-the-gorillas'))?.id ?? 0
const car = await ctx.db.transaction().execute(async (tx) => {
  const serviceId = (await addRateBook(ctx, tx, oneCarBook, 'Sophie')).get('car') ?? 0
  await addPackageServices(tx, packageId, [{ serviceId, comfort: null, day: 1, days: 2, kilometres: null, alternatives: [] }])
  return serviceId
})

async function enquiryId() {
  const text = {
    kind: 'tailor-made',
    name: 'Marit Solheim',
    email: 'marit@example.no',
    phone: '',
    message: 'Gorillas',
    details: {},
  } as const
  const sent = await sendEnquiry(ctx, { ...text, idempotencyKey: randomUUID() })
  if (!sent.done) throw new Error(sent.refusal.reason)
  return sent.value.id
}
const names = { simple: 'Guest houses', lodge: 'Lodges', luxury: 'Luxury' }
async function begun(from: Parameters<typeof beginTrip>[1]['from'] = { days: 3 }) {
  const trip = { enquiryId: await enquiryId(), title: 'Gorillas for two', startsOn: '2027-07-06', party: couple, from }
  const made = await beginTrip(ctx, trip, actor)
  if (!made.done) throw new Error(made.refusal.reason)
  return made.value.id
}
const draft = async (id: string, number = 1) => {
  const found = await findVersion(ctx.db, id, number)
  if (!found) throw new Error('There is no such version')
  return found
}
const change = (tripId: string, seen: number, one: VersionChange, number = 1) =>
  changeTripVersion(ctx, { tripId, number, seen, change: one })
const hired = (facts = {}) => placeholder({ kind: 'transport', source: 'service', serviceId: car, title: 'Car', ...facts })

test('a trip begins from a package: its days, an option for each comfort, its cars with their cost, its fees, and what is still to be found', async () => {
  const id = await begun({ slug: 'an-hour-with-the-gorillas', comforts: ['luxury', 'simple'], comfortNames: names })
  const { days, options, items, rooms, edition } = await draft(id)
  expect(options.map(({ letter, title }) => `${letter} ${title}`)).toEqual(['A Guest houses', 'B Luxury'])
  expect(days.length).toBeGreaterThan(2)
  expect(days[0]?.title).not.toBe('')
  expect({ rooms, edition }).toEqual({ rooms: [[1, 2]], edition: 1 })
  const found = items.find(({ serviceId }) => serviceId === car)
  // Two days at 118.00 with VAT of 18% inside, which comes back.
  expect(found?.cost).toMatchObject({ costMinor: 23_600, vatBackMinor: 3_600, netCostMinor: 20_000 })
  expect(items.filter(({ kind, source }) => kind === 'stay' && source === 'placeholder').length).toBe(days.length - 1)
  const permit = items.find(({ kind }) => kind === 'fee')
  expect(permit?.passedOn).toMatchObject({ kind: 'permit', units: [{ who: [1, 2], unitMinor: 150_000 }] })
})

test('a pilgrimage for 33 begins with the two free places that the site promises its leaders; another package with none', async () => {
  const party = partyOf(...Array.from({ length: 33 }, () => 40))
  const from = { slug: 'an-hour-with-the-gorillas', comforts: ['simple'], comfortNames: names } as const
  const freeOf = async (kind: 'pilgrimage' | 'journey') => {
    await sql`update packages set kind = ${kind} where id = ${packageId}`.execute(ctx.db)
    const made = await beginTrip(
      ctx,
      { enquiryId: await enquiryId(), title: 'Kibeho', startsOn: '2027-07-06', party, from },
      actor,
    )
    if (!made.done) throw new Error(made.refusal.reason)
    return (await draft(made.value.id)).party.flatMap(({ position, pays }) => (pays ? [] : [position]))
  }
  expect(await freeOf('pilgrimage')).toEqual([32, 33])
  expect(await freeOf('journey')).toEqual([])
})

test('a permit is for who is old enough on its day', async () => {
  const fee = placeholder({ kind: 'fee', source: 'fee', feeId: 'gorilla-volcanoes', title: 'Gorilla permit', day: 2 })
  const passed = async (bornOn: string) => {
    const id = await begun()
    const [first, second] = couple
    const party = [first, { ...second, age: null, bornOn }] as typeof couple
    await change(id, 1, { change: 'party', startsOn: '2027-07-06', party, rooms: [[1, 2]] })
    await change(id, 2, { change: 'add-item', id: randomUUID(), facts: fee })
    return (await draft(id)).items[0]?.passedOn?.units
  }
  // Fifteen on the day of the gorillas, and a day later.
  expect(await passed('2012-07-07')).toEqual([{ who: [1, 2], unitMinor: 150_000 }])
  expect(await passed('2012-07-08')).toBeUndefined()
})

test('what a change touches is costed anew, and everything that follows from who travels and when', async () => {
  const id = await begun()
  const item = randomUUID()
  const added = await change(id, 1, { change: 'add-item', id: item, facts: hired({ days: 2 }) })
  expect(added).toMatchObject({ done: true, value: { edition: 2, factsEdition: 1, items: [{ cost: { netCostMinor: 20_000 } }] } })
  // Sent twice it is one.
  expect(await change(id, 1, { change: 'add-item', id: item, facts: hired({ days: 2 }) })).toMatchObject({
    value: { edition: 2 },
  })
  const longer = await change(id, 2, { change: 'item', id: item, facts: hired({ days: 3 }) })
  expect(longer).toMatchObject({ value: { edition: 3, items: [{ cost: { netCostMinor: 30_000 } }] } })
  // Seven need two cars of six seats.
  const seven = Array.from({ length: 7 }, (_, at) => ({ ...couple[0], position: at + 1 })) as typeof couple
  const party = { change: 'party', startsOn: '2027-07-06', party: seven, rooms: [[1, 2, 3, 4, 5, 6, 7]] } as const
  expect(await change(id, 3, party)).toMatchObject({ value: { factsEdition: 4, items: [{ cost: { netCostMinor: 60_000 } }] } })
  // There is no rate in 2030: the item keeps no cost, and says so by that.
  expect(await change(id, 4, { ...party, startsOn: '2030-07-06' })).toMatchObject({ value: { items: [{ cost: null }] } })
  expect(await draft(id)).toMatchObject({ startsOn: '2030-07-06', items: [{ cost: null }] })
})

test('a cost that staff typed is the one that counts, also after they typed another one', async () => {
  const id = await begun()
  const item = randomUUID()
  const typed = (amountMinor: number) =>
    placeholder({ source: 'hand', title: 'Canoe', hand: { currency: 'USD', amountMinor, reason: 'By telephone' } })
  await change(id, 1, { change: 'add-item', id: item, facts: typed(10_000) })
  expect((await draft(id)).items).toMatchObject([{ cost: { netCostMinor: 10_000 } }])
  await change(id, 2, { change: 'item', id: item, facts: typed(12_000) })
  expect((await draft(id)).items).toMatchObject([{ cost: { netCostMinor: 12_000 } }])
})

test('an id that an item of another trip has takes nothing from it', async () => {
  const [one, other] = [await begun(), await begun()]
  const item = randomUUID()
  await change(one, 1, { change: 'add-item', id: item, facts: placeholder({ title: 'Walk' }) })
  await expect(change(other, 1, { change: 'add-item', id: item, facts: placeholder({ title: 'Boat' }) })).rejects.toThrow()
  expect((await draft(one)).items).toMatchObject([{ title: 'Walk' }])
  expect((await draft(other)).items).toEqual([])
})

test('two people work on one draft: what the other changed is refused and shown, everything else is saved', async () => {
  const id = await begun()
  const [one, other] = [randomUUID(), randomUUID()]
  await change(id, 1, { change: 'add-item', id: one, facts: placeholder({ title: 'Walk' }) })
  await change(id, 2, { change: 'add-item', id: other, facts: placeholder({ title: 'Boat' }) })
  const seen = 3
  expect(await change(id, seen, { change: 'item', id: one, facts: placeholder({ title: 'Long walk' }) })).toMatchObject({
    done: true,
  })
  expect(await change(id, seen, { change: 'item', id: other, facts: placeholder({ title: 'Slow boat' }) })).toMatchObject({
    done: true,
  })
  expect(await change(id, seen, { change: 'item', id: one, facts: placeholder({ title: 'No walk' }) })).toMatchObject({
    refusal: { reason: 'changed-meanwhile', now: { items: [{ title: 'Long walk' }, {}] } },
  })
  await change(id, 5, { change: 'add-day', after: 1 })
  expect(await change(id, 5, { change: 'item', id: other, facts: placeholder({ title: 'Fast boat' }) })).toMatchObject({
    refusal: { reason: 'changed-meanwhile' },
  })
  // At once: every one of ten days is added, one after the other, or refused.
  const ten = await Promise.all(Array.from({ length: 10 }, () => change(id, 6, { change: 'add-day', after: 1 })))
  expect(ten.filter((outcome) => outcome.done)).toHaveLength(1)
  expect((await draft(id)).days).toHaveLength(5)
})

test('a version that was kept never changes, and its copy goes on from it', async () => {
  const id = await begun()
  const item = randomUUID()
  await change(id, 1, { change: 'add-item', id: item, facts: hired() })
  expect(await freezeVersion(ctx, { tripId: id, number: 1, seen: 1 }, actor)).toMatchObject({
    refusal: { reason: 'changed-meanwhile' },
  })
  expect(await freezeVersion(ctx, { tripId: id, number: 1, seen: 2 }, actor)).toEqual({ done: true, value: 2 })
  expect(await freezeVersion(ctx, { tripId: id, number: 1, seen: 2 }, actor)).toMatchObject({ refusal: { reason: 'frozen' } })
  expect(await change(id, 2, { change: 'remove-item', id: item })).toMatchObject({ refusal: { reason: 'frozen' } })
  const [first, second] = [await draft(id, 1), await draft(id, 2)]
  expect(second).toMatchObject({ baseId: first.id, items: [{ rootId: item, cost: { netCostMinor: 10_000 } }] })
  expect(second.items[0]?.id).not.toBe(item)
  for (const statement of [
    sql`update trip_versions set note = 'x' where id = ${first.id}`,
    sql`update trip_items set title = 'x' where version_id = ${first.id}`,
    sql`update trip_items set version_id = ${first.id} where version_id = ${second.id}`,
    sql`delete from trip_days where version_id = ${first.id}`,
    sql`delete from trip_versions where id = ${first.id}`,
  ])
    await expect(statement.execute(ctx.db)).rejects.toThrow('never changes')
  // With the enquiry all of it goes.
  const trip = await findTrip(ctx.db, id)
  await sql`delete from enquiries where id = ${trip?.enquiryId}`.execute(ctx.db)
  expect(await listVersions(ctx.db, id)).toEqual([])
})

test('a trip is copied to another first day, at the rates of that day', async () => {
  const id = await begun()
  await change(id, 1, { change: 'add-item', id: randomUUID(), facts: hired() })
  const keep = { provisional: false, handPrices: false }
  const again = { tripId: id, enquiryId: await enquiryId(), title: 'Again', startsOn: '2030-01-05', keep }
  const copied = await copyTrip(ctx, again, actor)
  if (!copied.done) throw new Error(copied.refusal.reason)
  const copy = await draft(copied.value.id)
  expect(copy).toMatchObject({ startsOn: '2030-01-05', number: 1, baseId: null, items: [{ cost: null }] })
  expect(copy.items[0]?.rootId).toBe(copy.items[0]?.id)
})

test('a kept version takes along what suppliers hold and prices by hand; a copy for another trip only where that is ticked', async () => {
  const id = await begun()
  const provisional = { reference: 'AB 12', until: '2027-05-01' }
  const rule = { sellMinor: 40_000, reason: 'As last year' }
  await change(id, 1, { change: 'add-item', id: randomUUID(), facts: hired({ provisional, rule }) })
  const copied = async (keep: { provisional: boolean; handPrices: boolean }) => {
    const copy = { tripId: id, enquiryId: await enquiryId(), title: 'Again', startsOn: '2027-08-05', keep }
    const made = await copyTrip(ctx, copy, actor)
    return made.done ? (await draft(made.value.id)).items : []
  }
  expect(await copied({ provisional: false, handPrices: false })).toMatchObject([{ provisional: null, rule: null }])
  expect(await copied({ provisional: true, handPrices: false })).toMatchObject([{ provisional, rule: null }])
  expect(await copied({ provisional: false, handPrices: true })).toMatchObject([{ provisional: null, rule }])
  await freezeVersion(ctx, { tripId: id, number: 1, seen: 2 }, actor)
  expect((await draft(id, 2)).items).toMatchObject([{ provisional, rule }])
})

test('a version of a lost trip is not changed, kept or copied, until the trip is taken up again', async () => {
  const id = await begun()
  await loseTrip(ctx, { id, reason: 'Too dear' }, actor)
  const customer = await enquiryId()
  const keep = { provisional: false, handPrices: false }
  const tried = () =>
    Promise.all([
      change(id, 9, { change: 'add-day', after: 1 }),
      copyTrip(ctx, { tripId: id, enquiryId: customer, title: 'Again', startsOn: '2027-08-05', keep }, actor),
    ])
  const lost = { refusal: { reason: 'lost' } }
  expect([...(await tried()), await freezeVersion(ctx, { tripId: id, number: 1, seen: 9 }, actor)]).toMatchObject([
    lost,
    lost,
    lost,
  ])
  expect(await draft(id)).toMatchObject({ edition: 1, frozenAt: null })
  await loseTrip(ctx, { id, reason: null }, actor)
  expect(
    [...(await tried()), await freezeVersion(ctx, { tripId: id, number: 1, seen: 9 }, actor)].map(({ done }) => done),
  ).toEqual([true, true, true])
})

test('the list has mine, those that are open and those that are lost, and finds them by name', async () => {
  await sql`delete from trips`.execute(ctx.db)
  const [first, second] = [await begun(), await begun()]
  await loseTrip(ctx, { id: first, reason: 'Too dear' }, actor)
  const found = async (query: Partial<Parameters<typeof listTrips>[1]>) =>
    (await listTrips(ctx.db, { view: 'open', me: actor.id, ...query })).rows.map(({ id }) => id)
  expect(await found({})).toEqual([second])
  expect(await found({ view: 'lost' })).toEqual([first])
  expect(await found({ view: 'mine', me: 'somebody' })).toEqual([])
  expect(await found({ search: 'solheim' })).toEqual([second])
  expect(await found({ search: '%' })).toEqual([])
  await loseTrip(ctx, { id: first, reason: null }, actor)
  expect((await found({})).toSorted()).toEqual([first, second].toSorted())
})
