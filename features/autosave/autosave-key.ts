import { uuidPattern } from '#values/uuid.ts'

/** What is being written: 'enquiry:<id>' is the answer to one, 'letter:<query>' a letter to whom the query of its screen names. */
export type AutosaveKey = `enquiry:${string}` | `letter:${string}`

const enquiry = new RegExp(`^enquiry:${uuidPattern}$`)
const email = /^letter:\?[^\s\p{C}]{1,500}$/u

/** The place that a text names; undefined for one that is none. */
export const readPlace = (text: string): AutosaveKey | undefined =>
  enquiry.test(text) || email.test(text) ? (text as AutosaveKey) : undefined

/** So many letters and digits are kept of one place; a letter has 8,000 at most, and a list of recipients 300 ticks. */
export const longestDraft = 64_000
