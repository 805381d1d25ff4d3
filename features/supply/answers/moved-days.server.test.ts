import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { listParts } from '#features/bookings/reads.server.ts'
import { proposedJourney, startOfJourney } from '#tests/support/private-journey.ts'
import { accept } from '#tests/support/sent-proposal.ts'
import { linesOf, recordedBy, replied, sendAll } from '#tests/support/supplier-orders.ts'
import { testContext } from '#tests/support/test-context.ts'
import { settleParts } from './settle-parts.server.ts'

const { ctx } = await testContext()

test('days that were moved since are confirmed by no yes to the days before', async () => {
  const { proposal } = await proposedJourney(ctx, { secret: ctx.config.secret, startsOn: startOfJourney(ctx) })
  const totalMinor = proposal.content.options[0]?.totalMinor ?? 0
  const accepted = await accept(ctx, proposal, { letter: 'A', ticked: [], totalMinor, method: null })
  if (!accepted.done) throw new Error(JSON.stringify(accepted.refusal))
  const bookingId = accepted.value.id
  const answers = async () =>
    (await listParts(ctx.db, bookingId)).filter(({ resource }) => resource.startsWith('ask:')).map(({ answer }) => answer)
  const move = (days: number) =>
    sql`update supplier_order_lines set first_day = first_day + ${days}::int, last_day = last_day + ${days}::int
      where id = ${first?.id ?? 0}`.execute(ctx.db)
  await sendAll(ctx, bookingId)
  const [first, ...others] = await linesOf(ctx, bookingId)
  await recordedBy(ctx, first?.orderId ?? 0, replied(first?.id ?? 0))
  await move(2)
  for (const line of others) await recordedBy(ctx, line.orderId ?? 0, replied(line.id))
  expect(await answers()).toEqual([null, null, null, null])
  // All that is ordered is agreed again, but the booking says other days at one of them.
  await sql`update booking_parts set day = day + 1 where booking_id = ${bookingId} and label like 'Plains%'`.execute(ctx.db)
  await move(-2)
  await settleParts(ctx, bookingId)
  expect((await answers()).toSorted()).toEqual([null, 'yes', 'yes', 'yes'])
})
