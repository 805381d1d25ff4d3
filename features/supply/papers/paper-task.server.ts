import type { DocumentWords } from '#platform/languages/compact.ts'
import type { WorkerTask } from '#platform/workers/worker-task.ts'
import type { PaperFacts } from './paper-facts.ts'

/** Prints a paper for a supplier in a worker process. The same facts give the same bytes. */
export const renderPaperTask: WorkerTask<{ facts: PaperFacts; words: DocumentWords }, Buffer> = {
  name: 'render-supplier-paper',
  load: async () => {
    const { renderPaper } = await import('./render-paper.server.tsx')
    return ({ facts, words }) => renderPaper(facts, words)
  },
  cached: true,
}
