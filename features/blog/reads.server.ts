import { sql } from 'kysely'
import { type FramePhoto, framePhoto } from '#features/media/frame-photo.ts'
import type { Picture } from '#features/media/picture.ts'
import { shownPicture } from '#features/media/reads-shown.server.ts'
import type { Db } from '#platform/context.ts'
import type { Day } from '#values/dates.ts'
import type { Post, Topic } from './post.ts'
import type { BlogTables } from './tables.ts'

const on = (db: Db) => db.withTables<BlogTables>()

/** A post as a list shows it. */
export type PostCard = Omit<Post, 'lede' | 'body' | 'sources' | 'journeys' | 'cover'> & { photo?: FramePhoto | undefined }
/** A post as its page shows it, with the photograph that stands for it. */
export type ShownPost = Omit<Post, 'cover'> & { cover: Picture | null }

const card = ['slug', 'title', 'sentence', 'topic', 'scene', 'published_on as publishedOn', 'updated_on as updatedOn'] as const
const whole = [...card, 'lede', 'body', 'sources', 'journeys'] as const

/** The filter of posts. Visitors read those dated `today`, Kigali's day, or before. */
export type PostsQuery = { today: Day; topic?: Topic | undefined; topicFirst?: Topic; limit?: number; offset?: number }

/** Posts newest first, of one topic where given; those of `topicFirst` before the others; all of them without a limit. */
export async function listPosts(db: Db, { today, topic, topicFirst, limit, offset }: PostsQuery): Promise<PostCard[]> {
  let query = on(db)
    .selectFrom('posts')
    .select(card)
    .select(shownPicture('posts.cover').as('cover'))
    .where('published_on', '<=', today)
  if (topicFirst) query = query.orderBy((eb) => eb('topic', '=', topicFirst), 'desc')
  query = query.orderBy('published_on', 'desc').orderBy('slug')
  if (topic) query = query.where('topic', '=', topic)
  if (limit) query = query.limit(limit)
  if (offset) query = query.offset(offset)
  const rows = await query.execute()
  return rows.map(({ cover, ...post }) => ({ ...post, photo: cover ? framePhoto(cover) : undefined }))
}

/** The number of posts of each topic that visitors read today; topics without posts are left out. */
export async function countPosts(db: Db, today: Day): Promise<{ topic: Topic; posts: number }[]> {
  const rows = await on(db)
    .selectFrom('posts')
    .select(({ fn }) => ['topic', fn.countAll<string>().as('posts')])
    .where('published_on', '<=', today)
    .groupBy('topic')
    .execute()
  return rows.map(({ topic, posts }) => ({ topic, posts: Number(posts) }))
}

/** The day on which the next future post comes out; undefined without one. */
export async function findNextPostDay(db: Db, today: Day): Promise<Day | undefined> {
  const { next } = await on(db)
    .selectFrom('posts')
    .select(({ fn }) => fn.min('published_on').as('next'))
    .where('published_on', '>', today)
    .executeTakeFirstOrThrow()
  return next ?? undefined
}

/** A post that visitors read today; undefined before its day. */
export async function findPost(db: Db, slug: string, today: Day): Promise<ShownPost | undefined> {
  return on(db)
    .selectFrom('posts')
    .select(whole)
    .select(shownPicture('posts.cover').as('cover'))
    .where('slug', '=', slug)
    .where('published_on', '<=', today)
    .executeTakeFirst()
}

/**
 * Posts with their whole text, newest first: those that visitors read on a day, or all with future ones where no day is given.
 */
export async function listWholePosts(db: Db, today?: Day): Promise<Post[]> {
  let query = on(db).selectFrom('posts').select(whole).select('cover').orderBy('published_on', 'desc').orderBy('slug')
  if (today) query = query.where('published_on', '<=', today)
  return query.execute()
}

/** The posts with pictures, as cover or in their text: with the given ones, or all. */
export async function listPostsWithPictures(
  db: Db,
  pictures?: readonly string[],
): Promise<{ picture: string; slug: string; title: string }[]> {
  const { rows } = await sql<{ picture: string; slug: string; title: string }>`
    with held as (
      select slug, cover as picture from posts where cover is not null
      union select slug, photo->>'picture' from posts, jsonb_path_query(body, '$[*] ? (@.kind == "photo")') as photo)
    select held.picture, p.slug, p.title from held join posts p on p.slug = held.slug
    where ${pictures === undefined} or held.picture = any(${pictures ?? []})
    order by p.title, held.picture`.execute(db)
  return rows
}
