import { expect, test } from 'vitest'
import { findBooking, listLines } from '#features/bookings/reads.server.ts'
import { findVersionById } from '#features/trips/reads.server.ts'
import { proposedJourney, startOfJourney } from '#tests/support/private-journey.ts'
import { accept } from '#tests/support/sent-proposal.ts'
import { suppliedTrek } from '#tests/support/supplied-journeys.ts'
import { linesOf, sendAll } from '#tests/support/supplier-orders.ts'
import { testContext } from '#tests/support/test-context.ts'
import { loadSupplyRun } from '../reads-runs.server.ts'
import { unorderedCost } from './unordered-cost.server.ts'

const { ctx } = await testContext()

async function costOf(bookingId: string, lines: readonly { itemKey: string }[]) {
  const [booking, run] = [await findBooking(ctx.db, bookingId), await loadSupplyRun(ctx.db, { bookingId })]
  if (!booking || !run) throw new Error('There is no such run')
  return { run, minor: await unorderedCost(ctx.db, booking, { run, price: await listLines(ctx.db, bookingId), lines }) }
}

test('of a trip the guide and the car of ours are planned besides its orders, as they were frozen', async () => {
  const { proposal } = await proposedJourney(ctx, { secret: ctx.config.secret, startsOn: startOfJourney(ctx) })
  const totalMinor = proposal.content.options[0]?.totalMinor ?? 0
  const accepted = await accept(ctx, proposal, { letter: 'A', ticked: [], totalMinor, method: null })
  if (!accepted.done) throw new Error(JSON.stringify(accepted.refusal))
  const bookingId = accepted.value.id
  await sendAll(ctx, bookingId)
  const { run, minor } = await costOf(bookingId, await linesOf(ctx, bookingId))
  const version = await findVersionById(ctx.db, run.versionId ?? '')
  const ours = version?.items.filter(({ kind }) => kind === 'guide' || kind === 'transport') ?? []
  expect(ours.length).toBeGreaterThan(0)
  expect(minor).toBe(ours.reduce((sum, { cost }) => sum + (cost?.netCostMinor ?? 0), 0))
  expect(minor).toBeGreaterThan(0)
})

test('of a package what nobody is ordered for is planned by the rate book, and a lodge that is ordered once', async () => {
  const trek = await suppliedTrek(ctx)
  const { bookingId } = await trek.book({ state: 'requested', holdEndsAt: new Date('2027-03-20T08:00:00Z') })
  await sendAll(ctx, bookingId)
  const lines = await linesOf(ctx, bookingId)
  expect((await costOf(bookingId, lines)).minor).toBe(0)
  const [first] = lines
  const { minor } = await costOf(bookingId, lines.slice(1))
  expect(minor).toBeGreaterThan(0)
  expect(minor).toBe(first?.costMinor)
})
