import type { Block, Scene } from '#features/pages/blocks.ts'
import type { Day } from '#values/dates.ts'

/** What a post is about: the chips of the journal. */
export const topics = ['planning', 'gorillas', 'kibeho', 'parks', 'people', 'roads'] as const
export type Topic = (typeof topics)[number]

/** A post of the journal. `sentence` is for cards and search engines, at most 160 characters. Sources are what its figures rest on. */
export type Post = {
  slug: string
  title: string
  sentence: string
  lede: string
  topic: Topic
  scene: Scene
  publishedOn: Day
  updatedOn: Day
  body: readonly Block[]
  sources: readonly string[]
  /** Packages by their slug that the reader may want next. */
  journeys: readonly string[]
}
