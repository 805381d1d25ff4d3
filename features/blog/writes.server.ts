import type { Tx } from '#platform/context.ts'
import type { Post } from './post.ts'
import type { BlogTables } from './tables.ts'

const asRow = ({ scene, body, publishedOn, updatedOn, sources, journeys, ...post }: Post) => ({
  ...post,
  scene: JSON.stringify(scene),
  body: JSON.stringify(body),
  published_on: publishedOn,
  updated_on: updatedOn,
  sources: [...sources],
  journeys: [...journeys],
})

/** Adds the missing posts; existing ones stay as staff left them. Answers how many. */
export async function insertPosts(tx: Tx, posts: readonly Post[]): Promise<number> {
  if (posts.length === 0) return 0
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .withTables<BlogTables>()
    .insertInto('posts')
    .values(posts.map(asRow))
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return Number(numInsertedOrUpdatedRows)
}

/** Replaces the post at an address, possibly under a new address; without one it is new. */
export async function upsertPost(tx: Tx, post: Post, formerSlug: string | undefined): Promise<void> {
  if (formerSlug !== undefined && formerSlug !== post.slug) await deletePost(tx, formerSlug)
  const { slug, ...rest } = asRow(post)
  await tx
    .withTables<BlogTables>()
    .insertInto('posts')
    .values({ slug, ...rest })
    .onConflict((conflict) => conflict.column('slug').doUpdateSet(rest))
    .execute()
}

export async function deletePost(tx: Tx, slug: string): Promise<void> {
  await tx.withTables<BlogTables>().deleteFrom('posts').where('slug', '=', slug).execute()
}
