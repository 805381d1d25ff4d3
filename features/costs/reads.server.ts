import { sql } from 'kysely'
import type { Db, Tx } from '#platform/context.ts'
import type { PackageService } from './package-service.ts'
import type { SuppliedExtra } from './supplied-extra.ts'
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

/** The service of a supplier that delivers an extra, by the extra's id in the catalogue; null where no supplier does. */
export async function findExtraService(db: Db, extraId: string): Promise<number | null> {
  const row = await db
    .withTables<CostTables>()
    .selectFrom('extra_services')
    .select('service_id as serviceId')
    .where('extra_id', '=', extraId)
    .executeTakeFirst()
  return row?.serviceId ?? null
}

/** Those of these extras that a supplier delivers, each with its service, in the order of the catalogue. */
export async function listSuppliedExtras(db: Db, extraIds: readonly string[]): Promise<SuppliedExtra[]> {
  const { rows } = await sql<SuppliedExtra>`
    select e.id, e.name, e.unit, e.transfer, s.service_id as "serviceId" from extras e join extra_services s on s.extra_id = e.id
    where e.id = any(${[...extraIds]}::text[]) order by e.position, e.id`.execute(db)
  return rows
}

/** Locks an extra until the transaction ends, so that two people who save its supplier do it one after the other. */
export async function lockExtra(tx: Tx, extraId: string): Promise<void> {
  await sql`select from extras where id = ${extraId} for no key update`.execute(tx)
}

/** Locks a package's services until the transaction ends, so that two people who save them do it one after the other. */
export async function lockPackageServices(tx: Tx, packageId: number): Promise<void> {
  await sql`select from packages where id = ${packageId} for no key update`.execute(tx)
}
