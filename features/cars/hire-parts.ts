import { type HireTimes, touchedDays } from '#features/pricing/hires/hire-days.ts'
import { type StockPart, vehicleDays } from '#features/stock/stock.ts'
import type { VehicleClass } from './vehicle-class.ts'

/** What a hire takes of the ledger of stock: its cars on every day it touches. Throws for times that priceHire refuses as wrong. */
export function hireParts({ id, name }: Pick<VehicleClass, 'id' | 'name'>, input: HireTimes & { vehicles: number }): StockPart[] {
  return touchedDays(input).map((day) => ({ resource: vehicleDays(id), day, quantity: input.vehicles, label: name }))
}
