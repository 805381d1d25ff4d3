import { afterAll, expect, test } from 'vitest'
import { listSupplierOrders } from '#features/supply/reads-lists.server.ts'
import { listOpenOrders } from '#features/supply/reads-open-orders.server.ts'
import type { Db } from '#platform/context.ts'
import { openRawPool } from '#tests/support/raw-pool.ts'
import { testContext } from '#tests/support/test-context.ts'
import { watchStatements } from '#tests/support/watched-statements.ts'
import { listCredits, listOpenPayables } from './reads.server.ts'

const { database } = await testContext()
const today = '2027-03-12'
const watched = watchStatements(database.address)
const pool = openRawPool(database.address, 'impamba tests', 1)
afterAll(() => Promise.all([watched.close(), pool.end()]))

const none = { toSend: new Map(), notLeft: new Map() }
const all = { view: 'all', search: '', after: undefined, limit: 50, today } as const
// biome-ignore format: one line for each list
const served: [string, string, (db: Db) => Promise<unknown>][] = [
  ['supplier_order_lines_by_day', 'all orders', (db) => listSupplierOrders(db, all, none)],
  ['supplier_order_lines_by_day', 'all orders, further on', (db) => listSupplierOrders(db, { ...all, after: { sort: new Date(today), runId: 3, orderId: 4 } }, none)],
  ['supplier_order_lines_to_withdraw', 'orders to send', (db) => listOpenOrders(db, today)],
  ['supplier_order_lines_withdrawn', 'cancellations that did not leave', (db) => listOpenOrders(db, today)],
  ['payables_open', 'open payables', (db) => listOpenPayables(db)],
  ['payments_out_left', 'credits', (db) => listCredits(db)],
]

test.each(served)('%s serves %s, however much was ordered and paid before', async (index, _name, read) => {
  watched.sent.length = 0
  await read(watched.db)
  const client = await pool.connect()
  try {
    // Without rows every way costs the same: what reads or sorts a whole table is made dear.
    await client.query('set enable_seqscan = off; set enable_sort = off')
    const { rows } = await client.query(`explain ${watched.sent[0]?.text}`, [...(watched.sent[0]?.parameters ?? [])])
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
    expect(plan).toContain(` ${index} `)
    expect(plan).not.toMatch(/Seq Scan on (supplier_order_lines|payables|payments_out|payment_allocations)/)
  } finally {
    client.release(true)
  }
})
