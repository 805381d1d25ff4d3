import type { Statement } from '#features/places/statement.ts'
import { pageWords } from '../../words/pages.ts'

/** How reliable a statement is: the year of its figures, its sources or that it is not verified, and what to confirm. */
export function CheckedLine({ asOf, confidence, sources }: Pick<Statement, 'asOf' | 'confidence' | 'sources'>) {
  const parts = [
    asOf && pageWords.asOf(asOf),
    sources.length > 0 ? `${pageWords.source}: ${sources.join('; ')}` : pageWords.notChecked,
    confidence === 'low' && pageWords.confirm,
  ].filter(Boolean)
  return <p className="checked">{parts.join('. ')}.</p>
}
