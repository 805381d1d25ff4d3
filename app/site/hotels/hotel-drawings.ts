import type { Hour } from '#artwork/hours.ts'
import { seedOf } from '#artwork/seed.ts'
import { sceneOfPlace } from '#features/orders/scene-of-place.ts'
import type { Drawing } from '../../ui/scene-picture.tsx'

const hours: readonly Hour[] = ['golden', 'dawn', 'day', 'dusk', 'mist', 'coast']

type Placed = { id: string; placeId: string; place: string }

/** The drawing of a hotel's place: hotels of one place share the landscape, not the picture. */
export function drawingOf({ id, placeId, place }: Placed, nth = 0): Drawing {
  const scene = sceneOfPlace({ placeId, placeName: place })
  const seed = seedOf(id)
  return { id: scene.id, hour: hours[(seed + nth * 2) % hours.length] ?? 'day', seed: (seed % 900) + nth + 1 }
}
