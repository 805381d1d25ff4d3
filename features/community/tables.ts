import type { Json } from '#platform/database/json-column.ts'
import type { CommunityGuide } from './community-guide.ts'
import type { Experience, ExperienceKind } from './experience.ts'

export type CommunityTables = {
  experiences: {
    id: string
    position: number
    name: string
    place_id: string
    category: ExperienceKind
    minutes: number
    group_max: number
    minimum_age: number | null
    fee_minor: number
    as_of: number
    booking: string
    facts: string[]
    confidence: Experience['confidence']
  }
  community_guides: { id: string; guide: Json<CommunityGuide> }
}
