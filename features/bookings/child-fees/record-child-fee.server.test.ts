import { expect, test } from 'vitest'
import { demoPackages } from '#db/demo/packages.ts'
import { openDeparture } from '#features/departures/open-departure.server.ts'
import type { DepartureOrder, Member } from '#features/orders/order.ts'
import { publishPackage } from '#features/packages/publish-package.server.ts'
import { listVisitorFees } from '#features/places/reads.server.ts'
import { accountNow, amendmentNow, bookingNow, heldOrder, marit, paid } from '#tests/support/cast.ts'
import { testContext } from '#tests/support/test-context.ts'
import { addDays, addMonths, kigaliDay } from '#values/dates.ts'
import { listEvents, listLines, listTravellers } from '../reads.server.ts'
import { isToRecord } from './child-fees.ts'
import { listChildFeesWaiting } from './reads-child-fees.server.ts'
import { recordChildFee } from './record-child-fee.server.ts'

const { ctx, clock, emails, runJobs } = await testContext()
const content = demoPackages.find(({ slug }) => slug === 'a-day-in-akagera')
if (!content) throw new Error('The demo has no day in Akagera')
const fees = await listVisitorFees(ctx.db)
const id = await ctx.db.transaction().execute((tx) => publishPackage(ctx, tx, content, { fees, position: 0 }))
const startsOn = addDays(kigaliDay(clock.now()), 20)
await ctx.db.transaction().execute((tx) =>
  openDeparture(ctx, tx, {
    package: { id, slug: content.slug, nights: content.nights },
    startsOn,
    capacity: 40,
    minimum: 2,
    comfort: 'lodge',
    guaranteed: false,
  }),
)
const order: DepartureOrder = {
  kind: 'departure',
  departure: `${content.slug}-${startsOn}`,
  package: content.slug,
  comfort: 'lodge',
  singleRooms: 0,
  extras: [],
  code: null,
}
const child = (age: number): Member => ({ ...marit, firstNames: `Ida ${age}`, bornOn: addMonths(startsOn, -12 * age) })
const actor = 'Diane Uwase'

async function booked(...ages: number[]) {
  const held = await heldOrder(ctx, order, [marit, marit, ...ages.map(child)])
  await paid(ctx, held.id, held.totalMinor)
  return bookingNow(ctx, held.id)
}
const linesOf = async (booking: string) =>
  (await listLines(ctx.db, booking)).map((line, index) => ({ ...line, position: index + 1 }))
const toRecord = async (booking: string) => (await linesOf(booking)).filter(isToRecord)
const waits = async (booking: string) =>
  (await listChildFeesWaiting(ctx.db, { today: kigaliDay(clock.now()), limit: 50 })).find((one) => one.id === booking)?.fees ?? 0

test('a child of 8 pays the adult fees of Akagera, which promise the difference and are tasks from the confirmation on', async () => {
  const held = await heldOrder(ctx, order, [marit, marit, child(8)])
  const lines = await toRecord(held.id)
  expect(lines.map(({ label, amountMinor }) => [label, amountMinor])).toEqual([
    ['Akagera National Park entry, one day', 10_000],
    ['Boat trip on Lake Ihema, Akagera', 4_500],
  ])
  for (const { reason } of lines)
    expect(reason).toMatch(
      /child of 8: the adult fee is taken.* If the park charges less for the child, we refund the difference\.$/,
    )
  expect(await waits(held.id)).toBe(0)
  await paid(ctx, held.id, held.totalMinor)
  expect(await waits(held.id)).toBe(2)
})

test('a child of 5 comes in free, and only the boat is a task', async () => {
  const { id: booking } = await booked(5)
  expect((await toRecord(booking)).map(({ label }) => label)).toEqual(['Boat trip on Lake Ihema, Akagera'])
  expect((await linesOf(booking)).find(({ reason }) => reason.includes('child rate'))).toMatchObject({ amountMinor: 0 })
})

test('the difference to what the park charges is a refund due, the customer gets an email, and nothing is left to record', async () => {
  const before = await booked(8)
  const [entry, boat] = await toRecord(before.id)
  const record = (position: number, unitMinor: number) => recordChildFee(ctx, before.id, { position, unitMinor, actor })
  await runJobs()
  const sent = emails.length
  expect((await record(entry?.position ?? 0, 5_000)).done).toBe(true)
  expect(await accountNow(ctx, before.id)).toMatchObject({ chargedMinor: before.totalMinor - 5_000, refundDueMinor: 5_000 })
  await runJobs()
  expect(emails.length).toBe(sent + 1)
  expect(emails.at(-1)).toMatchObject({
    subject: expect.stringContaining('a park charges less for a child'),
    text: expect.stringMatching(/You have paid \$50 more than it costs now\. We\s+refund it/),
  })
  expect((await listEvents(ctx.db, before.id)).at(-1)).toMatchObject({
    event: 'note',
    actor,
    text: 'Akagera National Park entry, one day, child of 8: the park charges $50, $100 was taken',
  })
  expect(await record(entry?.position ?? 0, 5_000)).toEqual({ done: false, refusal: { reason: 'child-fee-unknown' } })
  // The park charges a child as much for the boat: only the fee to check is settled.
  expect((await record(boat?.position ?? 0, 4_500)).done).toBe(true)
  await runJobs()
  expect(emails.length).toBe(sent + 1)
  expect(await waits(before.id)).toBe(0)
  expect((await bookingNow(ctx, before.id)).totalMinor).toBe(before.totalMinor - 5_000)
})

test('more than was taken, less than nothing, and a line that is no child’s fee are refused', async () => {
  const booking = await booked(8)
  const [entry] = await toRecord(booking.id)
  const record = (position: number, unitMinor: number) => recordChildFee(ctx, booking.id, { position, unitMinor, actor })
  for (const wrong of [10_001, -1, 0.5, Number.NaN])
    expect(await record(entry?.position ?? 0, wrong)).toEqual({
      done: false,
      refusal: { reason: 'child-fee-wrong', mostMinor: 10_000 },
    })
  for (const position of [0, 1, 99])
    expect(await record(position, 0)).toEqual({ done: false, refusal: { reason: 'child-fee-unknown' } })
  const held = await heldOrder(ctx, order, [marit, child(8)])
  const [open] = await toRecord(held.id)
  expect(await recordChildFee(ctx, held.id, { position: open?.position ?? 0, unitMinor: 0, actor })).toEqual({
    done: false,
    refusal: { reason: 'move-not-allowed', state: 'on-hold' },
  })
})

test('what was recorded stays through a change of the booking, and a child who joins is a task of their own', async () => {
  const { id: booking } = await booked(8)
  const [entry] = await toRecord(booking)
  await recordChildFee(ctx, booking, { position: entry?.position ?? 0, unitMinor: 5_000, actor })
  const travellers = await listTravellers(ctx.db, booking)
  const { lines } = await amendmentNow(ctx, booking, { order, party: [...travellers, child(10)] })
  const entries = lines.filter(({ childFee }) => childFee?.feeId === 'akagera-entry')
  expect(entries.map(({ childFee, unitMinor }) => [childFee?.age, unitMinor, childFee?.recorded])).toEqual([
    [8, 5_000, true],
    [10, 10_000, false],
  ])
})
