import { sql } from 'kysely'
import type { Db, Tx } from '#platform/context.ts'
import type { PackageService } from './package-service.ts'
import type { CostTables } from './tables.ts'

/** What a package takes of suppliers, in its order, each with its alternatives. */
export async function listPackageServices(db: Db, packageId: number): Promise<PackageService[]> {
  return db
    .withTables<CostTables>()
    .selectFrom('package_services')
    .select(['service_id as serviceId', 'comfort', 'day', 'days', 'kilometres'])
    .select(
      sql<number[]>`array(
        select a.service_id from package_service_alternatives a
        where a.package_id = package_services.package_id and a.position = package_services.position order by a.place
      )`.as('alternatives'),
    )
    .where('package_id', '=', packageId)
    .orderBy('position')
    .execute()
}

/** Locks a package's services until the transaction ends, so that two people who save them do it one after the other. */
export async function lockPackageServices(tx: Tx, packageId: number): Promise<void> {
  await sql`select from packages where id = ${packageId} for no key update`.execute(tx)
}
