import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { StockPart } from '#features/stock/stock.ts'
import type { Db } from '#platform/context.ts'
import type { DatabaseAddress } from '#platform/database/database.server.ts'
import { openRawPool } from '#tests/support/raw-pool.ts'

/** What a bare booking is made like: a booking that is there, what it took, and the topics of the pages that show that. */
export type Model = { id: string; parts: readonly StockPart[]; tags: readonly string[] }

/**
 * The baseline of a booking's rate: what the database has to do for a correct booking, in as few statements as one would write by
 * hand, prepared once for each connection. BEGIN; the days of stock locked in their order; one statement that counts what is free
 * by the ledger's own rule and, where there is enough of all of it, claims it and stores the booking with its intention, lines,
 * parts, travellers and event, the job of its email, the closed draft, and notifies worker and page cache; COMMIT. Same tables,
 * constraints, triggers, locks and notifications as the action has: the action's further time is our own code. It reads no
 * products, finds no price and looks for no earlier booking of the same intention, which the unique key of the row would refuse.
 */
export async function openBareBooking(
  address: DatabaseAddress,
  db: Db,
): Promise<{ book(model: Model, draftId: string): Promise<void>; close(): Promise<void> }> {
  const pool = openRawPool(address, 'impamba bench', 8)
  const text = await writeStatement(db)
  return {
    async book(model, draftId) {
      const id = randomUUID()
      const client = await pool.connect()
      try {
        await client.query('begin')
        const keys = [model.parts.map(({ resource }) => resource), model.parts.map(({ day }) => day)]
        await client.query({ name: 'lock', text: lock, values: keys })
        const job = JSON.stringify({ bookingId: id, version: 1, letter: 'received' })
        const values = [
          id,
          model.id,
          draftId,
          job,
          JSON.stringify(model.tags),
          ...keys,
          model.parts.map(({ quantity }) => quantity),
        ]
        const { rowCount } = await client.query({ name: 'write', text, values })
        if (rowCount !== 1) throw new Error('The departure is full')
        await client.query('commit')
      } finally {
        client.release()
      }
    },
    close: () => pool.end(),
  }
}

const lock = `select from stock_days d join unnest((select $1::text[]), (select $2::date[])) as k (resource, day)
  on d.resource = k.resource and d.day = k.day
  order by d.resource collate "C", d.day for update of d`

async function writeStatement(db: Db): Promise<string> {
  const again = async (table: string) => {
    const columns = await columnsOf(db, table, ['booking_id'])
    return `insert into ${table} (booking_id, ${columns}) select made.id, ${columns} from made, ${table} where booking_id = $2`
  }
  const booking = await columnsOf(db, 'bookings', ['id', 'reference', 'idempotency_key', 'traveller_names'])
  return `
    with short as (
      select from unnest($6::text[], $7::date[], $8::int[]) as k (resource, day, quantity)
      left join lateral (
        select for_sale from stock_at(statement_timestamp()) s where s.resource = k.resource and s.day = k.day limit 1) s on true
      where coalesce(s.for_sale, 0) < k.quantity),
    made as (
      insert into bookings (id, reference, idempotency_key, ${booking})
      select $1::uuid, translate(upper(left(md5($1::text), 4) || '-' || right(md5($1::text), 4)), '01', 'XY'), 'draft:' || $3, ${booking}
      from bookings where id = $2 and not exists (select from short) returning id),
    claimed as (
      insert into stock_claims (booking_id, resource, day, quantity, held_until)
      select made.id, resource, day, quantity, now() + interval '1 day'
      from made, unnest($6::text[], $7::date[], $8::int[]) as k (resource, day, quantity)),
    lines as (${await again('booking_lines')}),
    parts as (${await again('booking_parts')}),
    travellers as (${await again('booking_travellers')}),
    events as (${await again('booking_events')}),
    job as (insert into jobs (queue, data, run_at) select 'booking-email', $4::jsonb, now() from made),
    closed as (update booking_drafts set booking_id = made.id, answers = '{}' from made where booking_drafts.id = $3::uuid)
    select pg_notify('jobs', ''), pg_notify('pages', $5) from made`
}

async function columnsOf(db: Db, table: string, without: readonly string[]): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select attname as name from pg_attribute where attrelid = ${table}::regclass and attnum > 0 and not attisdropped
      and attgenerated = '' and attidentity = ''`.execute(db)
  return rows.flatMap(({ name }) => (without.includes(name) ? [] : `"${name}"`)).join(', ')
}
