import type { Tx } from '#platform/context.ts'
import type { Post } from './post.ts'
import type { BlogTables } from './tables.ts'

/** Adds the posts that are missing; one that is there stays as staff left it. Answers how many were. */
export async function insertPosts(tx: Tx, posts: readonly Post[]): Promise<number> {
  if (posts.length === 0) return 0
  const rows = posts.map(({ scene, body, publishedOn, updatedOn, sources, journeys, ...post }) => ({
    ...post,
    scene: JSON.stringify(scene),
    body: JSON.stringify(body),
    published_on: publishedOn,
    updated_on: updatedOn,
    sources: [...sources],
    journeys: [...journeys],
  }))
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .withTables<BlogTables>()
    .insertInto('posts')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return Number(numInsertedOrUpdatedRows)
}
