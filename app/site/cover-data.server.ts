import type { Picture } from '#features/media/picture.ts'
import { photoShare } from '#features/media/picture-crops.ts'
import type { RouteContext } from '../context.ts'
import { once } from '../shared/server-only.server.ts'
import type { ShareLink } from './share/share-link.server.ts'

/**
 * What the loader of a page with a cover sends: the photograph for its head, `<Cover>`, and the picture of a shared link. Without a
 * cover that is `drawn`, and the head shows its drawing.
 */
export const coverData = (context: RouteContext, cover: Picture | null | undefined, drawn: ShareLink) => ({
  ...(cover && { cover: once(context, cover), hasCover: true }),
  share: photoShare(cover) ?? drawn,
})
