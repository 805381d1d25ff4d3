import type { DocumentWords } from '#platform/languages/compact.ts'
import type { WorkerTask } from '#platform/workers/worker-task.ts'
import type { PrintedProposal } from './proposal-facts.ts'

/** Prints a proposal. The same facts, photographs and words give the same bytes, so they are cached while these are the same. */
export const renderProposalTask: WorkerTask<PrintedProposal & { words: DocumentWords }, Buffer> = {
  name: 'render-proposal',
  load: async () => {
    const { renderProposal } = await import('./render-proposal.server.tsx')
    return ({ words, ...printed }) => renderProposal(printed, words)
  },
  cached: true,
}
