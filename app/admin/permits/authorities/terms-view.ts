import { type AuthorityTerms, doubtsOf, timeOf } from '#features/permits/authorities/authority-terms.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { type Day, daysBetween } from '#values/dates.ts'
import { authorityWords } from '../../../words/admin/permits/authority.ts'
import { spanText, termRows } from './term-rows.ts'

/** Terms as the page of their authority shows them. */
export function termsView(read: ReadWords, terms: AuthorityTerms, today: Day) {
  const words = read(authorityWords).terms
  const { id, version, source, sourceUrl, publishedOn, checkedOn, checkedBy, confidence } = terms
  const doubts = doubtsOf(terms, today)
  return {
    id,
    version,
    time: timeOf(terms, today),
    days: spanText(read, terms),
    rows: termRows(read, terms),
    source: { text: source, url: sourceUrl, host: sourceUrl && new URL(sourceUrl).host },
    /** How sure it is, since when, and who has looked last. */
    proof: [
      ...(doubts.includes('low-confidence') ? [] : [words.confidences[confidence]]),
      ...(publishedOn ? [words.published({ day: read.format.day(publishedOn) })] : []),
      ...(checkedOn && checkedBy ? [words.checked({ day: read.format.day(checkedOn), who: checkedBy })] : []),
    ],
    doubts: doubts.map((doubt) =>
      doubt === 'checked-long-ago' ? words.doubts[doubt]({ days: daysBetween(checkedOn ?? today, today) }) : words.doubts[doubt],
    ),
  }
}
export type TermsView = ReturnType<typeof termsView>
