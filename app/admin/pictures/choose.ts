import { readLibraryAsk } from '#features/media/library.ts'
import { listLibrary } from '#features/media/reads-library.server.ts'
import { contextOf } from '../../context.ts'
import { admit } from '../admit.server.ts'
import type { PickablePicture } from '../editor/picked.ts'
import type { Route } from './+types/choose.ts'

/** Pictures that a page may use, by the words `q`, newest first: what the dialog of an editor shows. */
export async function loader(args: Route.LoaderArgs) {
  await admit(args, 'content:read')
  const ask = readLibraryAsk(args.url.searchParams)
  const { pictures, more } = await listLibrary(contextOf(args.context).db, { ...ask, view: 'pickable', after: undefined })
  const shown = pictures.flatMap(({ id, file, alt, credit, width, height, x, y }): PickablePicture[] =>
    file ? [{ id, file, alt, credit, width, height, x, y }] : [],
  )
  return Response.json({ pictures: shown, more }, { headers: { 'Cache-Control': 'private, no-store' } })
}
