import { may, type Permission } from '#features/staff/permissions.ts'
import { checkSignedIn } from '#features/staff/sessions/find-signed-in.server.ts'
import { mostXliffBytes } from '#features/translations/xliff/limits.ts'
import type { Context } from '#platform/context.ts'
import { mostPictureBytes } from '#platform/pictures/picture-data.ts'
import { type BodyLimit, formLimit } from './request-body.ts'

/** Ten minutes: a picture of 25 megabytes on a line that carries a third of a megabit. */
export const longestUploadMs = 600_000

/** Besides the file of a form. */
const formBytes = 65_536

/** What more than a form may be sent to, app/routes.ts, and by whom. */
const uploads: readonly { to: RegExp; needs: Permission; limit: BodyLimit }[] = [
  {
    to: /^\/admin\/media\/upload(\.json)?$/,
    needs: 'pictures:write',
    limit: { bytes: mostPictureBytes + formBytes, ms: longestUploadMs },
  },
  {
    to: /^\/admin\/translations\/[a-z]{2,3}\/import(\.data)?$/,
    needs: 'translations:write',
    // From its preview a file comes back as a text in base64, which is a third longer.
    limit: { bytes: Math.ceil((mostXliffBytes * 4) / 3) + formBytes, ms: longestUploadMs },
  },
]

/**
 * The largest body for a path. More than a form's size is accepted in a few places only, and there only from staff who may do what
 * they are for: everybody else is refused before any byte is read.
 */
export function openUploadLimit(ctx: Context): (path: string, headers: Headers) => Promise<BodyLimit> {
  return async (path, headers) => {
    const upload = uploads.find(({ to }) => to.test(path))
    if (!upload) return formLimit
    const { found } = await checkSignedIn(ctx, headers)
    const isTheirs = found && !found.mustAddFactor && may(found.staff.role, upload.needs)
    return isTheirs ? upload.limit : formLimit
  }
}
