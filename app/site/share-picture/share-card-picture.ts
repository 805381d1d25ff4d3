import { paintSharePictureTask } from '#features/documents/share-picture/share-picture-task.server.ts'
import { contextOf, sharePage } from '../../context.ts'
import type { RouteHandle } from '../../ui/route-handle.ts'
import { readSettings } from '../shared-reads.server.ts'
import type { Route } from './+types/share-card-picture.ts'
import { findShareCard } from './find-share-card.server.ts'

/** Painting one takes a core about 300 ms. */
export const handle = { cost: 2 } satisfies RouteHandle

/**
 * The picture of a shared page: its scene, its name and price as they are now, and the operator. What it says comes from the database
 * alone. Throws a 404 for what visitors cannot read.
 */
export async function loader({ params, context }: Route.LoaderArgs) {
  const ctx = contextOf(context)
  const found = await findShareCard(ctx, params.kind, params.name)
  if (!found) throw new Response('Not found', { status: 404 })
  sharePage(context, [...found.tags, 'settings'], found.until)
  const { company } = await readSettings(context)
  const png = await ctx.workers.run(paintSharePictureTask, { ...found.card, company: company.name })
  return new Response(new Uint8Array(png), {
    headers: { 'Content-Type': 'image/png', 'Cache-Control': 'public, max-age=86400' },
  })
}
