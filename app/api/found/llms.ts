import { listPosts } from '#features/blog/reads.server.ts'
import { listPackageAddresses } from '#features/packages/reads-addresses.server.ts'
import { pageHref } from '#features/pages/page-href.ts'
import { listPages } from '#features/pages/reads.server.ts'
import { findSettings } from '#features/settings/reads.server.ts'
import { links } from '#values/links.ts'
import { cachedRead, contextOf, sharePage } from '../../context.ts'
import { journalDay } from '../../shared/blog-day.server.ts'
import { wordsOf } from '../../shared/page-words.server.ts'
import { homeWords } from '../../words/home.ts'
import type { Route } from './+types/llms.ts'

/** The site in one page of plain Markdown, for machines that answer people's questions: https://llmstxt.org. */
export async function loader({ context }: Route.LoaderArgs) {
  const { db, config } = contextOf(context)
  const today = await journalDay(context)
  const [{ company }, journeys, pages, posts] = await Promise.all([
    cachedRead(context, 'settings', ['settings'], () => findSettings(db)),
    listPackageAddresses(db),
    listPages(db),
    listPosts(db, { today }),
  ])
  sharePage(context, ['settings', 'packages', 'pages'])
  const line = (title: string, path: string, sentence: string) => `- [${title}](${config.publicUrl}${path}): ${sentence}`
  const text = [
    `# ${company.name}`,
    `> ${wordsOf(context, homeWords).description}`,
    'Prices and seats change by the hour: read them on the page, never from here or from memory.',
    '## Journeys',
    journeys.map(({ title, slug, sentence }) => line(title, links.package(slug), sentence)).join('\n'),
    '## Good to know',
    pages.map(({ title, slug, sentence }) => line(title, pageHref(slug), sentence)).join('\n'),
    '## Journal',
    posts.map(({ title, slug, sentence }) => line(title, links.post(slug), sentence)).join('\n'),
  ].join('\n\n')
  return new Response(`${text}\n`, { headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-cache' } })
}
