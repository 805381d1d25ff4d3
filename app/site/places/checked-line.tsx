import type { Statement } from '#features/places/statement.ts'
import { useFormatter } from '../../languages/use-formatter.ts'
import { useWords } from '../../languages/use-words.ts'
import { inSeries } from '../../shared/in-series.ts'
import { pageWords } from '../../words/pages.ts'

/** How reliable a statement is: the year of its figures, its sources or that it is not verified, and what to confirm. */
export function CheckedLine({ asOf, confidence, sources }: Pick<Statement, 'asOf' | 'confidence' | 'sources'>) {
  const words = useWords(pageWords)
  const format = useFormatter()
  const parts = [
    asOf && words.asOf({ year: asOf }),
    sources.length > 0 ? words.source({ sources: inSeries(sources, format) }) : words.notChecked,
    confidence === 'low' && words.confirm,
  ].filter(Boolean)
  return <p className="checked">{parts.join('. ')}.</p>
}
