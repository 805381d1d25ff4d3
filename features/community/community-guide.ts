import type { ExperienceKind } from './experience.ts'

/** How to visit people, and where the money goes: what stands beside the experiences. */
export type CommunityGuide = {
  /** The year of the facts. */
  asOf: number
  categories: readonly { id: ExperienceKind; name: string; definition: string }[]
  dos: readonly string[]
  donts: readonly string[]
  /** `about` says on which page a fact belongs. `source` is null where none was found: then nobody has checked it. */
  facts: readonly {
    id: string
    about: 'money' | 'visit'
    text: string
    confidence: 'high' | 'medium' | 'low'
    source: string | null
  }[]
  /** Null where a language has no such word in our list. */
  phrases: readonly { english: string; kinyarwanda: string | null; swahili: string | null }[]
  phraseNote: string
}
