import type { Hour } from '#artwork/hours.ts'
import type { SceneId } from '#artwork/scene-ids.ts'

/** What the picture of a shared link shows: a scene, a name, one line below it, and whose it is. */
export type SharePicture = {
  scene: { id: SceneId; hour: Hour; seed: number }
  title: string
  line: string
  company: string
}

/** What networks show whole, and the least distortion of all of them. */
export const sharePictureSize = { width: 1200, height: 630 } as const
