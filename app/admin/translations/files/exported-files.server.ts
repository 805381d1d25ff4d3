import { unitsOf } from '#features/content/texts/text-units.server.ts'
import type { TextKind } from '#features/content-kinds/text-rows.server.ts'
import { listKnownTexts, listLastContents, type TranslatedContent } from '#features/translations/reads.server.ts'
import { noKnownTexts, type UnitToTranslate, unitToTranslate } from '#features/translations/translation.ts'
import { exportedUnit, isChosen, type TextChoice } from '#features/translations/xliff/exported-unit.ts'
import type { XliffFile } from '#features/translations/xliff/write-xliff.ts'
import type { Db } from '#platform/context.ts'
import { translationAdminWords } from '../../../words/admin/translations.ts'
import { readEnglish } from '../../../words/sources.server.ts'
import { placeName } from '../place-name.ts'
import { fileNotes } from './file-notes.ts'

/** So many versions of a content are looked through for the English before. */
const mostVersions = 20

type Wanted = { entries: readonly TranslatedContent[]; kinds: readonly TextKind[]; language: string; texts: TextChoice }

/**
 * The chosen texts of public contents as files of an XLIFF document. A text that several contents of a kind have stands in the first of
 * them. A content without such a text is left out.
 */
export async function exportedFiles(db: Db, { entries, kinds, language, texts }: Wanted): Promise<XliffFile[]> {
  const known = await listKnownTexts(db, language)
  const seen = new Set<string>()
  const files: XliffFile[] = []
  for (const entry of entries) {
    const kind = kinds.find(({ name }) => name === entry.kind)
    if (!kind) continue
    const units = unitsOf(entry.content, kind.texts ?? []).flatMap((unit) => {
      const key = `${entry.kind} ${unit.hash}`
      if (seen.has(key)) return []
      seen.add(key)
      const text = unitToTranslate(unit, known.get(entry.kind) ?? noKnownTexts)
      return isChosen(text.state, texts) ? [text] : []
    })
    if (units.length === 0) continue
    const before = await formerEnglish(db, entry, kind, units)
    files.push({
      id: `${entry.kind}:${entry.slug}`,
      original: kind.pathOf(entry.content),
      units: units.map((unit) => exportedUnit(unit, labelsOf(unit), before.get(unit.former?.hash ?? ''))),
    })
  }
  return files
}

const labelsOf = ({ path, state }: UnitToTranslate) => ({
  place: placeName(readEnglish, path),
  state: readEnglish(translationAdminWords).states[state],
  ...fileNotes,
})

/** The English that former translations of some texts translate, by its hash, as far as earlier versions of the content have it. */
async function formerEnglish(
  db: Db,
  { id }: TranslatedContent,
  { texts = [] }: TextKind,
  units: readonly UnitToTranslate[],
): Promise<ReadonlyMap<string, string>> {
  const wanted = new Set(units.flatMap(({ former }) => (former ? [former.hash] : [])))
  // Of rows no versions are kept.
  if (wanted.size === 0 || typeof id !== 'number') return new Map()
  const contents = await listLastContents(db, id, mostVersions)
  return new Map(
    contents.flatMap((content) => unitsOf(content, texts)).flatMap(({ hash, text }) => (wanted.has(hash) ? [[hash, text]] : [])),
  )
}
