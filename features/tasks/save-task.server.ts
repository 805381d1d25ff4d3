import { findBookingByReference } from '#features/bookings/reads.server.ts'
import { findStaff } from '#features/staff/reads.server.ts'
import type { Context } from '#platform/context.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { readReference } from '#values/reference.ts'
import { findTask } from './reads.server.ts'
import type { TaskInput } from './task-form.ts'
import { insertTask, updateTask, updateTaskDone } from './writes.server.ts'

export type TaskRefusal =
  /** Nobody of the staff by that id works here now. */
  | { reason: 'staff-wrong' }
  /** No booking has that reference. */
  | { reason: 'booking-wrong' }

/** Adds a task under an id, or changes the one that has it. A form that is sent twice adds one. */
export async function saveTask(
  ctx: Context,
  id: string,
  { title, staffId, dueOn, reminder, booking: typed }: TaskInput,
  { name }: { name: string },
): Promise<Outcome<undefined, TaskRefusal>> {
  const { db } = ctx
  if (!(await findStaff(db, staffId))) return refused({ reason: 'staff-wrong' })
  const reference = readReference(typed)
  const booking = reference === undefined ? undefined : await findBookingByReference(db, reference)
  if (reference !== undefined && !booking) return refused({ reason: 'booking-wrong' })
  const row = { title, staffId, bookingId: booking?.id ?? null, dueOn, remindsByEmail: reminder === 'email' }
  if (await findTask(db, id)) await updateTask(db, id, row)
  else await insertTask(db, id, row, { by: name, at: ctx.clock.now() })
  return done(undefined)
}

/** Marks a task as done, in the name of who pressed first, or as open again. */
export const settleTask = (ctx: Context, id: string, { name, isDone }: { name: string; isDone: boolean }): Promise<void> =>
  updateTaskDone(ctx.db, id, isDone ? { at: ctx.clock.now(), by: name } : null)
