import type { Hour } from '#artwork/hours.ts'
import type { SceneFormat, SceneId } from '#artwork/scene.ts'

/** A drawing by scene, hour and seed: the same three always give the same picture. */
export type Drawing = { id: SceneId; hour: Hour; seed: number }

const sizes: Record<SceneFormat, { width: number; height: number }> = {
  landscape: { width: 1200, height: 800 },
  wide: { width: 1920, height: 650 },
  portrait: { width: 900, height: 1200 },
}

/** The address of a drawing as a file, answered by app/api/scene.ts. */
export function sceneHref({ id, hour, seed }: Drawing, format: SceneFormat = 'landscape'): string {
  return `/scenes/${id}-${hour}-${seed}${format === 'landscape' ? '' : `-${format}`}.svg`
}

/**
 * The picture of a shared link: PNG, 1200 by 630, served by app/api/share-picture.ts. One for each scene and hour, whatever the
 * seed: painting takes a fifth of a second, so the number of addresses must be limited.
 */
export const shareHref = ({ id, hour }: Drawing) => `/share/${id}-${hour}.png`

type Props = { drawing: Drawing; format?: SceneFormat; className?: string; eager?: boolean; beforeScripts?: boolean }

/**
 * A drawing as a cached file, loaded lazily, or first of all with `eager`. A lazy one waits behind the scripts, unless it may
 * be in the first view after all (`beforeScripts`). Decorative: the title beside it says what it shows.
 */
export function ScenePicture({ drawing, format = 'landscape', className, eager = false, beforeScripts = eager }: Props) {
  return (
    <img
      className={className ? `scene ${className}` : 'scene'}
      src={sceneHref(drawing, format)}
      alt=""
      {...sizes[format]}
      loading={eager ? 'eager' : 'lazy'}
      {...(beforeScripts && { fetchPriority: 'high' })}
      decoding="async"
    />
  )
}
