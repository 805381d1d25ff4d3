import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Role } from '#features/staff/permissions.ts'
import { proposedJourney, startOfJourney } from '#tests/support/private-journey.ts'
import { accept } from '#tests/support/sent-proposal.ts'
import { linesOf, sendAll } from '#tests/support/supplier-orders.ts'
import { testContext } from '#tests/support/test-context.ts'
import { readEnglish } from '../../words/sources.server.ts'
import { loadBooking } from '../bookings/load-booking.server.ts'

const { ctx } = await testContext()

test('a request shows what it leaves as it is ordered to who may read costs, open where that is too little to be answered by itself', async () => {
  const { proposal } = await proposedJourney(ctx, { secret: ctx.config.secret, startsOn: startOfJourney(ctx) })
  const totalMinor = proposal.content.options[0]?.totalMinor ?? 0
  const accepted = await accept(ctx, proposal, { letter: 'A', ticked: [], totalMinor, method: null })
  if (!accepted.done) throw new Error(JSON.stringify(accepted.refusal))
  const { id } = accepted.value
  await sendAll(ctx, id)
  const shownTo = async (role: Role) => {
    const staff = { id: 'diane', name: 'Diane', email: 'diane@example.com', role }
    return loadBooking(ctx, readEnglish, id, staff as Parameters<typeof loadBooking>[3], new URLSearchParams())
  }
  expect((await shownTo('owner')).orderedMargin).toMatchObject({
    isLow: false,
    summary: expect.stringMatching(/^margin [\d.]+%$/),
  })
  const [dear] = await linesOf(ctx, id)
  await sql`update supplier_order_lines set cost_minor = 2000000 where id = ${dear?.id}`.execute(ctx.db)
  const { orderedMargin } = await shownTo('owner')
  expect(orderedMargin).toMatchObject({ isLow: true, summary: expect.stringMatching(/^margin −[\d.]+%$/) })
  const toReader = await shownTo('read-only')
  expect(toReader.orderedMargin).toBeUndefined()
  expect(JSON.stringify(toReader)).not.toMatch(/margin|20[.,]?000/i)
})
