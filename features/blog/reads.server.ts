import type { Db } from '#platform/context.ts'
import type { Post, Topic } from './post.ts'
import type { BlogTables } from './tables.ts'

const on = (db: Db) => db.withTables<BlogTables>()

/** A post as a list shows it. */
export type PostCard = Omit<Post, 'lede' | 'body' | 'sources' | 'journeys'>

const card = ['slug', 'title', 'sentence', 'topic', 'scene', 'published_on as publishedOn', 'updated_on as updatedOn'] as const

/** Posts newest first, of one topic where it is asked for; all of them where no number is given. */
export async function listPosts(db: Db, { topic, limit }: { topic?: Topic; limit?: number } = {}): Promise<PostCard[]> {
  let query = on(db).selectFrom('posts').select(card).orderBy('published_on', 'desc').orderBy('slug')
  if (topic) query = query.where('topic', '=', topic)
  if (limit) query = query.limit(limit)
  return query.execute()
}

export async function findPost(db: Db, slug: string): Promise<Post | undefined> {
  return on(db)
    .selectFrom('posts')
    .select([...card, 'lede', 'body', 'sources', 'journeys'])
    .where('slug', '=', slug)
    .executeTakeFirst()
}

/** Posts with their whole text, newest first: for feeds and for search. */
export async function listWholePosts(db: Db): Promise<Post[]> {
  return on(db)
    .selectFrom('posts')
    .select([...card, 'lede', 'body', 'sources', 'journeys'])
    .orderBy('published_on', 'desc')
    .orderBy('slug')
    .execute()
}
