import { findBookingByReference } from '#features/bookings/reads.server.ts'
import { findStaff } from '#features/staff/reads.server.ts'
import type { Context } from '#platform/context.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { readReference } from '#values/reference.ts'
import type { TaskInput } from './task-form.ts'
import { insertTask, updateTask, updateTaskDone } from './writes.server.ts'

export type TaskRefusal =
  /** No active member of staff has that id. */
  | { reason: 'staff-wrong' }
  /** No booking has that reference. */
  | { reason: 'booking-wrong' }
  /** Somebody has changed it since it was seen. */
  | { reason: 'changed-meanwhile' }

/** Which task is saved: a new one under an id of the form, so that a form that is sent twice adds one, or one that was `seen`. */
export type TaskAt = { id: string; seen: number | undefined }

/** Adds a task, or changes it. Refused where its person or booking is unknown, or it is not at the version that was seen. */
export async function saveTask(
  ctx: Context,
  { id, seen }: TaskAt,
  { title, staffId, dueOn, reminder, booking: typed }: TaskInput,
  { name }: { name: string },
): Promise<Outcome<undefined, TaskRefusal>> {
  const { db } = ctx
  if (!(await findStaff(db, staffId))) return refused({ reason: 'staff-wrong' })
  const reference = readReference(typed)
  const booking = reference === undefined ? undefined : await findBookingByReference(db, reference)
  if (reference !== undefined && !booking) return refused({ reason: 'booking-wrong' })
  const row = { title, staffId, bookingId: booking?.id ?? null, dueOn, remindsByEmail: reminder === 'email' }
  if (seen === undefined && (await insertTask(db, id, row, { by: name, at: ctx.clock.now() }))) return done(undefined)
  // A form that is sent again may have changed meanwhile: it updates the task it added, unless somebody else has changed that.
  return (await updateTask(db, id, seen ?? 1, row)) ? done(undefined) : refused({ reason: 'changed-meanwhile' })
}

/** Marks a task as done, in the name of who pressed first, or as open again. */
export const settleTask = (ctx: Context, id: string, { name, isDone }: { name: string; isDone: boolean }): Promise<void> =>
  updateTaskDone(ctx.db, id, isDone ? { at: ctx.clock.now(), by: name } : null)
