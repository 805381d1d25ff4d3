import type { SupplierView } from '#features/suppliers/reads-list.server.ts'
import { supplierKinds } from '#features/suppliers/supplier.ts'
import { readSearch } from '../components/cursor.ts'
import { pathWithQuery } from '../components/path-with-query.ts'

/** `after`: the supplier after which the page begins. */
export type SuppliersQuery = { view: SupplierView; search: string; after: number | undefined }

export const supplierViews: readonly SupplierView[] = ['all', ...supplierKinds, 'archived']

/** Reads the query of the list of suppliers. Invalid values are ignored. */
export function readSuppliersQuery(params: URLSearchParams): SuppliersQuery {
  const after = params.get('after') ?? ''
  return {
    view: supplierViews.find((one) => one === params.get('view')) ?? 'all',
    search: readSearch(params),
    after: /^[1-9]\d{0,8}$/.test(after) ? Number(after) : undefined,
  }
}

export const suppliersPath = ({ view, search, after }: SuppliersQuery): string =>
  pathWithQuery('/admin/suppliers', {
    view: view === 'all' ? undefined : view,
    q: search,
    after: after ? String(after) : undefined,
  })
