import { afterAll, expect, test } from 'vitest'
import { createDatabase, onDatabase } from '#tests/support/databases.ts'
import { migrate, migrateUpTo } from './migrate.server.ts'

const folder = new URL('../../db/migrations', import.meta.url).pathname
const database = await createDatabase('empty')
afterAll(() => database.drop())

/** What the release before wrote, under its table names, and what it writes while it is being replaced. */
await onDatabase(database.address, async (client) => {
  await migrateUpTo(client, { folder, last: '0063-unpaid-holds.sql' })
  await client.query("insert into form_tries values ('enquiry', 2, '2027-03-12T08:00Z')")
  await client.query(
    "insert into jobs (queue, data, run_at) values ('send-booking-letter', '{}', now()), ('make-backup', '{}', now())",
  )
})
await migrate({ address: database.address, folder })

const formerNames = {
  activity: 'audit_log',
  form_tries: 'rate_limit_hits',
  letter_templates: 'email_templates',
  letter_texts: 'email_texts',
  letters: 'emails',
  moved_addresses: 'redirects',
  notices: 'banners',
  unsent_words: 'autosaves',
  voices: 'testimonials',
}

test('the rows and the jobs of the release before are under the new names', async () => {
  await onDatabase(database.address, async (client) => {
    expect((await client.query('select key, count from rate_limit_hits')).rows).toEqual([{ key: 'enquiry', count: 2 }])
    expect((await client.query('select queue from jobs order by queue')).rows).toEqual([
      { queue: 'booking-email' },
      { queue: 'make-backup' },
    ])
  })
})

test.each(Object.entries(formerNames))('%s has the columns of %s and is written through', async (was, isNow) => {
  await onDatabase(database.address, async (client) => {
    const columns = async (table: string) =>
      (
        await client.query(
          'select column_name, data_type from information_schema.columns where table_name = $1 order by ordinal_position',
          [table],
        )
      ).rows
    expect(await columns(was)).toEqual(await columns(isNow))
    const [insertUpdateDelete, trigger] = [28, false]
    expect((await client.query('select pg_relation_is_updatable($1::regclass, $2) as how', [was, trigger])).rows).toEqual([
      { how: insertUpdateDelete },
    ])
  })
})

test('the release before counts, locks and deletes through an old name as it did', async () => {
  await onDatabase(database.address, async (client) => {
    const count = `insert into form_tries values ('enquiry', 1, now())
      on conflict (key) do update set count = form_tries.count + 1 returning count`
    expect((await client.query(count)).rows).toEqual([{ count: 3 }])
    const old = "select key from form_tries where key = 'enquiry' for update skip locked"
    await client.query(`delete from form_tries where key in (${old})`)
    expect((await client.query('select from rate_limit_hits')).rowCount).toBe(0)
  })
})
