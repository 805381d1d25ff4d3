import type { Settings } from './settings.ts'

/**
 * Where an answer to an email goes: to its author, where the settings say so, else to the operator's address for answers.
 * @param writer the address of the author; none for an automatic email.
 */
export function answersTo({ answers, company }: Pick<Settings, 'answers' | 'company'>, writer?: string): string {
  if (answers.toWriter && writer) return writer
  return answers.email || company.email
}
