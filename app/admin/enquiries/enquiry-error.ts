import type { ReadWords } from '#platform/languages/read-words.ts'
import { enquiryAdminWords } from '../../words/admin/enquiries.ts'

/** The sentence of an error of a form about enquiries. */
export function adminEnquiryError(read: ReadWords, key: string): string {
  const { 'placeholder-unknown': placeholderUnknown, ...rest } = read(enquiryAdminWords).errors
  if (key === 'placeholder-unknown') return placeholderUnknown({ name: '{name}', reference: '{reference}' })
  const errors: Readonly<Record<string, string>> = rest
  return errors[key] ?? rest.other
}
