/** Why an enquiry is held back for staff to look at; `held_reason` in the database. */
export type Suspicion =
  | 'trap-filled'
  | 'stamp-missing'
  | 'sent-too-fast'
  | 'shown-too-long-ago'
  | 'link-in-name'
  | 'only-links'
  | 'many-links'

/** What a sent form shows about its sender. */
export type FormSigns = {
  /** The content of the honeypot field, which people do not see. */
  trap: string
  /** How long ago the form was shown, in milliseconds; undefined without a stamp of ours. */
  shownMs: number | undefined
  name: string
  message: string
}

/** No person reads a form and fills it in faster. */
export const leastShownMs = 3_000
/** A form that was sent later was harvested by a program, not filled in. */
export const mostShownMs = 24 * 60 * 60_000
/** More links than a question needs. */
const mostLinks = 3

const link = /(?:https?:\/\/|www\.)\S+|<a\s[^>]*>|\[url\b[^\]]*\]/gi

/** Why a form looks as if a program had sent it, or undefined. It judges how it was sent and its links, never the person. */
export function suspicionOf({ trap, shownMs, name, message }: FormSigns): Suspicion | undefined {
  if (trap !== '') return 'trap-filled'
  if (shownMs === undefined || shownMs < 0) return 'stamp-missing'
  if (shownMs < leastShownMs) return 'sent-too-fast'
  if (shownMs > mostShownMs) return 'shown-too-long-ago'
  if (linksIn(name) > 0) return 'link-in-name'
  const links = linksIn(message)
  if (links > mostLinks) return 'many-links'
  return links > 0 && wordsBeside(message) < 3 ? 'only-links' : undefined
}

const linksIn = (text: string) => text.match(link)?.length ?? 0

/** How many words are left of a message without its links. */
const wordsBeside = (text: string) => text.replace(link, ' ').match(/\p{L}{2,}/gu)?.length ?? 0
