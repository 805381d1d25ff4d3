import type { Problem } from '#features/content/entry.ts'
import type { EntryKind } from '#features/content/entry-kind.ts'
import { readContent } from '#features/content/problems-of.ts'
import { coverProblems } from '#features/media/cover-problems.server.ts'
import { blockTexts } from '#features/pages/block-texts.ts'
import { photoProblems } from '#features/pages/photo-problems.server.ts'
import { tidyBlocks } from '#features/pages/tidy-blocks.ts'
import { isDay, kigaliDay, kigaliInstant } from '#values/dates.ts'
import { done } from '#values/outcome.ts'
import { searchQueue } from '#values/queues.ts'
import { PostContent } from './post-content.ts'
import { listWholePosts } from './reads.server.ts'
import { deletePost, upsertPost } from './writes.server.ts'

/** A post with fewer blocks gets a warning before it is published. */
const fewBlocks = 3

/** The blog: the live id of a post is its slug. */
export const postEntry: EntryKind = {
  name: 'post',
  begun: () => ({
    title: '',
    sentence: '',
    lede: '',
    topic: 'planning',
    scene: { id: 'hills', hour: 'day', seed: 1, place: '' },
    cover: null,
    publishedOn: null,
    body: [],
    sources: [],
    journeys: [],
  }),
  texts: ['title', 'sentence', 'lede', 'scene.place', ...blockTexts('body')],
  titleOf: (content) => String(content.title ?? ''),
  pathOf: ({ slug }) => `/blog/${slug}`,
  async check(db, content) {
    const { value, problems } = readContent(PostContent, content)
    if (!value) return problems
    const found: Problem[] = [
      ...(await photoProblems(db, [{ path: 'body', blocks: value.body }])),
      ...(await coverProblems(db, value.cover)),
    ]
    if (value.body.length < fewBlocks) found.push({ path: 'body', reason: 'is-short', grave: false })
    if (value.sources.length === 0) found.push({ path: 'sources', reason: 'no-sources', grave: false })
    return found
  },
  async publish(ctx, tx, content, liveId) {
    const { publishedOn, ...post } = PostContent.parse(content)
    const today = kigaliDay(ctx.clock.now())
    const on = publishedOn ?? today
    const updatedOn = on > today ? on : today
    await upsertPost(tx, { ...post, body: tidyBlocks(post.body), publishedOn: on, updatedOn }, liveId)
    await ctx.cache.invalidate(tx, ['posts'])
    if (on > today) await ctx.jobs.add(tx, searchQueue, {}, { startAfter: kigaliInstant(on, 0) })
    return post.slug
  },
  readFrom: ({ publishedOn }) =>
    typeof publishedOn === 'string' && isDay(publishedOn) ? kigaliInstant(publishedOn, 0) : undefined,
  async unpublish(ctx, tx, liveId) {
    await deletePost(tx, liveId)
    await ctx.cache.invalidate(tx, ['posts'])
    return done(undefined)
  },
  async listLive(db) {
    const posts = await listWholePosts(db)
    return posts.map(({ updatedOn: _, ...content }) => ({ liveId: content.slug, content: { ...content } }))
  },
}
