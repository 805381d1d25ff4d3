import fc from 'fast-check'
import { expect, test } from 'vitest'
import { orderViews } from '#features/supply/order-views.ts'
import { cursorOf, readSupplyQuery, supplyPath } from './supply-query.ts'

const paramsOf = (path: string) => new URL(path, 'http://localhost').searchParams

test('an address of the list is read as what it was made of', () => {
  const rows = fc.record({
    view: fc.constantFrom(...orderViews),
    search: fc.constantFrom('', 'S-7K2M', 'Lodge & Camp'),
    sort: fc.date({ min: new Date(0), max: new Date('9999-01-01'), noInvalidDate: true }),
    runId: fc.nat(),
    orderId: fc.nat(),
  })
  fc.assert(
    fc.property(rows, ({ view, search, ...after }) => {
      expect(readSupplyQuery(paramsOf(supplyPath({ view, search }, cursorOf(after))))).toEqual({ view, search, after })
    }),
    { numRuns: 1000 },
  )
})

test('a search looks at all orders, and what no address means is the top of what is to be sent', () => {
  expect(readSupplyQuery(paramsOf('/admin/supply?q=S-7K2M'))).toEqual({ view: 'all', search: 'S-7K2M', after: undefined })
  expect(readSupplyQuery(paramsOf('/admin/supply?view=x&after=1.2'))).toEqual({ view: 'send', search: '', after: undefined })
})
