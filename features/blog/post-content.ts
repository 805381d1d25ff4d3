import { z } from 'zod'
import { orNull } from '#features/content/content-parts.ts'
import { BlocksSchema, SceneSchema } from '#features/pages/blocks-schema.ts'
import { topics } from './post.ts'

/** The schema of a post. Its days are Kigali's; the day of its last change is set when it is published. */
export const PostContent = z.object({
  slug: z.string().min(1),
  title: z.string().min(1).max(90),
  sentence: z.string().min(1).max(160),
  lede: z.string().min(1).max(600),
  topic: z.enum(topics),
  scene: SceneSchema,
  cover: orNull(z.string().min(1)),
  publishedOn: z.iso.date().nullable(),
  body: BlocksSchema.min(1),
  sources: z.array(z.string().min(1).max(300)).max(30),
  journeys: z.array(z.string()).max(6),
})
