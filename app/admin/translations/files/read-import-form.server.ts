import { listKnownTexts, listPublicEntries } from '#features/translations/reads.server.ts'
import { currentTexts } from '#features/translations/xliff/current-texts.server.ts'
import { mostXliffBytes } from '#features/translations/xliff/limits.ts'
import { type CurrentTexts, type PlannedTranslation, planImport } from '#features/translations/xliff/plan-import.ts'
import { readXliff } from '#features/translations/xliff/read-xliff.server.ts'
import type { Db } from '#platform/context.ts'
import { translationFileWords, xliffFault } from '../../../words/admin/translation-files.ts'
import { textKinds } from '../text-kinds.server.ts'
import { packFile, unpackFile } from './packed-file.server.ts'

type Read = { packed: string; plan: PlannedTranslation[]; texts: CurrentTexts } | { fault: string }

/** The file of a form, as it was chosen or as it comes back from the preview, and what it would save. */
export async function readImportForm(db: Db, form: FormData, language: { code: string; name: string }): Promise<Read> {
  const bytes = await fileOf(form)
  if (!bytes) return { fault: translationFileWords.screen.nothing }
  const read = await readXliff(bytes, language.code)
  if (read.fault) return { fault: xliffFault(read.fault, language.name) }
  const [entries, known] = [
    await listPublicEntries(
      db,
      textKinds.map(({ name }) => name),
    ),
    await listKnownTexts(db, language.code),
  ]
  const texts = currentTexts(entries, textKinds)
  return { packed: await packFile(bytes), plan: planImport(read.units, { texts, known }), texts }
}

async function fileOf(form: FormData): Promise<Uint8Array | undefined> {
  const file = form.get('file')
  if (file instanceof File && file.size > 0)
    // One byte too many is enough to know that it is too large.
    return new Uint8Array(await file.slice(0, mostXliffBytes + 1).arrayBuffer())
  const packed = form.get('packed')
  return typeof packed === 'string' && packed !== '' ? unpackFile(packed) : undefined
}
