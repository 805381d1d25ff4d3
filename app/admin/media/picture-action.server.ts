import { data } from 'react-router'
import { changePicture } from '#features/media/change-picture.server.ts'
import { PictureForm } from '#features/media/picture-form.ts'
import type { Context } from '#platform/context.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import type { FormReply } from '../../shared/form-reply.ts'
import { readForm, typed } from '../../shared/read-form.server.ts'
import { instantText } from '../components/instants.ts'
import { descriptionOf } from './load-picture.server.ts'
import { usesOfPictures } from './uses-of-pictures.server.ts'

/** Somebody else saved first: who, when, and the picture as it is now. `version` is the one that saving over it has to name. */
export type Conflict = { who: string; when: string; version: number; now: ReturnType<typeof descriptionOf> }

/** What is shown again where a form was not saved: the values, and why. */
export type NotSaved = FormReply & { conflict?: Conflict }

/** Saves the description of a picture. Returns what to show again, with its status, or undefined where it was saved. */
export async function saveByForm(
  ctx: Context,
  { format }: ReadWords,
  { actor, id, form }: { actor: { id: string; name: string }; id: string; form: FormData },
): Promise<{ reply: NotSaved; status: 409 | 422 } | undefined> {
  const read = readForm(form, PictureForm)
  if (read.reply) return { reply: read.reply, status: 422 }
  const { alt, credit, x, y, version } = read.value
  const words = { alt, credit, x: x / 100, y: y / 100 }
  const outcome = await changePicture(ctx, { actor, id, version, words, listUses: usesOfPictures })
  if (outcome.done) return undefined
  const { refusal } = outcome
  if (refusal.reason === 'no-picture') throw data(null, { status: 404 })
  const { changedBy, changedAt, version: currentVersion } = refusal.now
  const when = instantText(changedAt, ctx.clock.now(), format)
  const conflict = { who: changedBy, when, version: currentVersion, now: descriptionOf(refusal.now) }
  return { reply: { values: typed(form), errors: {}, conflict }, status: 409 }
}
