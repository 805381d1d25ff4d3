import { Link, redirect } from 'react-router'
import { blogHref, postsPerPage, readBlogQuery } from '#features/blog/blog-query.ts'
import { type Topic, topics } from '#features/blog/post.ts'
import { countPosts } from '#features/blog/reads.server.ts'
import { contextOf, sharePage } from '../../context.ts'
import { useWords, wordsOfMatches } from '../../languages/use-words.ts'
import { journalDay } from '../../shared/blog-day.server.ts'
import { PostCardLink } from '../../shared/post-card.tsx'
import { takenBy, unlikeCards } from '../../shared/unlike-scenes.server.ts'
import { ListLink } from '../../ui/list-link.tsx'
import type { PageHandle } from '../../ui/sheet.ts'
import { blogWords } from '../../words/blog.ts'
import { topicWords } from '../../words/blog-topics.ts'
import { footerScene } from '../footer-scene.ts'
import { PageHero } from '../page-hero.tsx'
import { pageMeta } from '../page-meta.ts'
import { readPosts } from '../shared-reads.server.ts'
import type { Route } from './+types/blog.ts'

const drawing = { id: 'fig-tree', hour: 'golden', seed: 7 } as const

export const handle = { sheets: ['lists'], words: ['blog', 'blog-topics'], query: ['topic', 'page'] } satisfies PageHandle

export async function loader({ context, url }: Route.LoaderArgs) {
  const { db } = contextOf(context)
  const query = readBlogQuery(url.searchParams)
  const { topic, page } = query
  const today = await journalDay(context)
  const [counts, posts] = await Promise.all([
    countPosts(db, today),
    readPosts(context, { today, topic, limit: postsPerPage, offset: (page - 1) * postsPerPage }),
  ])
  // A page number beyond the end, from an older and longer list, redirects to the last page.
  if (posts.length === 0 && page > 1) throw redirect(blogHref({ topic, page: 1 }))
  sharePage(context, [])
  const count = counts.reduce((sum, one) => (topic && one.topic !== topic ? sum : sum + one.posts), 0)
  return {
    ask: query,
    topics: topics.filter((one) => counts.some((counted) => counted.topic === one)),
    posts: unlikeCards(posts, takenBy(drawing, footerScene(url.pathname))),
    ...(page > 1 && { newer: blogHref({ topic, page: page - 1 }) }),
    ...(page * postsPerPage < count && { older: blogHref({ topic, page: page + 1 }) }),
  }
}

export const meta: Route.MetaFunction = (args) => {
  const labels = wordsOfMatches(args.matches, blogWords)
  return [
    ...pageMeta(args, {
      title: labels.title,
      description: labels.description,
      drawing,
      crumbs: [],
      query: (args.loaderData?.ask.page ?? 1) > 1 ? `?page=${args.loaderData?.ask.page}` : '',
    }),
    ...(args.loaderData?.newer ? [{ tagName: 'link', rel: 'prev', href: inFolder(args.loaderData.newer) }] : []),
    ...(args.loaderData?.older ? [{ tagName: 'link', rel: 'next', href: inFolder(args.loaderData.older) }] : []),
    { tagName: 'link', rel: 'alternate', type: 'application/rss+xml', title: labels.title, href: '/blog/rss.xml' },
    { tagName: 'link', rel: 'alternate', type: 'application/atom+xml', title: labels.title, href: '/blog/atom.xml' },
  ]
}

export default function Blog({ loaderData: { ask: query, topics: used, posts, newer, older } }: Route.ComponentProps) {
  const { topic } = query
  const labels = useWords(blogWords)
  const topicNames = useWords(topicWords)
  return (
    <>
      <PageHero drawing={drawing} title={labels.title} lede={labels.lede} />
      <div className="wrap listing">
        <nav className="sieve" aria-label={labels.topics}>
          <div className="filters swipe">
            <TopicChip word={labels.all} chosen={!topic} />
            {used.map((one) => (
              <TopicChip key={one} topic={one} word={topicNames[one]} chosen={one === topic} />
            ))}
          </div>
        </nav>
        <h2 className="visually-hidden" id="list">
          {query.page > 1 ? labels.results.later({ page: query.page }) : labels.results.first}
        </h2>
        {posts.length === 0 && <p className="empty">{labels.none}</p>}
        <div className="shelf">
          {posts.map((post, at) => (
            <PostCardLink key={post.slug} post={post} span={isFull(at, posts.length) ? 'full' : 'c4'} eager={at === 0} />
          ))}
        </div>
        {(newer || older) && (
          <nav className="pages" aria-label={labels.pages}>
            <span className="ui muted num">{labels.page({ page: query.page })}</span>
            <span className="row">
              {newer && (
                <ListLink className="btn sm line" rel="prev" to={newer}>
                  {labels.newer}
                </ListLink>
              )}
              {older && (
                <ListLink className="btn sm line" rel="next" to={older}>
                  {labels.older}
                </ListLink>
              )}
            </span>
          </nav>
        )}
        <p className="apart">
          <a className="more" href="/blog/rss.xml">
            {labels.feed}
          </a>
        </p>
      </div>
    </>
  )
}

/** '/blog?page=2' beside this page, in its language: the head of a page does not know the language of its address. */
const inFolder = (href: string) => href.slice(1)

/** The newest post has its own row; so has the last one where it would be alone in a row of three. */
const isFull = (at: number, count: number) => at === 0 || (at === count - 1 && at % 3 === 1)

function TopicChip({ topic, word, chosen }: { topic?: Topic; word: string; chosen: boolean }) {
  return (
    <Link className="chip" to={blogHref({ topic, page: 1 })} aria-current={chosen ? 'true' : undefined}>
      {word}
    </Link>
  )
}
