import type { Party, ProductOrder } from '#features/orders/order.ts'
import type { PackageContent } from '#features/packages/package.ts'
import type { PriceLine } from '#features/pricing/price-line.ts'
import type { Json } from '#platform/database/json-column.ts'
import type { Day } from '#values/dates.ts'
import type { Currency } from '#values/money.ts'

export type QuoteTables = {
  quotes: {
    code: string
    ordered: Json<ProductOrder>
    party: Json<Party>
    title: string
    scene: Json<PackageContent['scene']>
    starts_on: Day
    ends_on: Day
    lines: Json<readonly PriceLine[]>
    currency: Currency
    total_minor: number
    deposit_minor: number
    balance_due_on: Day
    rwf_per_unit: number
    created_at: Date
    ends_at: Date
  }
}
