import type { ReadWords } from '#platform/languages/read-words.ts'
import { emailAdminWords } from '../../words/admin/emails.ts'

/** What is wrong with a field of an email, by the key that its form gives. */
export function emailFault(read: ReadWords, key: string): string {
  const { faults, fault } = read(emailAdminWords)
  return (faults as Readonly<Record<string, string>>)[key] ?? fault
}

/** Which placeholders of a text are not known, and which ones are. */
export function unknownPlaceholders(read: ReadWords, unknown: readonly string[], known: readonly string[]): string {
  const words = read(emailAdminWords).unknown
  const [names, count] = [inBraces(unknown), unknown.length]
  return known.length === 0 ? words.none({ names, count }) : words.some({ names, count, known: inBraces(known) })
}

const inBraces = (names: readonly string[]) => names.map((name) => `{${name}}`).join(', ')
