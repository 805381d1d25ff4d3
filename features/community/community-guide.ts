import type { ExperienceKind } from './experience.ts'

/** How to visit people, and where the money goes: shown beside the experiences. */
export type CommunityGuide = {
  /** The year of the facts. */
  asOf: number
  categories: readonly { id: ExperienceKind; name: string; definition: string }[]
  dos: readonly string[]
  donts: readonly string[]
  /** `about` is the page that shows the fact. `source` is null where it is not verified. */
  facts: readonly {
    id: string
    about: 'money' | 'visit'
    text: string
    confidence: 'high' | 'medium' | 'low'
    source: string | null
  }[]
  /** Null where our list has no such phrase in a language. */
  phrases: readonly { english: string; kinyarwanda: string | null; swahili: string | null }[]
  phraseNote: string
}
