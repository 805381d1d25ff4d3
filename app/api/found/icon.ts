import { favicon } from '#artwork/mark.ts'
import { paintDrawingTask } from '#platform/pictures/picture-tasks.ts'
import { contextOf, sharePage } from '../../context.ts'
import type { Route } from './+types/icon.ts'

/** The mark on soot as PNG, as many pixels wide as the address says: the route table names the sizes that phones ask for. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const size = Number(/\d+/.exec(url.pathname)?.[0])
  sharePage(context, [])
  const png = await contextOf(context).workers.run(paintDrawingTask, { svg: favicon(), width: size, height: size })
  return new Response(new Uint8Array(png), {
    headers: { 'Content-Type': 'image/png', 'Cache-Control': 'public, max-age=604800' },
  })
}
