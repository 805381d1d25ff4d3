import { uuidPattern } from '#values/uuid.ts'

/** What is being written: 'enquiry:<id>' is an answer, 'email:<query>' an email with the query of its screen. */
export type AutosaveKey = `enquiry:${string}` | `letter:${string}`

const enquiry = new RegExp(`^enquiry:${uuidPattern}$`)
const email = /^letter:\?[^\s\p{C}]{1,500}$/u

/** The key in a text; undefined for an invalid one. */
export const readPlace = (text: string): AutosaveKey | undefined =>
  enquiry.test(text) || email.test(text) ? (text as AutosaveKey) : undefined

/** The most characters of one draft; an email has at most 8,000, and a list of recipients 300 checkboxes. */
export const longestDraft = 64_000
