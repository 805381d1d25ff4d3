import type { Context, Tx } from '#platform/context.ts'
import { searchQueue } from '#values/queues.ts'
import type { Post } from './post.ts'
import { insertPosts } from './writes.server.ts'

/** Adds the missing posts inside the caller's transaction, and invalidates the lists if any was added. */
export async function addPosts(ctx: Context, tx: Tx, posts: readonly Post[]): Promise<void> {
  if ((await insertPosts(tx, posts)) === 0) return
  await ctx.cache.invalidate(tx, ['posts'])
  await ctx.jobs.addOnce(tx, searchQueue)
}
