import { listPosts } from '#features/blog/reads.server.ts'
import { findSettings } from '#features/settings/reads.server.ts'
import { links } from '#values/links.ts'
import { contextOf, sharePage } from '../../context.ts'
import { journalDay } from '../../shared/blog-day.server.ts'
import { wordsOf } from '../../shared/page-words.server.ts'
import { blogWords } from '../../words/blog.ts'
import { topicWords } from '../../words/blog-topics.ts'
import type { Route } from './+types/feed.ts'
import { atomText, rssText } from './feed-text.ts'
import { xmlAnswer } from './xml-answer.ts'

const formats = {
  'rss.xml': { write: rssText, type: 'application/rss+xml' },
  'atom.xml': { write: atomText, type: 'application/atom+xml' },
} as const

/** The blog for readers of feeds, the twenty newest posts, in the format that the address names. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const ctx = contextOf(context)
  const name = url.pathname.endsWith('rss.xml') ? 'rss.xml' : 'atom.xml'
  const { write, type } = formats[name]
  const today = await journalDay(context)
  const [posts, { company }] = await Promise.all([listPosts(ctx.db, { today, limit: 20 }), findSettings(ctx.db)])
  sharePage(context, ['settings'])
  const words = wordsOf(context, blogWords)
  const topics = wordsOf(context, topicWords)
  const text = write({
    title: `${company.name}: ${words.title}`,
    description: words.description,
    author: company.name,
    siteUrl: ctx.config.publicUrl,
    path: '/blog',
    selfPath: `/blog/${name}`,
    entries: posts.map(({ slug, sentence, topic, ...post }) => ({
      ...post,
      path: links.post(slug),
      summary: sentence,
      topic: topics[topic],
    })),
  })
  return xmlAnswer(text, type)
}
