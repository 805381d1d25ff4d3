import type { Generated } from 'kysely'
import type { Json } from '#platform/database/json-column.ts'

export type AuditTables = {
  audit_log: {
    id: Generated<number>
    at: Date
    actor_id: string | null
    actor: string
    action: string
    subject_kind: string
    subject_id: string
    subject: string
    facts: Json<Record<string, unknown>>
  }
}
