import { untranslatedOf } from '#features/content/texts/untranslated-of.ts'
import { countryHref, parkHref } from '#features/places/place-hrefs.ts'
import type { Words } from '#platform/languages/source.ts'
import { useWords, wordsOfMatches } from '../../languages/use-words.ts'
import { wordsReader } from '../../shared/page-words.server.ts'
import { once } from '../../shared/server-only.server.ts'
import { SectionTabs } from '../../ui/sections/section-tabs.tsx'
import type { PageHandle } from '../../ui/sheet.ts'
import { staticPart } from '../../ui/static-part.tsx'
import { landCaptionWords } from '../../words/land-captions.ts'
import { parkWords } from '../../words/park.ts'
import { parkFactsWords } from '../../words/park-facts.ts'
import { placeWords } from '../../words/places.ts'
import { Cover } from '../cover.tsx'
import { coverData } from '../cover-data.server.ts'
import { missingMeta, pageMeta } from '../page-meta.ts'
import { parkCard } from '../share/share-cards.ts'
import { shareLink } from '../share/share-link.server.ts'
import type { Route } from './+types/park.ts'
import { captionOf } from './caption-of.ts'
import { loadPark, type ParkData } from './load-park.server.ts'
import { factsOf } from './park-facts.ts'
import { PlaceHero } from './place-hero.tsx'

const load = async () => (await import('./park-content.tsx')).ParkPageContent
const Content = staticPart(load, import.meta.env.SSR ? await load() : undefined)

export const handle = {
  sheets: ['places', 'photos'],
  words: ['park', 'places'],
  staticWords: ['card', 'fitness', 'land-names', 'pages', 'park-content', 'park-shelf', 'photos', 'road-time', 'season'],
} satisfies PageHandle

export async function loader({ context, url }: Route.LoaderArgs) {
  const read = wordsReader(context)
  const park = await loadPark(context, url)
  const { id, name, country, countryId, lat, lng, guide, drawing } = park
  return {
    ...{ id, name, country, countryId, lat, lng, drawing },
    caption: captionOf(read(landCaptionWords).parks, id),
    ...coverData(context, park.cover, shareLink('park', id, parkCard(park))),
    sentence: guide.sentence,
    lede: guide.lede,
    head: untranslatedOf(guide, ['lede']),
    facts: factsOf(park, read),
    tabs: tabsFor(park, read(parkFactsWords)),
    content: once(context, park),
  }
}

/** A section without content has no tab. */
function tabsFor({ guide, hotels }: ParkData, labels: Words<typeof parkFactsWords.tree>) {
  const empty = [guide.activities.length === 0 && 'do', hotels.length === 0 && 'sleep']
  return Object.entries(labels.tabs)
    .filter(([id]) => !empty.includes(id))
    .map(([id, word]) => ({ id, word }))
}

const crumbsOf = ({ country, countryId }: Pick<ParkData, 'country' | 'countryId'>, words: Words<typeof placeWords.tree>) => [
  { name: words.countries, path: '/countries' },
  { name: country, path: countryHref(countryId) },
  { name: words.parks, path: '/parks' },
]

export const meta: Route.MetaFunction = (args) => {
  const park = args.loaderData
  if (!park) return missingMeta(args)
  const { id, name, sentence, drawing, lat, lng, country, share, hasCover } = park
  return pageMeta(args, {
    title: wordsOfMatches(args.matches, parkWords).title({ name }),
    description: sentence,
    drawing,
    share,
    crumbs: crumbsOf(park, wordsOfMatches(args.matches, placeWords)),
    things: (urlOf, { siteUrl }) => [
      {
        '@type': 'TouristAttraction',
        name,
        description: sentence,
        url: urlOf(parkHref(id)),
        ...(hasCover && { image: siteUrl + share.href }),
        geo: { '@type': 'GeoCoordinates', latitude: lat, longitude: lng },
        containedInPlace: { '@type': 'Country', name: country },
      },
    ],
  })
}

export default function Park({ loaderData: park }: Route.ComponentProps) {
  const { onPage } = useWords(parkWords)
  const crumbs = crumbsOf(park, useWords(placeWords))
  const { name, lede, head, facts, tabs, drawing, caption, cover, hasCover, content } = park
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
      <SectionTabs tabs={tabs} label={onPage} />
      <Content name="park" of={content} />
    </div>
  )
}
