import type { WorkerTask } from '#platform/workers/worker-task.ts'
import type { BrochureFacts } from './brochure-facts.ts'

/** Prints a brochure. The same facts give the same bytes, so they are cached while the facts are the same. */
export const renderBrochureTask: WorkerTask<BrochureFacts, Buffer> = {
  name: 'render-brochure',
  load: async () => (await import('./render-brochure.server.tsx')).renderBrochure,
  cached: true,
}
