import type { DocumentWords } from '#platform/languages/compact.ts'
import type { WorkerTask } from '#platform/workers/worker-task.ts'
import type { BrochureFacts } from './brochure-facts.ts'

/** Prints a brochure. The same facts and words give the same bytes, so they are cached while these are the same. */
export const renderBrochureTask: WorkerTask<{ facts: BrochureFacts; words: DocumentWords }, Buffer> = {
  name: 'render-brochure',
  load: async () => {
    const { renderBrochure } = await import('./render-brochure.server.tsx')
    return ({ facts, words }) => renderBrochure(facts, words)
  },
  cached: true,
}
