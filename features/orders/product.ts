import type { VehicleClass } from '#features/cars/vehicle-class.ts'
import type { DepartureRow } from '#features/departures/departure-row.ts'
import type { Hotel } from '#features/hotels/hotel.ts'
import type { SoldPackage } from '#features/packages/published-package.ts'
import type { DiscountCode } from '#features/pricing/discounts/discounts.ts'
import type { Extra } from '#features/pricing/extras/extra.ts'
import type { Settings } from '#features/settings/settings.ts'

/** What every price depends on besides the product itself. `code` is null where none was given or there is none of that name. */
type Around = { settings: Settings; extras: readonly Extra[]; code: DiscountCode | null }

/** A product as it is on sale at an instant, with all that its price depends on. Read once, priced as often as one likes. */
export type Product = Around &
  (
    | { kind: 'departure'; departure: DepartureRow; package: SoldPackage }
    | { kind: 'journey' | 'pilgrims'; package: SoldPackage }
    | { kind: 'stay'; hotel: Hotel }
    /** `isInFleet`: a vehicle of the class is in our lists; of another class one has to be hired in first. */
    | { kind: 'hire'; vehicleClass: VehicleClass; isInFleet: boolean }
  )

/** What a booking is priced and changed by: its product; of a journey made to measure the settings with the terms of its trip in them. */
export type Sold = Product | { kind: 'tailored'; settings: Settings }
