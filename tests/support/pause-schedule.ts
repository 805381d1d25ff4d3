import { sql } from 'kysely'
import type { Db } from '#platform/context.ts'
import { schedules } from '#server/schedule.ts'

/** The clock of a server adds no job from now on, so that no full minute falls between two steps of a test. */
export async function pauseSchedule(db: Db): Promise<void> {
  const queues = schedules.map(({ queue }) => queue)
  await sql`insert into job_clock (name, last_due) select name, 'infinity' from unnest(${queues}::text[]) as queue (name)
    on conflict (name) do update set last_due = excluded.last_due`.execute(db)
}
