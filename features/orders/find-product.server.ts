import { findVehicleClassWith } from '#features/cars/reads.server.ts'
import { findMovedTo } from '#features/content/reads.server.ts'
import { isClassInFleet } from '#features/crew/reads.server.ts'
import { findDepartureAndPackage } from '#features/departures/reads.server.ts'
import { findHotel } from '#features/hotels/reads.server.ts'
import { findSoldPackage } from '#features/packages/reads.server.ts'
import { findDiscountCode } from '#features/pricing/discounts/reads.server.ts'
import type { Db } from '#platform/context.ts'
import { type Day, kigaliDay } from '#values/dates.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import type { Order } from './order.ts'
import type { Product } from './product.ts'
import { findAround } from './reads.server.ts'

/** What identifies the product of an order of any kind. */
export type ProductKey =
  | { kind: 'departure'; departure: string }
  | { kind: 'journey' | 'pilgrims'; package: string }
  | { kind: 'stay'; hotel: string }
  | { kind: 'hire'; vehicleClass: string }
  | { kind: 'tailored' }

export type ProductRefusal = { reason: 'product-unknown' } | { reason: 'code-unknown' }

/**
 * A product with all that its price depends on, as it is at an instant. Refused: there is none, or the code that was typed
 * is no code of ours on the day of booking. A journey made to measure is of no product.
 */
export async function findProduct(
  db: Db,
  key: ProductKey & Partial<Pick<Order, 'code'>>,
  now: Date,
  bookedOn: Day = kigaliDay(now),
): Promise<Outcome<Product, ProductRefusal>> {
  const code = key.code ? await findDiscountCode(db, key.code, bookedOn) : undefined
  if (key.code && !code) return refused({ reason: 'code-unknown' })
  const around = { ...(await findAround(db)), code: code ?? null }
  const found = await findSold(db, key, now)
  return found ? done({ ...around, ...found }) : refused({ reason: 'product-unknown' })
}

type Sold =
  | Pick<Extract<Product, { kind: 'departure' }>, 'kind' | 'departure' | 'package'>
  | Pick<Extract<Product, { kind: 'journey' | 'pilgrims' }>, 'kind' | 'package'>
  | Pick<Extract<Product, { kind: 'stay' }>, 'kind' | 'hotel'>
  | Pick<Extract<Product, { kind: 'hire' }>, 'kind' | 'vehicleClass' | 'isInFleet'>

async function findSold(db: Db, key: ProductKey, now: Date): Promise<Sold | undefined> {
  switch (key.kind) {
    case 'departure': {
      const found = await findDepartureAndPackage(db, key.departure, now)
      return found && { kind: 'departure', ...found }
    }
    case 'stay': {
      const hotel = await findHotel(db, key.hotel)
      return hotel && { kind: 'stay', hotel }
    }
    case 'hire': {
      const found = await findVehicleClassWith(db, key.vehicleClass, isClassInFleet(key.vehicleClass))
      return found && { kind: 'hire', vehicleClass: found.vehicleClass, isInFleet: found.value }
    }
    case 'tailored':
      return undefined
    default: {
      const of = await findPackageAt(db, key.package)
      return of && { kind: key.kind, package: of }
    }
  }
}

/** The package at an address, also at one it had when it was ordered. */
async function findPackageAt(db: Db, slug: string) {
  const found = await findSoldPackage(db, slug)
  if (found) return found
  const now = (await findMovedTo(db, 'package', slug)) ?? (await findMovedTo(db, 'pilgrimage', slug))
  return now === undefined ? undefined : findSoldPackage(db, now)
}
