import type { Json } from '#platform/database/json-column.ts'
import type { FreightMode, FreightRate } from './lane.ts'

export type FreightTables = {
  freight_lanes: {
    id: string
    position: number
    origin: string
    destination: string
    mode: FreightMode
    via: string | null
    km: number | null
    days_least: number
    days_most: number
    days_from: string
    rates: Json<readonly FreightRate[]>
    documents: string[]
    notes: string[]
    status: 'open' | 'check' | 'restricted' | 'suspended'
    confidence: 'high' | 'medium' | 'low'
    as_of: number
  }
}
