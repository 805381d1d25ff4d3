import { type RouteConfigEntry, route } from '@react-router/dev/routes'

/** The part of the route table about suppliers: their contracts and rates, what is ordered from them, and what they are owed. */
export const supplierRoutes: RouteConfigEntry[] = [
  route('admin/supply', 'admin/supply/supply.tsx'),
  route('admin/supply/:order/:paper.pdf', 'admin/supply/paper.ts'),
  route('admin/suppliers', 'admin/suppliers/suppliers.tsx'),
  route('admin/suppliers/new', 'admin/suppliers/edit-supplier.tsx', { id: 'admin/suppliers/new-supplier' }),
  route('admin/suppliers/:id', 'admin/suppliers/supplier.tsx'),
  route('admin/suppliers/:id/edit', 'admin/suppliers/edit-supplier.tsx'),
  route('admin/suppliers/:id/services/:serviceId', 'admin/suppliers/service.tsx'),
  route('admin/suppliers/:id/contracts/new', 'admin/suppliers/new-contract.tsx'),
  route('admin/suppliers/:id/contracts/:contractId', 'admin/suppliers/contract.tsx'),
  route('admin/payables', 'admin/payables/to-pay/to-pay.tsx'),
  route('admin/payables/to-pay.csv', 'admin/payables/to-pay/to-pay-csv.ts'),
  route('admin/payables/invoices', 'admin/payables/invoices/invoices.tsx'),
  route('admin/payables/invoices/new', 'admin/payables/invoices/new-invoice.tsx'),
  route('admin/payables/payments', 'admin/payables/payments/payments.tsx'),
  route('admin/fx', 'admin/suppliers/fx.tsx'),
  route('admin/suppliers/rates/import', 'admin/suppliers/rates/import.tsx', { id: 'admin/suppliers/import-of-all' }),
  route('admin/suppliers/rates.csv', 'admin/suppliers/rates/rates-csv.ts', { id: 'admin/suppliers/rates-csv-of-none' }),
  route('admin/suppliers/:id/contracts/:contractId/rates', 'admin/suppliers/rates/rates.tsx'),
  route('admin/suppliers/:id/contracts/:contractId/rates.csv', 'admin/suppliers/rates/rates-csv.ts'),
  route('admin/suppliers/:id/contracts/:contractId/import', 'admin/suppliers/rates/import.tsx'),
  route('admin/suppliers/:id/contracts/:contractId/next-year', 'admin/suppliers/rates/next-year.tsx'),
]
