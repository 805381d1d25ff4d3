import { scene } from '#artwork/scene.ts'
import { paintDrawingTask } from '#platform/pictures/picture-tasks.ts'
import { contextOf, sharePage } from '../context.ts'
import { readScene } from '../shared/read-drawing.ts'
import type { RouteHandle } from '../ui/route-handle.ts'
import type { Route } from './+types/share-picture.ts'

/** Drawing one takes a core 230 ms. */
export const handle = { cost: 2 } satisfies RouteHandle

/** What every picture of a scene is drawn with: its neighbours on the site differ, the one that is sent about does not. */
const seed = 7

/** A scene as the picture of a shared link. An invalid name is a 404. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const drawing = params.name.endsWith('.png') ? readScene(params.name.slice(0, -'.png'.length)) : undefined
  if (!drawing) throw new Response('Not found', { status: 404 })
  sharePage(context, [])
  const svg = scene(drawing.id, { ...drawing, seed, format: 'wide', colours: 'baked' })
  const png = await contextOf(context).workers.run(paintDrawingTask, { svg, width: 1200, height: 630 })
  return new Response(new Uint8Array(png), {
    headers: { 'Content-Type': 'image/png', 'Cache-Control': 'public, max-age=31536000, immutable' },
  })
}
