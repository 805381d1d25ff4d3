import type { ColumnType, Generated } from 'kysely'
import type { Piece } from '#features/freight/chargeable-weight.ts'
import type { FreightMode } from '#features/freight/lane.ts'
import type { Json } from '#platform/database/json-column.ts'
import type { Day } from '#values/dates.ts'
import type { PriceLine } from './price.ts'
import type { ShipmentEvent, ShipmentState } from './shipment.ts'

type Unknown = ColumnType<Day | null, Day | null | undefined>

export type ShipmentTables = {
  shipments: {
    id: string
    enquiry_id: string
    state: Generated<ShipmentState>
    version: Generated<number>
    mode: FreightMode | null
    origin: string
    destination: string
    goods: string
    pieces: Json<readonly Piece[]>
    lines: ColumnType<readonly PriceLine[], string | undefined, string>
    total_minor: Generated<number>
    valid_until: Unknown
    left_out: Generated<string>
    reason: Generated<string>
    accepted_on: Unknown
    loaded_on: Unknown
    expected_on: Unknown
    delivered_on: Unknown
    changed_at: Date
  }
  shipment_events: {
    id: Generated<number>
    shipment_id: string
    version: number
    at: Date
    actor: string
    event: ShipmentEvent
    text: string
    total_minor: number
  }
}
