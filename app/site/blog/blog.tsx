import { Link } from 'react-router'
import { type Topic, topics } from '#features/blog/post.ts'
import { listPosts } from '#features/blog/reads.server.ts'
import { contextOf, sharePage } from '../../context.ts'
import { blogWords as says, topicWords } from '../../words/blog.ts'
import { PageHero } from '../page-hero.tsx'
import { pageMeta } from '../page-meta.ts'
import type { Route } from './+types/blog.ts'
import { PostPoster } from './post-poster.tsx'

const drawing = { id: 'trail', hour: 'day', seed: 9 } as const

/** A topic that is none shows everything: the address bar is not a form. */
const topicIn = (text: string | null): Topic | undefined => topics.find((topic) => topic === text)

export async function loader({ context, url }: Route.LoaderArgs) {
  const topic = topicIn(url.searchParams.get('topic'))
  const posts = await listPosts(contextOf(context).db)
  sharePage(context, ['posts'])
  const used = topics.filter((one) => posts.some((post) => post.topic === one))
  return { topic, topics: used, posts: topic ? posts.filter((post) => post.topic === topic) : posts }
}

export const meta: Route.MetaFunction = (args) => [
  ...pageMeta(args, { title: says.title, description: says.description, drawing, crumbs: [] }),
  { tagName: 'link', rel: 'alternate', type: 'application/rss+xml', title: says.title, href: '/blog/rss.xml' },
  { tagName: 'link', rel: 'alternate', type: 'application/atom+xml', title: says.title, href: '/blog/atom.xml' },
]

export default function Blog({ loaderData: { topic, topics: used, posts } }: Route.ComponentProps) {
  return (
    <>
      <PageHero drawing={drawing} title={says.title} lede={says.lede} />
      <div className="wrap listing">
        <nav className="sieve" aria-label={says.topics}>
          <div className="filters swipe">
            <TopicChip word={says.all} chosen={!topic} />
            {used.map((one) => (
              <TopicChip key={one} topic={one} word={topicWords[one]} chosen={one === topic} />
            ))}
          </div>
        </nav>
        <h2 className="vh">{says.results}</h2>
        {posts.length === 0 && <p className="empty">{says.none}</p>}
        <div className="shelf">
          {posts.map((post, at) => (
            <PostPoster key={post.slug} post={post} span={isFull(at, posts.length) ? 'full' : 'c4'} eager={at === 0} />
          ))}
        </div>
        <p className="apart">
          <a className="more" href="/blog/rss.xml">
            {says.feed}
          </a>
        </p>
      </div>
    </>
  )
}

/** The newest has a row of its own, and so has the last of all where it would be alone in a row of three. */
const isFull = (at: number, count: number) => at === 0 || (at === count - 1 && at % 3 === 1)

function TopicChip({ topic, word, chosen }: { topic?: Topic; word: string; chosen: boolean }) {
  return (
    <Link className="chip" to={topic ? `/blog?topic=${topic}` : '/blog'} aria-current={chosen ? 'true' : undefined}>
      {word}
    </Link>
  )
}
