import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { findBooking, listParts } from '#features/bookings/reads.server.ts'
import { proposedJourney, startOfJourney } from '#tests/support/private-journey.ts'
import { accept } from '#tests/support/sent-proposal.ts'
import { linesOf, recordedBy, replied, sendAll } from '#tests/support/supplier-orders.ts'
import { testContext } from '#tests/support/test-context.ts'
import { chooseService } from '../choices/choose-supplier.server.ts'
import { listOrderedNights } from '../reads-nights.server.ts'

const { ctx } = await testContext()
const actor = { id: 'diane', name: 'Diane' }

test('of a trip each lodge that confirms is a yes, but not another one than was sold: staff agree it with the customer first', async () => {
  const { proposal, serviceId } = await proposedJourney(ctx, { secret: ctx.config.secret, startsOn: startOfJourney(ctx) })
  const totalMinor = proposal.content.options[0]?.totalMinor ?? 0
  const accepted = await accept(ctx, proposal, { letter: 'A', ticked: [], totalMinor, method: null })
  if (!accepted.done) throw new Error(JSON.stringify(accepted.refusal))
  const bookingId = accepted.value.id
  await sendAll(ctx, bookingId)
  for (const line of await linesOf(ctx, bookingId)) {
    const isLake = line.serviceId === serviceId('lake')
    await recordedBy(ctx, line.orderId ?? 0, replied(line.id, { answer: isLake ? 'declined' : 'confirmed' }))
  }
  const open = (await linesOf(ctx, bookingId)).find(({ state }) => state === 'to-choose')
  const choice = { run: { bookingId }, itemKey: open?.itemKey ?? '', serviceId: serviceId('hill'), reason: '', actor }
  expect(await chooseService(ctx, choice)).toMatchObject({ done: true })
  const hill = (await linesOf(ctx, bookingId)).find((line) => line.serviceId === serviceId('hill'))
  // Two nights of two people at 150.00 each.
  expect(hill).toMatchObject({ state: 'to-request', costMinor: 60_000, currency: 'USD' })
  await sendAll(ctx, bookingId, hill?.orderId ?? 0, 'Mr Habimana')
  await recordedBy(ctx, hill?.orderId ?? 0, replied(hill?.id ?? 0))

  const parts = (await listParts(ctx.db, bookingId))
    .filter(({ resource }) => resource.startsWith('ask:'))
    .toSorted((one, other) => one.day.localeCompare(other.day))
  expect(parts.map(({ supplier, answer }) => [supplier, answer])).toEqual([
    ['Plains Camp', 'yes'],
    ['Volcano Lodge', 'yes'],
    ['Lake House', null],
    ['Forest Inn', 'yes'],
  ])
  expect((await findBooking(ctx.db, bookingId))?.state).toBe('requested')
  const { rows } = await sql<{
    text: string
  }>`select text from alerts where booking_id = ${bookingId} and occasion like 'supply-replaced:%'`.execute(ctx.db)
  expect(rows.map(({ text }) => text)).toEqual([expect.stringContaining('Hill Lodge is ordered in place of Lake House')])

  const nights = await listOrderedNights(ctx.db, { bookingId })
  expect(nights.map(({ name, isDeclined }) => [name, isDeclined])).toEqual([
    ['Plains Camp', false],
    ['Volcano Lodge', false],
    ['Lake House', true],
    ['Hill Lodge', false],
    ['Forest Inn', false],
  ])
})
