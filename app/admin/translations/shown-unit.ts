import { translationHints } from '#features/translations/check-translation.ts'
import type { UnitToTranslate } from '#features/translations/translation.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { translationAdminWords } from '../../words/admin/translations.ts'
import { instantText } from '../components/instants.ts'
import { placeName } from './place-name.ts'

/** A text as its form shows it. `formerEnglish`: what the translation translates, where the English has changed since. */
export type ShownUnit = ReturnType<typeof shownUnit> & { formerEnglish?: string | undefined; notes?: readonly string[] }

/** What the address of a screen says was done last. */
export const savedUnit = (params: URLSearchParams) =>
  (['saved', 'removed', 'approved'] as const).find((one) => one === params.get('saved'))

/** A text as its form shows it: what somebody wrote last, or the translation of the English before, to start from. */
export function shownUnit(read: ReadWords, { hash, path, text, state, own, former }: UnitToTranslate, now: Date) {
  const translation = own?.draft ?? own?.approved ?? former?.text ?? ''
  return {
    hash,
    place: placeName(read, path),
    english: text,
    translation,
    state,
    version: own?.version ?? 0,
    isMachine: own?.draftBy === 'machine',
    isFormer: own === undefined && former !== undefined,
    edited:
      own && read(translationAdminWords).entry.edited({ who: own.editor, when: instantText(own.editedAt, now, read.format) }),
    hints: own ? translationHints(text, translation) : [],
  }
}
