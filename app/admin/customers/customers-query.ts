import { type CustomerSort, customerSorts, usualCustomerDirection } from '#features/customers/customer-list.ts'
import { isUuid } from '#values/uuid.ts'
import { readSearch } from '../components/cursor.ts'
import { pathWithQuery } from '../components/path-with-query.ts'

/** The query of the list of customers. `after`: the last customer of the page before. */
export type CustomersListQuery = { search: string; sort: CustomerSort; direction: 'asc' | 'desc'; after: string | undefined }

/** Invalid values are ignored. */
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

/** The address of the list for a query, without default values. */
export const customersPath = ({ search, sort, direction, after }: CustomersListQuery): string =>
  pathWithQuery('/admin/customers', {
    q: search,
    sort: sort === 'newest' ? undefined : sort,
    dir: direction === usualCustomerDirection[sort] ? undefined : direction,
    after,
  })
