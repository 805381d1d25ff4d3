import type { WorkerTask } from '#platform/workers/worker-task.ts'
import type { SharePicture } from './share-picture.ts'

/** Paints the picture of a shared link as a PNG. The same facts give the same bytes, so they are cached while the facts are the same. */
export const paintSharePictureTask: WorkerTask<SharePicture, Buffer> = {
  name: 'paint-share-picture',
  load: async () => (await import('./paint-share-picture.server.ts')).paintSharePicture,
  cached: true,
}
