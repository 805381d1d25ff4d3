import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { sendEnquiry } from '#features/enquiries/send-enquiry.server.ts'
import { saveSettings } from '#features/settings/save-settings.server.ts'
import { member } from '#features/staff/test-member.server.ts'
import { addRateBook } from '#features/suppliers/add-rate-book.server.ts'
import { oneCarBook } from '#tests/support/car-rate-book.ts'
import { testContext } from '#tests/support/test-context.ts'
import { couple, placeholder } from '#tests/support/trip-parts.ts'
import { beginTrip } from './begin/begin-trip.server.ts'
import { changeTripVersion } from './change-trip-version.server.ts'
import type { VersionChange } from './changes/version-change.ts'
import { findChecks } from './checks/find-checks.server.ts'
import { refusesToSend } from './checks/version-check.ts'
import { estimatedItems, estimateOf } from './estimates.ts'
import { pickServices } from './pick-from-rate-book.server.ts'
import { findVersion } from './reads.server.ts'

const { ctx } = await testContext({ now: '2027-03-12T08:00:00Z' })
const actor = await member(ctx)
// Its last season ends on 30 December 2028.
const car = await ctx.db.transaction().execute(async (tx) => (await addRateBook(ctx, tx, oneCarBook, 'Sophie')).get('car') ?? 0)
const hired = placeholder({ kind: 'transport', source: 'service', serviceId: car, title: 'Car', days: 2 })

async function begun(startsOn: string): Promise<string> {
  const text = {
    kind: 'tailor-made',
    name: 'Marit Solheim',
    email: 'marit@example.no',
    phone: '',
    message: 'x',
    details: {},
  } as const
  const sent = await sendEnquiry(ctx, { ...text, idempotencyKey: randomUUID() })
  if (!sent.done) throw new Error(sent.refusal.reason)
  const trip = { enquiryId: sent.value.id, title: 'Gorillas', startsOn, party: couple, from: { days: 3 } }
  const made = await beginTrip(ctx, trip, actor)
  if (!made.done) throw new Error(made.refusal.reason)
  return made.value.id
}
const draft = async (id: string) => {
  const found = await findVersion(ctx.db, id, 1)
  if (!found) throw new Error('There is no such version')
  return found
}
const change = async (tripId: string, one: VersionChange) => {
  const { edition } = await draft(tripId)
  return changeTripVersion(ctx, { tripId, number: 1, seen: edition, change: one })
}
/** What is found of the car: beds and titles are nobody's business here. */
const checks = async (id: string) =>
  (await findChecks(ctx.db, { title: '', version: await draft(id) }, ctx.clock.now())).filter(
    ({ check }) => check !== 'no-bed' && check !== 'days-untitled',
  )

test('a car without a rate yet is offered as an estimate, taken as one, and confirmed once its rate is there', async () => {
  const id = await begun('2029-07-06')
  const item = randomUUID()
  const picked = await pickServices(ctx.db, await draft(id), { ...hired, kind: 'transport' }, { search: '' })
  expect(picked).toMatchObject([
    { refusal: { reason: 'not-in-contract' }, estimate: { cost: { estimated: { year: 2028, upliftBp: 600 } } } },
  ])
  await change(id, { change: 'add-item', id: item, facts: hired })
  expect((await draft(id)).items).toMatchObject([{ cost: null, mayEstimate: false }])
  const open = await checks(id)
  expect(open).toMatchObject([
    { check: 'no-cost', item, refusal: { day: '2029-07-06' }, estimate: { year: 2028, upliftBp: 600 } },
  ])
  expect(open.map(refusesToSend)).toEqual([true])
  await change(id, { change: 'estimate-item', id: item })
  // Two days at 118.00 and 6% more, with VAT of 18% inside, which comes back: 250.16 less 38.16.
  const estimated = await draft(id)
  expect(estimated.items).toMatchObject([
    { cost: { costMinor: 25_016, netCostMinor: 21_200, estimated: { year: 2028, upliftBp: 600 } }, mayEstimate: true },
  ])
  expect(estimatedItems(estimated, 'A').map((one) => one.id)).toEqual([item])
  const told = await checks(id)
  expect(told[0]).toEqual({ check: 'estimated', item, estimate: { year: 2028, upliftBp: 600 } })
  expect(told.some(refusesToSend)).toBe(false)
  // Another setting changes no cost by itself.
  await saveSettings(ctx, { actor, values: { nextYearUplift: 1_000 } })
  expect((await draft(id)).items).toMatchObject([{ cost: { netCostMinor: 21_200 } }])
  expect(await checks(id)).toMatchObject([
    { check: 'estimated' },
    { check: 'rates-changed', differences: [{ option: 'A', moreMinor: 800 }] },
  ])
  await sql`with contract as (
      insert into supplier_contracts (supplier_id, name, valid_from, valid_to, currency, pricing, vat, vat_bp, vat_reclaimed, levy, levy_bp,
        resale, season_rule, children, payment, cancellation, note, state)
      select supplier_id, 'Contract 2029', '2029-01-01', '2029-12-31', currency, pricing, vat, vat_bp, vat_reclaimed, levy, levy_bp,
        resale, season_rule, children, payment, cancellation, note, 'active' from supplier_contracts returning id)
    insert into supplier_rates (service_id, contract_id, from_on, to_on, weekdays, party_from, nights_from, amount_minor, live, created_at, created_by)
    select ${car}, id, '2029-01-01', '2029-12-31', '{1,2,3,4,5,6,7}', 1, 1, 12390, true, now(), 'Sophie' from contract`.execute(
    ctx.db,
  )
  expect(await checks(id)).toMatchObject([
    { check: 'rate-published', item, moreMinor: -200 },
    { check: 'rates-changed', differences: [{ option: 'A', moreMinor: -200 }] },
  ])
  await change(id, { change: 'rates' })
  const confirmed = await draft(id)
  expect(confirmed.items[0]).toMatchObject({ cost: { netCostMinor: 21_000 }, mayEstimate: true })
  expect(confirmed.items.map(estimateOf)).toEqual([undefined])
  expect(estimatedItems(confirmed, 'A')).toEqual([])
})

test('a service that is archived keeps its cost in a draft, which names it, and is not picked any more', async () => {
  const id = await begun('2027-07-06')
  const item = randomUUID()
  await change(id, { change: 'add-item', id: item, facts: hired })
  await sql`update supplier_services set archived_at = now() where id = ${car}`.execute(ctx.db)
  const found = await checks(id)
  expect(found).toMatchObject([{ check: 'not-sold', item, refusal: { reason: 'archived' } }])
  expect(found.some(refusesToSend)).toBe(false)
  expect(await pickServices(ctx.db, await draft(id), { ...hired, kind: 'transport' }, { search: '' })).toEqual([])
  expect((await draft(id)).items).toMatchObject([{ cost: { netCostMinor: 20_000 } }])
  await sql`update supplier_services set archived_at = null where id = ${car}`.execute(ctx.db)
})

test('only a service may be estimated', async () => {
  const id = await begun('2029-07-06')
  const item = randomUUID()
  await change(id, { change: 'add-item', id: item, facts: placeholder() })
  await change(id, { change: 'estimate-item', id: item })
  expect((await draft(id)).items).toMatchObject([{ mayEstimate: false }])
  await expect(sql`update trip_items set may_estimate = true where id = ${item}`.execute(ctx.db)).rejects.toThrow('may_estimate')
  expect(await change(id, { change: 'estimate-item', id: randomUUID() })).toMatchObject({ refusal: { reason: 'item-unknown' } })
})
