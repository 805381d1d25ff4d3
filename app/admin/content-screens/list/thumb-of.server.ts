import { SceneSchema } from '#features/pages/blocks-schema.ts'
import type { Drawing } from '../../../ui/scene-picture.tsx'

const DrawingSchema = SceneSchema.omit({ place: true })

/** The drawn picture of a draft for its row; undefined where it has none, or one that is no drawing. */
export const thumbOf = (scene: unknown): Drawing | undefined => DrawingSchema.safeParse(scene).data
