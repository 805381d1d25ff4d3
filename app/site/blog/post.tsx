import { data, Link } from 'react-router'
import { readingMinutes } from '#features/blog/reading-time.ts'
import { findPost } from '#features/blog/reads.server.ts'
import type { Words } from '#platform/languages/source.ts'
import { contextOf, sharePage } from '../../context.ts'
import { useFormatter } from '../../languages/use-formatter.ts'
import { languageOfMatches } from '../../languages/use-language.ts'
import { useWords, wordsOfMatches } from '../../languages/use-words.ts'
import { journalDay } from '../../shared/blog-day.server.ts'
import { cardLinkOf } from '../../shared/package-card.tsx'
import { wordsOf } from '../../shared/page-words.server.ts'
import { PostCardLink } from '../../shared/post-card.tsx'
import { once } from '../../shared/server-only.server.ts'
import { contentTranslator, noteWholeLanguages } from '../../shared/translated-content.server.ts'
import { takenBy, unlikeCards } from '../../shared/unlike-scenes.server.ts'
import { shownBlocks } from '../../shared/written/shown-blocks.server.ts'
import { shareHref } from '../../ui/scene-picture.tsx'
import type { PageHandle } from '../../ui/sheet.ts'
import { staticPart } from '../../ui/static-part.tsx'
import { ageWords } from '../../words/ages.ts'
import { topicWords } from '../../words/blog-topics.ts'
import { postWords } from '../../words/post.ts'
import { Cover } from '../cover.tsx'
import { coverData } from '../cover-data.server.ts'
import { footerScene } from '../footer-scene.ts'
import { movedRedirect } from '../moved-redirect.server.ts'
import { PageHero } from '../page-hero.tsx'
import { missingMeta, pageMeta } from '../page-meta.ts'
import { writtenCard } from '../share/share-cards.ts'
import { shareLink } from '../share/share-link.server.ts'
import { readCards, readPosts } from '../shared-reads.server.ts'
import { PackageShelf, ShelfSection } from '../shelf-section.tsx'
import type { Route } from './+types/post.ts'

const load = async () => (await import('./post-text.tsx')).PostText
const Text = staticPart(load, import.meta.env.SSR ? await load() : undefined)

const crumbsOf = ({ crumb }: Words<typeof postWords.tree>) => [{ name: crumb, path: '/blog' }]

export const handle = {
  sheets: ['article', 'reading', 'photos'],
  words: ['blog-topics', 'card', 'post'],
  staticWords: ['pages', 'photos', 'post-text'],
} satisfies PageHandle

/** Other posts to read: first those of the same topic, then the newest. */
const mostNear = 3
const mostJourneys = 3

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const ages = wordsOf(context, ageWords)
  const { db } = contextOf(context)
  const today = await journalDay(context)
  const found = await findPost(db, params.slug, today)
  if (!found) throw (await movedRedirect(db, 'post', '/blog', params.slug)) ?? data(null, { status: 404 })
  await noteWholeLanguages(context, 'post', found)
  const translate = await contentTranslator(context, 'post')
  const post = translate(found)
  const [cards, posts] = await Promise.all([
    readCards(context, post.journeys),
    readPosts(context, { today, topicFirst: post.topic, limit: mostNear + 1 }),
  ])
  sharePage(context, ['packages'])
  const { body, sources, cover, ...head } = post
  const text = once(context, { body: await shownBlocks(context, body), sources })
  const near = posts.filter(({ slug }) => slug !== post.slug)
  const pictured = body.flatMap((block) => (block.kind === 'picture' && 'scene' in block && block.scene ? [block.scene] : []))
  const taken = takenBy(post.scene, footerScene(url.pathname), ...pictured)
  return {
    post: head,
    ...coverData(context, cover, shareLink('post', post.slug, writtenCard(post))),
    text,
    minutes: readingMinutes(body),
    journeys: unlikeCards(
      cards.slice(0, mostJourneys).map((card) => cardLinkOf(card, ages)),
      taken,
    ),
    near: unlikeCards(near.slice(0, mostNear), taken),
  }
}

export const meta: Route.MetaFunction = (args) => {
  const { loaderData } = args
  if (!loaderData) return missingMeta(args)
  const { share, hasCover } = loaderData
  const { title, sentence, scene, publishedOn, updatedOn, slug } = loaderData.post
  return pageMeta(args, {
    title,
    description: sentence,
    drawing: scene,
    share,
    crumbs: crumbsOf(wordsOfMatches(args.matches, postWords)),
    article: { publishedOn, updatedOn },
    things: (urlOf, { siteUrl, company }) => [
      {
        '@type': 'BlogPosting',
        headline: title,
        description: sentence,
        datePublished: publishedOn,
        dateModified: updatedOn,
        inLanguage: languageOfMatches(args.matches),
        url: urlOf(`/blog/${slug}`),
        image: siteUrl + (hasCover ? share.href : shareHref(scene)),
        author: { '@type': 'Organization', name: company.name, url: urlOf('/') },
        publisher: { '@type': 'Organization', name: company.name, url: urlOf('/') },
      },
    ],
  })
}

export default function PostPage({ loaderData: { post, text, minutes, journeys, near, cover, hasCover } }: Route.ComponentProps) {
  const format = useFormatter()
  const { title, lede, scene, topic, publishedOn, updatedOn } = post
  const labels = useWords(postWords)
  const topics = useWords(topicWords)
  return (
    <>
      <PageHero
        drawing={scene}
        title={title}
        lede={lede}
        of={post}
        details
        place={scene.place}
        crumbs={crumbsOf(labels)}
        cover={hasCover && <Cover name="cover" of={cover} className="pic" />}
      />
      <article className="wrap reading">
        <p className="checked byline num">
          <Link to={`/blog?topic=${topic}`}>{topics[topic]}</Link>
          <span>{labels.published({ day: format.day(publishedOn) })}</span>
          {updatedOn !== publishedOn && <span>{labels.updated({ day: format.day(updatedOn) })}</span>}
          <span>{labels.minutes({ minutes })}</span>
        </p>
        <Text name="text" of={text} />
      </article>
      <div className="strip" />
      {journeys.length > 0 && (
        <ShelfSection title={labels.journeys}>
          <PackageShelf cards={journeys} />
        </ShelfSection>
      )}
      <ShelfSection title={labels.more}>
        <div className="shelf swipe">
          {near.map((one) => (
            <PostCardLink key={one.slug} post={one} />
          ))}
        </div>
      </ShelfSection>
    </>
  )
}
