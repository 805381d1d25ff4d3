import { createHash } from 'node:crypto'
import { formStamp, readFormStamp } from '#features/enquiries/form-stamp.server.ts'
import { type Suspicion, suspicionOf } from '#features/enquiries/suspicion.ts'
import type { Context } from '#platform/context.ts'
import { contextOf, noteTags, type RouteContext } from '../context.ts'
import { typed } from './read-form.server.ts'
import { guardNames } from './trap-field.tsx'

const seenMs = 60 * 60_000

/**
 * The stamp of a page with an enquiry form, for its `GuardFields`. It is the time of rendering and the same for everybody, so
 * the page may be cached; the cached page expires after an hour, so that every visitor has a day to write.
 */
export function stampForm(context: RouteContext): string {
  const { clock, config } = contextOf(context)
  const now = clock.now()
  noteTags(context, [], new Date(now.getTime() + seenMs))
  return formStamp(config.secret, now)
}

/**
 * Reads the two hidden fields of a form: whether it looks like spam, and the key by which a double click is recognised. A
 * cached page cannot carry a key for one visitor, so the key is a hash of the text and the stamp.
 */
export function readGuard(
  { clock, config }: Context,
  form: FormData,
  { name, message }: { name: string; message: string },
): { idempotencyKey: string; suspicion: Suspicion | undefined } {
  const fields = typed(form)
  const shownAt = readFormStamp(config.secret, fields[guardNames.stamp] ?? '')
  const shownMs = shownAt && clock.now().getTime() - shownAt.getTime()
  return {
    idempotencyKey: createHash('sha256')
      .update(JSON.stringify(Object.entries(fields).sort()))
      .digest('base64url'),
    suspicion: suspicionOf({ trap: fields[guardNames.trap] ?? '', shownMs, name, message }),
  }
}
