import type { Json } from '#platform/database/json-column.ts'
import type { Confidence, FeastRule } from './feast.ts'
import type { ShrineGuide } from './shrine-guide.ts'

export type PilgrimageTables = {
  feasts: {
    id: string
    name: string
    note: string
    rule: Json<FeastRule>
    vigil: string | null
    crowd: string | null
    confidence: Confidence
    source: string | null
  }
  shrines: { id: string; name: string; guide: Json<ShrineGuide> }
}
