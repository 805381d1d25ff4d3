import { z } from 'zod'
import { hours } from '#artwork/hours.ts'
import { sceneIds } from '#artwork/scene-ids.ts'

const text = z.string().min(1).max(4_000)

/** A drawing by its figures, as staff choose it. */
export const SceneSchema = z.object({
  id: z.enum(sceneIds),
  hour: z.enum(hours),
  seed: z.number().int().min(0).max(9_999),
  place: z.string().min(1).max(120),
})

/** A text that a block must have; the reason of its refusal says which one is missing. */
const named = (reason: string, most: number) =>
  z
    .string()
    .max(most)
    .refine((words) => words !== '', reason)

/** One block of a written text: features/pages/blocks.ts. */
const BlockSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('text'), text }),
  z.object({ kind: z.literal('heading'), text: z.string().min(1).max(160) }),
  z.object({ kind: z.literal('list'), items: z.array(text).min(1).max(60), ordered: z.exactOptional(z.boolean()) }),
  z.object({ kind: z.literal('quote'), text, by: named('quote-without-name', 160) }),
  z.object({
    kind: z.literal('table'),
    caption: named('table-without-caption', 200),
    head: z.array(z.string().max(200)).min(1).max(8),
    rows: z
      .array(z.array(z.string().max(1_000)))
      .min(1)
      .max(60),
  }),
  z.object({ kind: z.literal('notice'), text, grave: z.exactOptional(z.boolean()) }),
  z.object({ kind: z.literal('picture'), scene: SceneSchema, caption: named('picture-without-caption', 200) }),
  z.object({ kind: z.literal('photo'), picture: z.string().min(1).max(64), caption: z.string().max(200) }),
])

export const BlocksSchema = z.array(BlockSchema).max(200)
