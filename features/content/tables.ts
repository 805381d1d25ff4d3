import type { Generated } from 'kysely'
import type { Json } from '#platform/database/json-column.ts'
import type { Content, VersionEvent } from './entry.ts'

export type EntryTables = {
  entries: {
    id: Generated<number>
    kind: string
    live_id: string | null
    slug: string
    title: string
    content: Json<Content>
    version: Generated<number>
    created_at: Date
    edited_at: Date
    editor_id: string | null
    editor: string
    published_version: number | null
    published_at: Date | null
    publish_at: Date | null
    publish_version: number | null
    publish_by_id: string | null
    publish_by: string | null
    trashed_at: Date | null
  }
  entry_versions: {
    entry_id: number
    version: number
    event: VersionEvent
    title: string
    content: Json<Content>
    at: Date
    actor_id: string | null
    actor: string
  }
  text_changes: { kind: string; hash: string; follows: string; changes_meaning: boolean; at: Date }
  redirects: { kind: string; slug: string; entry_id: number; moved_at: Date }
}
