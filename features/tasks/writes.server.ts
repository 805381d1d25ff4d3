import type { Db, Tx } from '#platform/context.ts'
import type { Day } from '#values/dates.ts'
import type { TaskTables } from './tables.ts'

const on = (db: Db) => db.withTables<TaskTables>()

export type TaskRow = { title: string; staffId: string; bookingId: string | null; dueOn: Day; remindsByEmail: boolean }

/** Adds a task; false where one has that id. */
export async function insertTask(db: Db, id: string, task: TaskRow, { by, at }: { by: string; at: Date }): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await on(db)
    .insertInto('tasks')
    .values({
      id,
      version: 1,
      title: task.title,
      staff_id: task.staffId,
      booking_id: task.bookingId,
      due_on: task.dueOn,
      reminds_by_email: task.remindsByEmail,
      reminded_at: null,
      created_by: by,
      created_at: at,
      done_at: null,
      done_by: null,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/**
 * Changes a task. A new day or person gets a new reminder. False where it is not at the version
 * that was shown.
 */
export async function updateTask(db: Db, id: string, seen: number, task: TaskRow): Promise<boolean> {
  const { numUpdatedRows } = await on(db)
    .updateTable('tasks')
    .set((e) => ({
      version: seen + 1,
      title: task.title,
      staff_id: task.staffId,
      booking_id: task.bookingId,
      due_on: task.dueOn,
      reminds_by_email: task.remindsByEmail,
      reminded_at: e
        .case()
        .when(e.and([e('due_on', '=', task.dueOn), e('staff_id', '=', task.staffId)]))
        .then(e.ref('reminded_at'))
        .else(null)
        .end(),
    }))
    .where('id', '=', id)
    .where('version', '=', seen)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Marks a task as done, or as open again; one that is done keeps who did it first. */
export async function updateTaskDone(db: Db, id: string, done: { at: Date; by: string } | null): Promise<void> {
  const task = on(db)
    .updateTable('tasks')
    .set({ done_at: done?.at ?? null, done_by: done?.by ?? null })
    .where('id', '=', id)
  await (done ? task.where('done_at', 'is', null) : task).execute()
}

export async function updateReminded(db: Db, id: string, at: Date): Promise<void> {
  await on(db).updateTable('tasks').set({ reminded_at: at }).where('id', '=', id).execute()
}

/** Deletes the tasks about these bookings. */
export async function deleteTasksOf(tx: Tx, bookingIds: readonly string[]): Promise<void> {
  if (bookingIds.length === 0) return
  await on(tx)
    .deleteFrom('tasks')
    .where('booking_id', 'in', [...bookingIds])
    .execute()
}
