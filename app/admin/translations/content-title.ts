import type { ReadWords } from '#platform/languages/read-words.ts'
import { translationAdminWords } from '../../words/admin/translations.ts'

/** What a content is called where it is translated: its title, and of texts of rows, whose id is the name of their kind, a word of ours. */
export function contentTitle(read: ReadWords, { id, title }: { id: number | string; title: string }): string {
  const { rows } = read(translationAdminWords)
  return Object.hasOwn(rows, id) ? rows[id as keyof typeof rows] : title
}
