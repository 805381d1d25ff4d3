import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { findBooking, listTravellers } from '#features/bookings/reads.server.ts'
import { addressOfDemo } from '#features/emails/reachable.ts'
import { partyOfUnnamed } from '#features/orders/order.ts'
import { assignMember } from '#features/roster/assign/assign-member.server.ts'
import { heldOrder, publishPilgrimage } from '#tests/support/cast.ts'
import { newGuide } from '#tests/support/crew.ts'
import { bookedPermit } from '#tests/support/crew-sheets.ts'
import { testContext } from '#tests/support/test-context.ts'
import { addDays, kigaliDay } from '#values/dates.ts'
import { readEnglish } from '../../../words/sources.server.ts'
import { loadAmend } from './load-amend.server.ts'

const { ctx } = await testContext()
const slug = await publishPilgrimage(ctx)

test('a change offers the accommodation levels that the package is sold in, and no other', async () => {
  const startsOn = addDays(kigaliDay(ctx.clock.now()), 120)
  const order = { kind: 'journey', package: slug, startsOn, comfort: 'simple', singleRooms: 0, extras: [], code: null } as const
  const { id } = await heldOrder(ctx, order, partyOfUnnamed(2))
  const { fields } = await loadAmend(ctx, readEnglish, id, new URLSearchParams())
  expect(fields?.beds?.comforts.map(({ value }) => value)).toEqual(['simple', 'lodge'])
})

test('the review of other days says what becomes of the guide, and neither the booking nor its travellers are changed by it', async () => {
  const startsOn = addDays(kigaliDay(ctx.clock.now()), 150)
  const order = { kind: 'journey', package: slug, startsOn, comfort: 'simple', singleRooms: 0, extras: [], code: null } as const
  const { id } = await heldOrder(ctx, order, partyOfUnnamed(2))
  const member = { kind: 'guide' as const, id: await newGuide(ctx.db, 'Aimée') }
  expect(await assignMember(ctx, { run: { bookingId: id }, member, actor: { id: 'diane', name: 'Diane' } })).toMatchObject({
    done: true,
  })
  await bookedPermit(ctx.db, id, { day: addDays(startsOn, 1), position: 1, number: 'RDB-77' })
  const before = [await findBooking(ctx.db, id), await listTravellers(ctx.db, id)]
  const asked = new URLSearchParams({ look: '1', startsOn: addDays(startsOn, 7), adults: '1', stays: '1' })
  const { difference, wrong } = await loadAmend(ctx, readEnglish, id, asked)
  expect(wrong).toBeUndefined()
  expect(difference?.crew).toEqual([expect.stringMatching(/^Aimée \(Pencilled\): .* in place of .*\.$/)])
  expect(difference?.permits).toEqual([expect.stringMatching(/^1 × .*: [Pp]urchased\.$/)])
  expect(difference?.suppliers).toEqual([])
  expect([await findBooking(ctx.db, id), await listTravellers(ctx.db, id)]).toEqual(before)

  const noteOf = async (of = ctx) => (await loadAmend(of, readEnglish, id, asked)).difference?.emailNote
  const email = (await findBooking(ctx.db, id))?.email ?? ''
  expect(await noteOf()).toContain(`An email with the change and the price goes to ${email}.`)
  const noMail = { ...ctx, mail: { ...ctx.mail, delivers: false } }
  expect(await noteOf(noMail)).toContain('goes to the Outbox (no mail server is set up).')
  await sql`update bookings set email = ${addressOfDemo(1)} where id = ${id}`.execute(ctx.db)
  expect(await noteOf()).toContain('goes to the Outbox (a demo booking: nothing is sent).')
})
