import { z } from 'zod'
import type { Block } from './blocks.ts'
import { BlocksSchema, SceneSchema } from './blocks-schema.ts'

/** A section as it is written. Its id is the fragment that links lead to; empty until it has one. */
const WrittenSection = z.object({ id: z.string().max(80), title: z.string().min(1).max(140), blocks: BlocksSchema.min(1) })
export type WrittenSection = { id: string; title: string; blocks: readonly Block[] }

export const SectionsSchema = z.array(WrittenSection).min(1).max(60)

/** What a page must contain before visitors read it. */
export const PageSchema = z.object({
  slug: z.string().min(1),
  title: z.string().min(1).max(90),
  sentence: z.string().min(1).max(160),
  lede: z.string().min(1).max(800),
  scene: SceneSchema,
  sections: SectionsSchema,
})
