import { type CustomerSort, customerSorts, usualCustomerDirection } from '#features/customers/customer-list.ts'
import { isUuid } from '#values/uuid.ts'
import { readSearch } from '../components/cursor.ts'
import { pathWithQuery } from '../components/path-with-query.ts'

/** What an address asks of the list of customers. `after`: the customer before the page. */
export type CustomersListQuery = { search: string; sort: CustomerSort; direction: 'asc' | 'desc'; after: string | undefined }

/** Nonsense in an address is read as if it were not there. */
export function readCustomersQuery(params: URLSearchParams): CustomersListQuery {
  const sort = customerSorts.find((one) => one === params.get('sort')) ?? 'newest'
  const after = params.get('after')
  return {
    search: readSearch(params),
    sort,
    direction: (['asc', 'desc'] as const).find((one) => one === params.get('dir')) ?? usualCustomerDirection[sort],
    after: isUuid(after) ? after : undefined,
  }
}

/** The address of the list for a query; what is as usual is left out. */
export const customersPath = ({ search, sort, direction, after }: CustomersListQuery): string =>
  pathWithQuery('/admin/customers', {
    q: search,
    sort: sort === 'newest' ? undefined : sort,
    dir: direction === usualCustomerDirection[sort] ? undefined : direction,
    after,
  })
