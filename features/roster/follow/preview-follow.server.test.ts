import { expect, test } from 'vitest'
import { findBooking } from '#features/bookings/reads.server.ts'
import { spanOfDays } from '#features/crew/assignments/assignment.ts'
import { listAssignmentsOf } from '#features/crew/assignments/reads-assignments.server.ts'
import { bareBooking } from '#tests/support/bare-booking.ts'
import { newGuide } from '#tests/support/crew.ts'
import { testContext } from '#tests/support/test-context.ts'
import { addDays, kigaliDay } from '#values/dates.ts'
import { addAbsence } from '../assign/add-absence.server.ts'
import { assignMember } from '../assign/assign-member.server.ts'
import { previewFollow } from './preview-follow.server.ts'

const { ctx } = await testContext()
const actor = { id: 'diane', name: 'Diane' }
const from = addDays(kigaliDay(ctx.clock.now()), 40)
const to = addDays(from, 3)

test('a change names whoever would be taken off, stay behind or move, with what they are on, and changes nobody', async () => {
  const bookingId = await bareBooking(ctx.db, { startsOn: from, endsOn: to })
  const guide = async (name: string, leave?: string) => {
    const member = { kind: 'guide' as const, id: await newGuide(ctx.db, name) }
    if (leave) await addAbsence(ctx, { member, absence: 'leave', span: spanOfDays(leave, leave), note: '', actor })
    expect(await assignMember(ctx, { run: { bookingId }, member, actor })).toMatchObject({ done: true })
  }
  await guide('Aimée')
  await guide('Bosco', addDays(to, 2))
  const crew = await listAssignmentsOf(ctx.db, [{ bookingId }])
  const order = (await findBooking(ctx.db, bookingId))?.order
  if (!order) throw new Error('There is no order')
  const look = async (startsOn: string, endsOn: string) =>
    (await previewFollow(ctx, bookingId, { order, startsOn, endsOn })).map(({ what, one, span, busy }) => ({
      ...{ what, name: one.name, span },
      busy: busy.map(({ absence }) => absence),
    }))
  const moved = spanOfDays(addDays(from, 3), addDays(to, 3))
  expect(await look(addDays(from, 3), addDays(to, 3))).toEqual([
    { what: 'changes', name: 'Aimée', span: moved, busy: [] },
    { what: 'leaves', name: 'Bosco', span: moved, busy: ['leave'] },
  ])
  const longer = spanOfDays(from, addDays(to, 3))
  expect(await look(from, addDays(to, 3))).toEqual([
    { what: 'changes', name: 'Aimée', span: longer, busy: [] },
    { what: 'keeps', name: 'Bosco', span: longer, busy: ['leave'] },
  ])
  expect(await look(from, to), 'the same days').toEqual([])
  expect(await listAssignmentsOf(ctx.db, [{ bookingId }])).toEqual(crew)
})
