import { sizeKey } from '#features/media/file-keys.ts'
import { readPictureName } from '#features/media/picture.ts'
import { pictureTypes } from '#platform/pictures/picture-formats.ts'
import { contextOf } from '../context.ts'
import type { RouteHandle } from '../ui/route-handle.ts'
import type { Route } from './+types/picture.ts'

/** A page may show thirty, and nothing is made for one. */
export const handle = { cost: 0 } satisfies RouteHandle

/** One size of a picture: its address gives the same bytes for ever, for another file has another address. Nonsense is not found. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const name = readPictureName(params.name)
  const bytes = name && (await contextOf(context).files.get(sizeKey(name)))
  if (!name || !bytes) throw new Response('Not found', { status: 404 })
  return new Response(bytes, {
    headers: {
      'Content-Type': pictureTypes[name.format],
      'Cache-Control': 'public, max-age=31536000, immutable',
      // Opened by itself it is a picture and nothing else, whatever a browser makes of it.
      'Content-Security-Policy': "default-src 'none'",
    },
  })
}
