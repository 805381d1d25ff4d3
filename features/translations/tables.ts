import type { Generated } from 'kysely'

export type TranslationTables = {
  translations: {
    kind: string
    language: string
    hash: string
    approved: string | null
    approved_at: Date | null
    approved_by: string | null
    draft: string | null
    draft_by: 'person' | 'machine' | null
    version: Generated<number>
    edited_at: Date
    editor: string
  }
  interface_messages: {
    language: string
    part: string
    path: string
    approved: string | null
    approved_of: string | null
    approved_at: Date | null
    approved_by: string | null
    draft: string | null
    draft_of: string | null
    draft_by: 'person' | 'machine' | null
    version: Generated<number>
    edited_at: Date
    editor: string
  }
}
