import type { EntryKind } from '#features/content/entry-kind.ts'
import { unitsOf } from '#features/content/texts/text-units.server.ts'
import type { TranslatedContent } from '../reads.server.ts'
import type { CurrentText, CurrentTexts } from './plan-import.ts'

/** The texts of public contents, by kind and hash. Every kind with texts is there, with or without a content. */
export function currentTexts(
  entries: readonly TranslatedContent[],
  kinds: readonly Pick<EntryKind, 'name' | 'texts'>[],
): CurrentTexts {
  const texts = new Map<string, Map<string, CurrentText>>()
  for (const { name, texts: places } of kinds) if (places?.length) texts.set(name, new Map())
  for (const { id, title, kind, content } of entries) {
    const ofKind = texts.get(kind)
    for (const unit of unitsOf(content, kinds.find(({ name }) => name === kind)?.texts ?? []))
      if (ofKind && !ofKind.has(unit.hash)) ofKind.set(unit.hash, { ...unit, entry: { id, title } })
  }
  return texts
}
