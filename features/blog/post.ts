import type { Block, Scene } from '#features/pages/blocks.ts'
import type { Day } from '#values/dates.ts'

/** The topics of posts. */
export const topics = ['planning', 'gorillas', 'kibeho', 'parks', 'people', 'roads'] as const
export type Topic = (typeof topics)[number]

/** A post of the blog. `sentence` is for cards and search engines, at most 160 characters. `sources` are those of its figures. */
export type Post = {
  slug: string
  title: string
  sentence: string
  lede: string
  topic: Topic
  scene: Scene
  /** The photograph that stands for it, by its id; its scene does without one. */
  cover?: string | null
  publishedOn: Day
  updatedOn: Day
  body: readonly Block[]
  sources: readonly string[]
  /** The slugs of packages to recommend. */
  journeys: readonly string[]
}
