import { createHash } from 'node:crypto'
import { readPlace } from '#features/autosave/autosave-key.ts'
import type { MailingText } from '#features/mailings/mailing-form.ts'
import { type MailingSource, sourceSearch } from '#features/mailings/mailing-source.ts'

const short = (parts: unknown) => createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32)

/** What was looked at, in short: an email whose words or readers were changed after is looked at again before it is sent. */
export const lookOf = ({ texts, isNews }: MailingText, readers: readonly { key: string; language: string }[]): string =>
  short([texts, isNews, readers.map(({ key, language }) => [key, language]).toSorted()])

/**
 * Where what is typed to somebody is stored until it is sent: an email from a template does not take the place of one that was begun.
 * Many ticked bookings are too long for the name of a place: theirs is made of them, in whatever order they were ticked.
 */
export function placeOf(source: MailingSource, template: number | undefined) {
  const whom = source.kind === 'ticked' ? `?ticked=${short(source.ids.toSorted())}` : sourceSearch(source)
  return readPlace(`letter:${whom}${template ? `&template=${template}` : ''}`)
}
