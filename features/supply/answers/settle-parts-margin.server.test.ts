import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { listOpenAlerts } from '#features/alerts/reads.server.ts'
import { findBooking, listParts } from '#features/bookings/reads.server.ts'
import { proposedJourney, startOfJourney } from '#tests/support/private-journey.ts'
import { accept } from '#tests/support/sent-proposal.ts'
import { linesOf, recordedBy, replied, sendAll } from '#tests/support/supplier-orders.ts'
import { testContext } from '#tests/support/test-context.ts'
import { settleParts } from './settle-parts.server.ts'

const { ctx } = await testContext()

const acceptedJourney = async () => {
  const { proposal } = await proposedJourney(ctx, { secret: ctx.config.secret, startsOn: startOfJourney(ctx) })
  const totalMinor = proposal.content.options[0]?.totalMinor ?? 0
  const accepted = await accept(ctx, proposal, { letter: 'A', ticked: [], totalMinor, method: null })
  if (!accepted.done) throw new Error(JSON.stringify(accepted.refusal))
  return accepted.value.id
}
const answersOf = async (bookingId: string) =>
  (await listParts(ctx.db, bookingId)).flatMap(({ resource, answer }) => (resource.startsWith('ask:') ? [answer] : []))

test('a trip that leaves too little as it is ordered is answered by staff alone, who get the figure only where they may read costs', async () => {
  const bookingId = await acceptedJourney()
  await sendAll(ctx, bookingId)
  const [dear, ...others] = await linesOf(ctx, bookingId)
  await sql`update supplier_order_lines set cost_minor = 2000000, sent = jsonb_set(sent, '{costMinor}', '2000000')
    where id = ${dear?.id}`.execute(ctx.db)
  for (const line of [...others, ...(dear ? [dear] : [])]) await recordedBy(ctx, line.orderId ?? 0, replied(line.id))
  expect(new Set(await answersOf(bookingId))).toEqual(new Set([null]))
  expect((await findBooking(ctx.db, bookingId))?.state).toBe('requested')
  const alerts = async () =>
    (await listOpenAlerts(ctx.db, { limit: 9, bookingId })).filter(({ occasion }) => /low-margin/.test(occasion))
  const [alert] = await alerts()
  expect(alert?.text).toMatch(
    /: every supplier has confirmed, but staff must look at it before the customer is answered\. [^0-9%$]+$/,
  )
  expect(alert?.costsText).toMatch(/as ordered it leaves −\$[\d,.]+, −[\d.]+% of the price without VAT\./)
  await settleParts(ctx, bookingId)
  expect(await alerts()).toHaveLength(1)
  await sql`update supplier_order_lines set agreed = jsonb_set(agreed, '{costMinor}', '1000') where id = ${dear?.id}`.execute(
    ctx.db,
  )
  await settleParts(ctx, bookingId)
  expect(new Set(await answersOf(bookingId))).toEqual(new Set(['yes']))
})
