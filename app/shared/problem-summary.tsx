import { useWords } from '../languages/use-words.ts'
import { ErrorSummary } from '../ui/error-summary.tsx'
import { problemWords } from '../words/problems.ts'

/** Everything that is to be corrected in a form, above it, under one title that counts it. Nothing where nothing is wrong. */
export function ProblemSummary({ problems }: { problems: readonly { name: string; sentence: string }[] }) {
  const words = useWords(problemWords)
  return <ErrorSummary title={words.title({ count: problems.length })} problems={problems} />
}
