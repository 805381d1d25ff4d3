import type { Tx } from '#platform/context.ts'
import type { PackageService } from './package-service.ts'
import type { CostTables } from './tables.ts'

/** Stores which service delivers an extra, in place of the one it had; null: none does. */
export async function replaceExtraService(tx: Tx, extraId: string, serviceId: number | null): Promise<void> {
  const on = tx.withTables<CostTables>()
  await on.deleteFrom('extra_services').where('extra_id', '=', extraId).execute()
  if (serviceId !== null) await on.insertInto('extra_services').values({ extra_id: extraId, service_id: serviceId }).execute()
}

/** Stores the services of a package, with their alternatives, in place of those it had. */
export async function replacePackageServices(tx: Tx, packageId: number, services: readonly PackageService[]): Promise<void> {
  const on = tx.withTables<CostTables>()
  await on.deleteFrom('package_services').where('package_id', '=', packageId).execute()
  if (services.length === 0) return
  await on
    .insertInto('package_services')
    .values(
      services.map(({ serviceId, comfort, day, days, kilometres }, at) => ({
        package_id: packageId,
        position: at + 1,
        service_id: serviceId,
        comfort,
        day,
        days,
        kilometres,
      })),
    )
    .execute()
  const alternatives = services.flatMap(({ serviceId, alternatives }, at) =>
    alternatives.map((id, nth) => ({
      package_id: packageId,
      position: at + 1,
      stands_for: serviceId,
      place: nth + 1,
      service_id: id,
    })),
  )
  if (alternatives.length > 0) await on.insertInto('package_service_alternatives').values(alternatives).execute()
}
