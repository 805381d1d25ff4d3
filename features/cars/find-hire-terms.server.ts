import { type Hire, hireTerms } from '#features/pricing/hires/hire-terms.ts'
import type { Db } from '#platform/context.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { findVehicleClass } from './reads.server.ts'

/** What an ordered hire holds besides its price, in sentences (`hireTerms`). None for another order, or where its class is gone. */
export async function findHireTerms(
  db: Db,
  order: { kind: string } | ({ kind: 'hire'; vehicleClass: string } & Hire),
  { vatBasisPoints }: { vatBasisPoints: number },
  read: ReadWords,
): Promise<string[]> {
  if (!('vehicleClass' in order)) return []
  const of = await findVehicleClass(db, order.vehicleClass)
  return of ? hireTerms(of, order, vatBasisPoints, read) : []
}
