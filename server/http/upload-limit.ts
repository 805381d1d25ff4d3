import { may } from '#features/staff/permissions.ts'
import { checkSignedIn } from '#features/staff/sessions/find-signed-in.server.ts'
import type { Context } from '#platform/context.ts'
import { mostPictureBytes } from '#platform/pictures/picture-data.ts'
import { type BodyLimit, formLimit } from './request-body.ts'

/** Where pictures are sent to: app/routes.ts. */
const uploadPaths = new Set(['/admin/media/upload', '/admin/media/upload.json'])

/** Ten minutes: a picture of 25 megabytes on a line that carries a third of a megabit. */
export const longestUploadMs = 600_000

/** Pictures and the rest of their form. */
const uploadLimit: BodyLimit = { bytes: mostPictureBytes + 65_536, ms: longestUploadMs }

/**
 * The largest body for a path. More than a form's size is accepted in one place only, and there only from staff who may change
 * pictures: everybody else is refused before any byte is read.
 */
export function openUploadLimit(ctx: Context): (path: string, headers: Headers) => Promise<BodyLimit> {
  return async (path, headers) => {
    if (!uploadPaths.has(path)) return formLimit
    const { found } = await checkSignedIn(ctx, headers)
    const isTheirs = found && !found.mustAddFactor && may(found.staff.role, 'pictures:write')
    return isTheirs ? uploadLimit : formLimit
  }
}
