import { addPicture } from '#features/media/add-picture.server.ts'
import { replacePicture } from '#features/media/replace-picture.server.ts'
import type { Context } from '#platform/context.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { mediaAdminWords } from '../../words/admin/content/media.ts'

/** The result for one file: the picture and whether it is new, or why it was refused. */
export type Taken =
  | { name: string; id: string; came: 'new' | 'known' | 'back' }
  | { name: string; refusal: string; other?: string }

type Sent = { actor: { id: string; name: string }; file: File }

/** Adds one file as a new picture. */
export async function takeFile(ctx: Context, read: ReadWords, { actor, file }: Sent): Promise<Taken> {
  const { name } = file
  const outcome = await addPicture(ctx, { actor, name, sent: await bytesOf(file) })
  return outcome.done ? { name, ...outcome.value } : { name, refusal: read(mediaAdminWords).refusals[outcome.refusal.reason] }
}

/** Replaces the file of a picture. */
export async function takeOther(ctx: Context, read: ReadWords, { actor, file, id }: Sent & { id: string }): Promise<Taken> {
  const { name } = file
  const outcome = await replacePicture(ctx, { actor, id, name, sent: await bytesOf(file) })
  if (outcome.done) return { name, id, came: 'new' }
  const { refusal } = outcome
  return { name, refusal: read(mediaAdminWords).refusals[refusal.reason], ...('other' in refusal && { other: refusal.other }) }
}

/** The files of a form. A field without a chosen file is sent as a file without a name. */
export const filesOf = (form: FormData): File[] =>
  form.getAll('pictures').filter((one): one is File => typeof one !== 'string' && (one.name !== '' || one.size > 0))

const bytesOf = async (file: File) => new Uint8Array(await file.arrayBuffer())
