import { type HireTimes, touchedDays } from '#features/pricing/hires/hire-days.ts'
import type { Labelled } from '#features/pricing/line-text.ts'
import { labelled } from '#features/pricing/lines/english-line.ts'
import { onRequest, type StockPart, vehicleDays } from '#features/stock/stock.ts'
import type { VehicleClass } from './vehicle-class.ts'

/** What a hire takes of the ledger of stock: its cars on every day it touches. Throws for times that priceHire refuses as wrong. */
export function hireParts(
  { id, name }: Pick<VehicleClass, 'id' | 'name'>,
  input: HireTimes & { vehicles: number },
): (StockPart & Labelled)[] {
  const named = labelled({ name, of: 'car', at: 'name' })
  return touchedDays(input).map((day) => ({ resource: vehicleDays(id), day, quantity: input.vehicles, ...named }))
}

/**
 * What a hire of a class takes of which we have no vehicle: nothing of the ledger. Whoever hires one in is asked, for exactly these days and no more
 * vehicles, and answers before anything is due (docs/stock.md, 'On request').
 */
export function hiredInParts(
  { id, name }: Pick<VehicleClass, 'id' | 'name'>,
  input: HireTimes & { vehicles: number },
): (StockPart & Labelled)[] {
  const days = touchedDays(input)
  const [first, last] = [days[0], days.at(-1)]
  if (first === undefined) return []
  const resource = onRequest(`vehicle:${id}:${last}`)
  return [{ resource, day: first, quantity: input.vehicles, soft: true, ...labelled({ name, of: 'car', at: 'name' }) }]
}
