import { listClosuresOf, listSupplierRates } from '#features/suppliers/rates/reads-rates.server.ts'
import { serviceYear, serviceYearSpan } from '#features/suppliers/rates/service-year.ts'
import { type SupplierService, serviceName } from '#features/suppliers/supplier-service.ts'
import type { Db } from '#platform/context.ts'

/** A year of each service of a supplier that is not archived: its live rates, its gaps, and when it is closed. */
export async function loadServiceYears(
  db: Db,
  { supplierId, services, year }: { supplierId: number; services: readonly SupplierService[]; year: number },
) {
  const sold = services.filter(({ archivedAt }) => archivedAt === null)
  const [rates, closures] = await Promise.all([
    listSupplierRates(db, supplierId, serviceYearSpan(year)),
    listClosuresOf(
      db,
      sold.map(({ id }) => id),
    ),
  ])
  return sold.map((service) => {
    const isOf = ({ serviceId }: { serviceId: number }) => serviceId === service.id
    return { name: serviceName(service), year: serviceYear(rates.filter(isOf), closures.filter(isOf), year) }
  })
}

/** The year that an address asks for, within ten years of this one; else this one. */
export function yearOf(text: string | null, today: string): number {
  const now = Number(today.slice(0, 4))
  const year = /^\d{4}$/.test(text ?? '') ? Number(text) : now
  return Math.abs(year - now) <= 10 ? year : now
}
