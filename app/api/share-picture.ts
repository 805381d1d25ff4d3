import { scene } from '#artwork/scene.ts'
import { pngOf } from '#platform/pictures.server.ts'
import { sharePage } from '../context.ts'
import { readDrawing } from '../shared/read-drawing.ts'
import type { Route } from './+types/share-picture.ts'

/** A drawing as the picture that goes with a shared link. Nonsense is not found. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const drawing = readDrawing(params.name.replace(/\.png$/, ''))
  if (!drawing || !params.name.endsWith('.png')) throw new Response('Not found', { status: 404 })
  sharePage(context, [])
  const png = await pngOf(scene(drawing.id, { ...drawing, format: 'wide', colours: 'baked' }), { width: 1200, height: 630 })
  return new Response(new Uint8Array(png), {
    headers: { 'Content-Type': 'image/png', 'Cache-Control': 'public, max-age=31536000, immutable' },
  })
}
