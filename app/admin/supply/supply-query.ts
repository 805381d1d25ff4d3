import { type OrderCursor, type OrderView, orderViews } from '#features/supply/order-views.ts'
import { readSearch } from '../components/cursor.ts'
import { pathWithQuery } from '../components/path-with-query.ts'

/** What the list of orders shows. `after`: the row after which the page begins. */
export type SupplyQuery = { view: OrderView; search: string; after: OrderCursor | undefined }

/** A search looks at all orders, unless the address says another view. */
const usualView = (search: string): OrderView => (search === '' ? 'send' : 'all')

/** Reads the query of the list. Invalid values are ignored. */
export function readSupplyQuery(params: URLSearchParams): SupplyQuery {
  const search = readSearch(params)
  const [, ms, runId, orderId] = /^(\d{1,15})\.(\d{1,15})\.(\d{1,15})$/.exec(params.get('after') ?? '') ?? []
  return {
    view: orderViews.find((one) => one === params.get('view')) ?? usualView(search),
    search,
    after: ms === undefined ? undefined : { sort: new Date(Number(ms)), runId: Number(runId), orderId: Number(orderId) },
  }
}

export const cursorOf = ({ sort, runId, orderId }: Omit<OrderCursor, 'orderId'> & { orderId: number | null }): string =>
  `${sort.getTime()}.${runId}.${orderId ?? 0}`

export const supplyPath = ({ view, search }: Omit<SupplyQuery, 'after'>, after?: string): string =>
  pathWithQuery('/admin/supply', { view: view === usualView(search) ? undefined : view, q: search, after })
