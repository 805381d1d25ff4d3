import type { Context } from '#platform/context.ts'
import { describeError } from '#platform/log.server.ts'
import type { PictureRefusal, ReadPicture } from '#platform/pictures/picture-data.ts'
import { readPictureTask } from '#platform/pictures/picture-tasks.ts'
import { isWorkerAway } from '#platform/workers/worker-task.ts'
import { type Outcome, refused } from '#values/outcome.ts'

/**
 * Reads what was sent as a picture, in a worker process. Refused by what is in the bytes (platform/pictures/read-picture.server.ts); what ends
 * the process that reads it, or takes it too long, is broken. Throws where no worker process is there.
 */
export async function readSent(ctx: Context, sent: Uint8Array): Promise<Outcome<ReadPicture, PictureRefusal>> {
  try {
    return await ctx.workers.run(readPictureTask, sent)
  } catch (error) {
    if (isWorkerAway(error)) throw error
    ctx.log.error('A sent picture could not be read', describeError(error))
    return refused({ reason: 'broken' })
  }
}
