import { findProduct } from '#features/orders/find-product.server.ts'
import { ageRulesOf, type TooYoung, tooYoung } from '#features/orders/minimum-ages.ts'
import type { Db } from '#platform/context.ts'
import type { Booking } from '../booking-record.ts'
import { listTravellers } from '../reads.server.ts'

/** Who of a booking is under a minimum age of its journey or its permits, by the rules that the hold of a quote refuses by. */
export async function listTooYoung(db: Db, { id, order, startsOn }: Booking, now: Date): Promise<TooYoung[]> {
  const product = await findProduct(db, { ...order, code: null }, now)
  if (!product.done || !('package' in product.value)) return []
  return tooYoung(await listTravellers(db, id), ageRulesOf(product.value.package, startsOn))
}
