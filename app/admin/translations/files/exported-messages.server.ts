import type { InterfaceMessage } from '#features/translations/messages/message.ts'
import { listOwnMessages } from '#features/translations/messages/reads-messages.server.ts'
import { exportedUnit, isChosen, type TextChoice } from '#features/translations/xliff/exported-unit.ts'
import { kindOfPart, unitIdOf } from '#features/translations/xliff/message-file.ts'
import { piecesOfMessage } from '#features/translations/xliff/pieces-of-message.server.ts'
import type { XliffFile, XliffUnit } from '#features/translations/xliff/write-xliff.ts'
import type { Db } from '#platform/context.ts'
import { categoriesOf } from '#platform/languages/read-translation.server.ts'
import { translationAdminWords } from '../../../words/admin/translations.ts'
import { readEnglish } from '../../../words/sources.server.ts'
import { type MessageUnit, messageUnits } from '../messages/message-units.server.ts'
import { casesNote, fileNotes } from './file-notes.ts'

type Wanted = {
  language: string
  counts: string
  parts: ReadonlyMap<string, readonly InterfaceMessage[]>
  /** One part, or all. */
  part: string | undefined
  texts: TextChoice
}

/** The chosen messages as files of an XLIFF document, one for each part. A part without such a message is left out. */
export async function exportedMessages(db: Db, { language, counts, parts, part, texts }: Wanted): Promise<XliffFile[]> {
  const own = Map.groupBy(await listOwnMessages(db, language, part), (one) => one.part)
  return [...parts].flatMap(([name, messages]): XliffFile[] => {
    if (part !== undefined && name !== part) return []
    const units = messageUnits(messages, own.get(name) ?? []).filter(({ state }) => isChosen(state, texts))
    const id = kindOfPart(name)
    return units.length === 0 ? [] : [{ id, original: name, units: units.map((unit) => exportedMessage(unit, counts)) }]
  })
}

/** A message is known by its path. Its name is the hash of path and English, which shows whether both are as they left. */
function exportedMessage(unit: MessageUnit, counts: string): XliffUnit {
  const { path, hash, text, state, stored, message } = unit
  const hasCases = /,\s*(?:plural|select)\s*,/.test(text)
  const labels = {
    place: path,
    state: readEnglish(translationAdminWords).states[state],
    hint: hasCases ? casesNote([...new Set(categoriesOf(counts).whole)]) : undefined,
    ...fileNotes,
  }
  const former = unit.former && (stored?.approvedOf ?? message.shipped?.of)
  return { ...exportedUnit(unit, labels, former, piecesOfMessage), id: unitIdOf(path), name: hash }
}
