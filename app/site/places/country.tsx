import { untranslatedOf } from '#features/content/texts/untranslated-of.ts'
import { countryHref } from '#features/places/place-hrefs.ts'
import type { Words } from '#platform/languages/source.ts'
import { useWords, wordsOfMatches } from '../../languages/use-words.ts'
import { wordsOf } from '../../shared/page-words.server.ts'
import { once } from '../../shared/server-only.server.ts'
import { SectionTabs, type Tab } from '../../ui/sections/section-tabs.tsx'
import type { PageHandle } from '../../ui/sheet.ts'
import { staticPart } from '../../ui/static-part.tsx'
import { countryWords } from '../../words/country.ts'
import { countryFactsWords } from '../../words/country-facts.ts'
import { landCaptionWords } from '../../words/land-captions.ts'
import { placeWords } from '../../words/places.ts'
import { shareWords } from '../../words/share.ts'
import { Cover } from '../cover.tsx'
import { coverData } from '../cover-data.server.ts'
import { missingMeta, pageMeta } from '../page-meta.ts'
import { countryCard } from '../share/share-cards.ts'
import { shareLink } from '../share/share-link.server.ts'
import type { Route } from './+types/country.ts'
import { captionOf } from './caption-of.ts'
import { factsOf } from './country-facts.ts'
import { loadCountry } from './load-country.server.ts'
import { PlaceHero } from './place-hero.tsx'

const load = async () => (await import('./country-content.tsx')).CountryPageContent
const Content = staticPart(load, import.meta.env.SSR ? await load() : undefined)

const crumbsOf = ({ countries }: Words<typeof placeWords.tree>) => [{ name: countries, path: '/countries' }]

export const handle = {
  sheets: ['places', 'photos'],
  words: ['country', 'places'],
  staticWords: [
    'card',
    'country-content',
    'departure-status',
    'land-names',
    'pages',
    'park-shelf',
    'photos',
    'road-time',
    'season-strip',
    'timetable',
  ],
} satisfies PageHandle

export async function loader({ context, url }: Route.LoaderArgs) {
  const country = await loadCountry(context, url)
  const { id, name, guide, drawing, parks, sold } = country
  return {
    ...{ id, name, drawing, sold },
    caption: captionOf(wordsOf(context, landCaptionWords).countries, id),
    ...coverData(context, country.cover, shareLink('country', id, countryCard(country, wordsOf(context, shareWords)))),
    sentence: guide.sentence,
    lede: guide.lede,
    head: untranslatedOf(guide, ['lede']),
    facts: factsOf(country, wordsOf(context, countryFactsWords)),
    parks: parks.map((park) => ({ name: park.name, href: park.href })),
    content: once(context, country),
  }
}

export const meta: Route.MetaFunction = (args) => {
  const found = args.loaderData
  if (!found) return missingMeta(args)
  const { id, name, sentence, drawing, parks, share, hasCover } = found
  return pageMeta(args, {
    title: wordsOfMatches(args.matches, countryWords).title({ name }),
    description: sentence,
    drawing,
    share,
    crumbs: crumbsOf(wordsOfMatches(args.matches, placeWords)),
    things: (urlOf, { siteUrl }) => [
      {
        '@type': 'TouristDestination',
        name,
        description: sentence,
        url: urlOf(countryHref(id)),
        ...(hasCover && { image: siteUrl + share.href }),
        includesAttraction: parks.map((park) => ({
          '@type': 'TouristAttraction',
          name: park.name,
          url: urlOf(park.href),
        })),
      },
    ],
  })
}

/** Without packages on sale there is no tab for dates. */
function tabsFor(sold: boolean, words: Words<typeof countryWords.tree>): Tab[] {
  const tabs = Object.entries(words.tabs).map(([id, word]) => ({ id, word }))
  return sold ? tabs : tabs.filter(({ id }) => id !== 'dates')
}

export default function Country({ loaderData }: Route.ComponentProps) {
  const words = useWords(countryWords)
  const crumbs = crumbsOf(useWords(placeWords))
  const { name, lede, head, facts, drawing, caption, cover, hasCover, sold, content } = loaderData
  return (
    <div className="places">
      <PlaceHero
        drawing={drawing}
        title={name}
        lede={lede}
        of={head}
        place={caption}
        crumbs={crumbs}
        cover={hasCover && <Cover name="cover" of={cover} className="pic" />}
        facts={facts}
      />
      <SectionTabs tabs={tabsFor(sold, words)} label={words.onPage} />
      <Content name="country" of={content} />
    </div>
  )
}
