import { textKinds } from '#features/content-kinds/text-rows.server.ts'
import { listOwnMessages } from '#features/translations/messages/reads-messages.server.ts'
import { listKnownTexts } from '#features/translations/reads.server.ts'
import { currentTexts } from '#features/translations/xliff/current-texts.server.ts'
import { mostXliffBytes } from '#features/translations/xliff/limits.ts'
import { partOfKind } from '#features/translations/xliff/message-file.ts'
import { checkMessage, currentMessages, knownByKind } from '#features/translations/xliff/messages-of-file.server.ts'
import {
  type CheckText,
  type CurrentTexts,
  checkContent,
  type PlannedTranslation,
  planImport,
} from '#features/translations/xliff/plan-import.ts'
import { readXliff } from '#features/translations/xliff/read-xliff.server.ts'
import type { Context } from '#platform/context.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import type { LanguageMessages } from '../../../languages/site-words.server.ts'
import { translationFileWords } from '../../../words/admin/translation-files.ts'
import { partName } from '../messages/messages-query.ts'
import { listTexts } from '../text-kinds.server.ts'
import { fileFault } from './file-fault.ts'
import { packFile, unpackFile } from './packed-file.server.ts'

type Read = { packed: string; plan: PlannedTranslation[]; texts: CurrentTexts } | { fault: string }

type Sent = { form: FormData; language: { code: string; name: string }; messages: LanguageMessages }

/** The file of a form, as it was chosen or as it comes back from the preview, and what it would save. */
export async function readImportForm(
  ctx: Pick<Context, 'db' | 'clock'>,
  reader: ReadWords,
  { form, language, messages: { counts, parts } }: Sent,
): Promise<Read> {
  const bytes = await fileOf(form)
  if (!bytes) return { fault: reader(translationFileWords).screen.nothing }
  const read = await readXliff(bytes, language.code)
  if (read.fault) return { fault: fileFault(reader, read.fault, language.name) }
  const [entries, contents, own] = [
    await listTexts(
      ctx,
      textKinds.map(({ name }) => name),
    ),
    await listKnownTexts(ctx.db, language.code),
    await listOwnMessages(ctx.db, language.code),
  ]
  const texts = new Map([...currentTexts(entries, textKinds), ...currentMessages(parts, ({ part }) => entryOfPart(part))])
  const known = new Map([...contents, ...knownByKind(parts, own)])
  const check: CheckText = (kind, english, text) =>
    partOfKind(kind) === undefined ? checkContent(kind, english, text) : checkMessage(english, text, counts)
  return { packed: await packFile(bytes), plan: planImport(read.units, { texts, known, check }), texts }
}

const entryOfPart = (part: string) => ({ id: `messages/${part}`, title: partName(part) })

async function fileOf(form: FormData): Promise<Uint8Array | undefined> {
  const file = form.get('file')
  if (file instanceof File && file.size > 0)
    // One byte too many is enough to know that it is too large.
    return new Uint8Array(await file.slice(0, mostXliffBytes + 1).arrayBuffer())
  const packed = form.get('packed')
  return typeof packed === 'string' && packed !== '' ? unpackFile(packed) : undefined
}
