import { sql } from 'kysely'
import type { Context } from '#platform/context.ts'

const seatsEach = 1_000_000

/** So many departures of one journey with more seats and permits than anybody books; answers their addresses. */
export async function openDepartures({ db }: Context, count: number): Promise<string[]> {
  const { rows } = await sql<{ id: number; slug: string }>`
    select d.id, d.slug from departures d join packages p on p.id = d.package_id
    where p.slug = 'an-hour-with-the-gorillas' and d.comfort = 'lodge' and d.starts_on > current_date + 60 order by d.starts_on limit ${count}`.execute(
    db,
  )
  await sql`update stock_days set capacity = ${seatsEach}
    where resource = any(${rows.map(({ id }) => `departure:${id}`)}) or resource like 'permit:%'`.execute(db)
  return rows.map(({ slug }) => slug)
}

/** So many drafts that a booking closes. */
export async function openDrafts({ db }: Context, count: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    insert into booking_drafts (key_hash, answers) select sha256(gen_random_uuid()::text::bytea), '{"message": ""}'
    from generate_series(1, ${count}::int) returning id`.execute(db)
  return rows.map(({ id }) => id)
}
