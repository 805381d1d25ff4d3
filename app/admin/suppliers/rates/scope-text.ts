import type { ScopeField } from '#features/suppliers/rates/rate-fields.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import type { Words } from '#platform/languages/source.ts'
import { rateLineWords } from '../../../words/admin/suppliers/rate-lines.ts'
import { weekdaysIn } from '../weekdays-in.ts'

type Range = Words<typeof rateLineWords.tree>['party'] | Words<typeof rateLineWords.tree>['stay']

/** For whom a season is besides its days: 'Fri-Sat, East African, from 4 travellers'. */
export function scopeText(read: ReadWords, texts: Readonly<Record<ScopeField, string>>): string {
  const { residencies, party, stay } = read(rateLineWords)
  const { weekdays, residency } = texts
  return [
    weekdaysIn(read.format, weekdays),
    Object.hasOwn(residencies, residency) ? residencies[residency as keyof typeof residencies] : residency,
    rangeText(party, texts.party_from, texts.party_to),
    rangeText(stay, texts.nights_from, texts.nights_to),
  ]
    .filter(Boolean)
    .join(', ')
}

/** What is typed and is no figure yet is left out. */
function rangeText(words: Range, fromText: string, toText: string): string {
  const [from, to] = [fromText, toText].map((text) => (/^\d{1,3}$/.test(text.trim()) ? Number(text) : undefined))
  if (from !== undefined && to !== undefined) return from === to ? words.one({ count: from }) : words.span({ from, to })
  if (from !== undefined) return words.from({ count: from })
  return to === undefined ? '' : words.upTo({ count: to })
}
