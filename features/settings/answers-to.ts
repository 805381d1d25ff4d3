import type { Settings } from './settings.ts'

/**
 * Where an answer to an email goes: to whoever wrote it by hand, where the house decided so, else to the house's address for answers.
 * @param writer the address of whoever wrote it; none for an email that is written by itself.
 */
export function answersTo({ answers, company }: Pick<Settings, 'answers' | 'company'>, writer?: string): string {
  if (answers.toWriter && writer) return writer
  return answers.email || company.email
}
