import { createHash } from 'node:crypto'
import { formStamp, readFormStamp } from '#features/enquiries/form-stamp.server.ts'
import { type Suspicion, suspicionOf } from '#features/enquiries/suspicion.ts'
import type { Context } from '#platform/context.ts'
import { contextOf, noteTags, type RouteContext } from '../context.ts'
import { typed } from './read-form.server.ts'
import { guardNames } from './trap-field.tsx'

const rememberedMs = 60 * 60_000

/**
 * The stamp of a page with an enquiry form, for its `GuardFields`. It is the instant at which the page was made and the same for
 * everybody, so the page may be shared; and it ends the page's life after an hour, so that whoever gets it has a day to write.
 */
export function stampForm(context: RouteContext): string {
  const { clock, config } = contextOf(context)
  const now = clock.now()
  noteTags(context, [], new Date(now.getTime() + rememberedMs))
  return formStamp(config.secret, now)
}

/**
 * What the two hidden fields of a form say: whether it looks like spam, and the name of this one intention, by which a double
 * click is told from a second enquiry. A shared page can carry no key of its own: the same words under the same stamp are it.
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
