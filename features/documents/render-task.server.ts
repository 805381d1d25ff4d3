import type { WorkerTask } from '#platform/workers/worker-task.ts'
import type { DocumentKind, FactsOf } from './facts/facts.ts'

/** A document for a worker process to print: its kind and its facts. */
type DocumentToRender = { [Kind in DocumentKind]: { kind: Kind; facts: FactsOf[Kind] } }[DocumentKind]

/** Pairs a kind with its facts: the compiler cannot follow the pair through an index. */
export const documentToRender = <Kind extends DocumentKind>(kind: Kind, facts: FactsOf[Kind]) =>
  ({ kind, facts }) as DocumentToRender

/** Prints a document. The same facts give the same bytes, so they are cached while the facts are the same. */
export const renderDocumentTask: WorkerTask<DocumentToRender, Buffer> = {
  name: 'render-document',
  load: async () => {
    const { renderDocument } = await import('./render-document.server.tsx')
    return ({ kind, facts }) => renderDocument(kind, facts)
  },
  cached: true,
}
