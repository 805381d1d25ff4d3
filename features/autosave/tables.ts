import type { Json } from '#platform/database/json-column.ts'

export type AutosaveTables = {
  autosaves: {
    staff_id: string
    place: string
    typed: Json<Readonly<Record<string, string>>>
    kept_at: Date
  }
}
