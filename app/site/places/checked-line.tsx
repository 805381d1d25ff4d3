import type { Statement } from '#features/places/statement.ts'
import { useWords } from '../../languages/use-words.ts'
import { pageWords } from '../../words/pages.ts'

/** How reliable a statement is: the year of its figures, its sources or that it is not verified, and what to confirm. */
export function CheckedLine({ asOf, confidence, sources }: Pick<Statement, 'asOf' | 'confidence' | 'sources'>) {
  const words = useWords(pageWords)
  const parts = [
    asOf && words.asOf({ year: asOf }),
    sources.length > 0 ? words.source({ sources: sources.join('; ') }) : words.notChecked,
    confidence === 'low' && words.confirm,
  ].filter(Boolean)
  return <p className="checked">{parts.join('. ')}.</p>
}
