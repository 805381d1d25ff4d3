import { favicon } from '#artwork/mark.ts'
import { paintDrawingTask } from '#platform/pictures/picture-tasks.ts'
import { contextOf, sharePage } from '../../context.ts'
import type { Route } from './+types/icon.ts'

/**
 * The site's mark on a dark ground as PNG; the address gives the width in pixels. The route table names the sizes that phones
 * request.
 */
export async function loader({ url, context }: Route.LoaderArgs) {
  const size = Number(/\d+/.exec(url.pathname)?.[0])
  sharePage(context, [])
  const png = await contextOf(context).workers.run(paintDrawingTask, { svg: favicon(), width: size, height: size })
  return new Response(new Uint8Array(png), {
    headers: { 'Content-Type': 'image/png', 'Cache-Control': 'public, max-age=604800' },
  })
}
