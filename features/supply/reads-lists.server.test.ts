import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { suppliedTrek } from '#tests/support/supplied-journeys.ts'
import { testContext } from '#tests/support/test-context.ts'
import { followOrders } from './follow/follow-orders.server.ts'
import type { OrderCursor } from './order-views.ts'
import { listSupplierOrders } from './reads-lists.server.ts'

const { ctx } = await testContext()
const trek = await suppliedTrek(ctx)
const open = { toSend: new Map(), notLeft: new Map() }
const query = { view: 'all', search: '', after: undefined, limit: 100, today: '2027-01-01' } as const

test('all orders one by one, each page after the one before, are those that a search finds', async () => {
  const { startsOn } = await trek.book()
  for (let nth = 0; nth < 2; nth++) await trek.book({ startsOn })
  await followOrders(ctx)
  // Every order has a second line, a day after its first.
  await sql`
    insert into supplier_order_lines (run_id, order_id, item_key, kind, title, first_day, last_day, details, state, created_at)
    select run_id, order_id, 'second ' || id, kind, title, first_day + 1, last_day + 1, details, state, created_at
    from supplier_order_lines`.execute(ctx.db)
  const found = await listSupplierOrders(ctx.db, { ...query, search: 'lodge' }, open)
  expect(found.length).toBeGreaterThan(5)
  const paged: typeof found = []
  let after: OrderCursor | undefined
  for (;;) {
    const [next, ...more] = await listSupplierOrders(ctx.db, { ...query, limit: 1, after }, open)
    expect(more.length).toBe(paged.length + 1 < found.length ? 1 : 0)
    if (!next) break
    paged.push(next)
    after = { sort: next.sort, runId: next.runId, orderId: next.orderId ?? 0 }
    if (more.length === 0) break
  }
  expect(paged).toEqual(found)
})
