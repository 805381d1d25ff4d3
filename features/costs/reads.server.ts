import { sql } from 'kysely'
import type { Db, Tx } from '#platform/context.ts'
import type { PackageService } from './package-service.ts'
import type { CostTables } from './tables.ts'

/** What a package takes of suppliers, in its order. */
export async function listPackageServices(db: Db, packageId: number): Promise<PackageService[]> {
  return db
    .withTables<CostTables>()
    .selectFrom('package_services')
    .select(['service_id as serviceId', 'comfort', 'day', 'days', 'kilometres'])
    .where('package_id', '=', packageId)
    .orderBy('position')
    .execute()
}

/** Locks a package's services until the transaction ends, so that two people who save them do it one after the other. */
export async function lockPackageServices(tx: Tx, packageId: number): Promise<void> {
  await sql`select from packages where id = ${packageId} for no key update`.execute(tx)
}
