import { type HireTimes, touchedDays } from '#features/pricing/hires/hire-days.ts'
import type { Labelled } from '#features/pricing/line-text.ts'
import { labelled } from '#features/pricing/lines/english-line.ts'
import { type StockPart, vehicleDays } from '#features/stock/stock.ts'
import type { VehicleClass } from './vehicle-class.ts'

/** What a hire takes of the ledger of stock: its cars on every day it touches. Throws for times that priceHire refuses as wrong. */
export function hireParts(
  { id, name }: Pick<VehicleClass, 'id' | 'name'>,
  input: HireTimes & { vehicles: number },
): (StockPart & Labelled)[] {
  const named = labelled({ name, of: 'car', at: 'name' })
  return touchedDays(input).map((day) => ({ resource: vehicleDays(id), day, quantity: input.vehicles, ...named }))
}
