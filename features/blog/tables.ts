import type { Block, Scene } from '#features/pages/blocks.ts'
import type { Json } from '#platform/database/json-column.ts'
import type { Day } from '#values/dates.ts'
import type { Topic } from './post.ts'

export type BlogTables = {
  posts: {
    slug: string
    title: string
    sentence: string
    lede: string
    topic: Topic
    scene: Json<Scene>
    cover: string | null
    published_on: Day
    updated_on: Day
    body: Json<readonly Block[]>
    sources: string[]
    journeys: string[]
  }
}
