import type { Json } from '#platform/database/json-column.ts'
import type { Day } from '#values/dates.ts'
import type { Scene, Section } from './blocks.ts'

export type PageTables = {
  pages: {
    slug: string
    title: string
    sentence: string
    lede: string
    scene: Json<Scene>
    sections: Json<readonly Section[]>
    updated_at: Date
  }
  terms_versions: { version: string; effective_on: Day; changes: string; sections: Json<readonly Section[]> }
  terms_translations: {
    version: string
    language: string
    revision: number
    english: Json<{ changes: string; sections: readonly Section[] }>
    changes: string
    sections: Json<readonly Section[]>
    created_at: Date
  }
}
