import type { Settings } from './settings.ts'

/**
 * The address for answers to an email: the author's where the settings say so, otherwise the operator's.
 * @param writer the author's address; none for an automatic email.
 */
export function answersTo({ answers, company }: Pick<Settings, 'answers' | 'company'>, writer?: string): string {
  if (answers.toWriter && writer) return writer
  return answers.email || company.email
}
