import { sql } from 'kysely'
import type { Db } from '#platform/context.ts'
import type { Day } from '#values/dates.ts'
import type { TaskTables } from './tables.ts'

/** Something that staff have to do until a day, with who does it and which booking it is about. */
export type Task = {
  id: string
  version: number
  title: string
  staffId: string
  staffName: string
  bookingId: string | null
  reference: string | null
  dueOn: Day
  remindsByEmail: boolean
  createdBy: string
  doneAt: Date | null
  doneBy: string | null
}

const columns = sql`t.id, t.version, t.title, t.staff_id as "staffId", s.name as "staffName", t.booking_id as "bookingId", b.reference,
  t.due_on as "dueOn", t.reminds_by_email as "remindsByEmail", t.created_by as "createdBy", t.done_at as "doneAt", t.done_by as "doneBy"`
const tables = sql`tasks t join staff s on s.id = t.staff_id left join bookings b on b.id = t.booking_id`

/** Open tasks, the nearest due day first, up to a limit; of one booking where given. */
export async function listOpenTasks(db: Db, { limit, bookingId }: { limit: number; bookingId?: string }): Promise<Task[]> {
  const of = bookingId === undefined ? sql`true` : sql`t.booking_id = ${bookingId}`
  const { rows } = await sql<Task>`select ${columns} from ${tables} where t.done_at is null and ${of}
    order by t.due_on, t.created_at, t.id limit ${limit}`.execute(db)
  return rows
}

export async function findTask(db: Db, id: string): Promise<Task | undefined> {
  const { rows } = await sql<Task>`select ${columns} from ${tables} where t.id = ${id}`.execute(db)
  return rows[0]
}

export type TaskToRemind = Task & { staffEmail: string }

/** Open tasks that are due and whose reminder by email has not been written, of people who work here. */
export async function listTasksToRemind(db: Db, today: Day): Promise<TaskToRemind[]> {
  const { rows } = await sql<TaskToRemind>`select ${columns}, s.email as "staffEmail" from ${tables}
    where t.done_at is null and t.due_on <= ${today} and t.reminds_by_email and t.reminded_at is null and not s.disabled
    order by t.due_on, t.id limit 200`.execute(db)
  return rows
}

/** All tasks about a booking, open or done, oldest first. */
export async function listTasksOf(db: Db, bookingId: string) {
  return db
    .withTables<TaskTables>()
    .selectFrom('tasks')
    .select(['title', 'due_on as dueOn', 'created_at as at', 'done_at as doneAt'])
    .where('booking_id', '=', bookingId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}
