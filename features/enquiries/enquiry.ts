/** What an enquiry is about, by the form it came from. */
export type EnquiryKind = 'contact' | 'tailor-made' | 'freight' | 'parish' | 'community'

/** Held: stored as suspected spam, until staff look at it. */
export type EnquiryState = 'new' | 'held' | 'answered' | 'closed'

/** A further answer of the form, by its label: 'How many travel', '4'. */
export type Detail = readonly [name: string, words: string]

/** What a visitor sends. Phone and message may be empty; `details` are in the order of the form. */
export type EnquiryText = {
  kind: EnquiryKind
  name: string
  email: string
  phone: string
  message: string
  details: Record<string, string>
}

/** Characters: of each part, and how many details there may be. The database has room for a little more. */
const longest = { name: 120, email: 254, phone: 30, message: 2000, detailName: 80, detail: 500, details: 40 } as const

/** The first part of an enquiry that is missing, too long, or has a line break where it must not; undefined where all is well. */
export function unfitPart({ name, email, phone, message, details }: EnquiryText): keyof EnquiryText | undefined {
  const pairs = Object.entries(details)
  if (!isLine(name, longest.name) || name === '') return 'name'
  if (!isLine(email, longest.email) || !oneAddress.test(email)) return 'email'
  if (!isLine(phone, longest.phone)) return 'phone'
  if (message.length > longest.message || message.includes('\0')) return 'message'
  if (pairs.length > longest.details) return 'details'
  const fits = pairs.every(([label, words]) => isLine(label, longest.detailName) && isLine(words, longest.detail))
  return fits ? undefined : 'details'
}

/** What `ctx.mail` takes as an address: another would only fail later, as an email that cannot be sent. */
const oneAddress = /^[^\s\p{C}<>()[\]\\,;:"@]{1,64}@[^\s\p{C}<>()[\]\\,;:"@]+$/u

/** A line break in a name would be another header, or another line of a list. */
const isLine = (text: string, most: number) => text.length <= most && !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(text)
