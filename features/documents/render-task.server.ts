import type { DocumentWords } from '#platform/languages/compact.ts'
import type { WorkerTask } from '#platform/workers/worker-task.ts'
import type { DocumentKind, FactsOf } from './facts/facts.ts'

/** A document for a worker process to print: its kind, its facts, and the words of its language. */
type DocumentToRender = { [Kind in DocumentKind]: { kind: Kind; facts: FactsOf[Kind]; words: DocumentWords } }[DocumentKind]

/** Pairs a kind with its facts: the compiler cannot follow the pair through an index. */
export const documentToRender = <Kind extends DocumentKind>(kind: Kind, facts: FactsOf[Kind], words: DocumentWords) =>
  ({ kind, facts, words }) as DocumentToRender

/** Prints a document. The same facts and words give the same bytes, so they are cached while these are the same. */
export const renderDocumentTask: WorkerTask<DocumentToRender, Buffer> = {
  name: 'render-document',
  load: async () => {
    const { renderDocument } = await import('./render-document.server.tsx')
    return ({ kind, facts, words }) => renderDocument(kind, facts, words)
  },
  cached: true,
}
