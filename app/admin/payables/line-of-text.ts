import type { ReadWords } from '#platform/languages/read-words.ts'
import { payableWords } from '../../words/admin/payables/payables.ts'

/** For whom an order line is and what its supplier calls it, as far as either is known: 'guest Okafor, their reference VL-221'. */
export function lineOfText(read: ReadWords, line: { guest: string; theirReference: string } | undefined): string {
  if (!line) return ''
  const { guest, theirReference } = line
  const words = read(payableWords)
  return [guest && words.guest({ name: guest }), theirReference && words.theirReference({ reference: theirReference })]
    .filter(Boolean)
    .join(', ')
}
