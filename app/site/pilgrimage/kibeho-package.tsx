import { data } from 'react-router'
import { untranslatedOf } from '#features/content/texts/untranslated-of.ts'
import { staleAt } from '#features/departures/departure.ts'
import type { Words } from '#platform/languages/source.ts'
import { contextOf, sharePage } from '../../context.ts'
import { useWords, wordsOfMatches } from '../../languages/use-words.ts'
import { kibehoRoad } from '../../shared/kibeho-road.ts'
import { cardLinkOf } from '../../shared/package-card.tsx'
import { wordsOf, wordsReader } from '../../shared/page-words.server.ts'
import { once } from '../../shared/server-only.server.ts'
import { takenBy, unlikeCards } from '../../shared/unlike-scenes.server.ts'
import { PageSections } from '../../shared/written/page-sections.tsx'
import { sectionsOnce } from '../../shared/written/shown-blocks.server.ts'
import { SectionTabs } from '../../ui/sections/section-tabs.tsx'
import type { PageHandle } from '../../ui/sheet.ts'
import { staticPart } from '../../ui/static-part.tsx'
import { ageWords } from '../../words/ages.ts'
import { kibehoWords } from '../../words/kibeho.ts'
import { kibehoFactsWords } from '../../words/kibeho-facts.ts'
import { kibehoOthersWords } from '../../words/kibeho-others.ts'
import { footerScene } from '../footer-scene.ts'
import { RelatedPackages } from '../packages/related-packages.tsx'
import { PageHero } from '../page-hero.tsx'
import { pageMeta } from '../page-meta.ts'
import { screenLink } from '../share/share-link.server.ts'
import { readHasFictionalHotels, readPage, readRoutes, readSettings, readShrine } from '../shared-reads.server.ts'
import { leavingOf } from '../timetable/leaving.ts'
import type { Route } from './+types/kibeho-package.ts'
import { GroupPanel, GroupStickyBar } from './group-panel.tsx'
import { groupPanelData } from './group-panel-data.server.ts'
import { exampleDay } from './group-prices.ts'
import { KibehoFacts } from './kibeho-facts.tsx'
import { choiceOf, chosenAmong, listPilgrimPackages } from './pilgrim-packages.server.ts'

const load = async () => (await import('./shrine-content.tsx')).ShrinePageContent
const Shrine = staticPart(load, import.meta.env.SSR ? await load() : undefined)

const drawing = { id: 'kibeho', hour: 'dawn', seed: 5 } as const
const crumbsOf = ({ crumb }: Words<typeof kibehoWords.tree>) => [{ name: crumb, path: '/pilgrimage' }]
/** How many dates the page shows; the departures page has all. */
const mostDates = 6

export const handle = {
  sheets: ['journey', 'article', 'pilgrimage'],
  query: ['package', 'comfort', 'startsOn', 'adults', 'grown'],
  words: ['comforts', 'group-panel', 'kibeho', 'kibeho-facts', 'panel', 'road-time', 'sums'],
  staticWords: ['card', 'departure-status', 'itinerary', 'kibeho-parts', 'land-names', 'package-details', 'pages', 'timetable'],
} satisfies PageHandle

export async function loader({ context, url }: Route.LoaderArgs) {
  const ages = wordsOf(context, ageWords)
  const ctx = contextOf(context)
  const now = ctx.clock.now()
  const shrine = await readShrine(context, 'kibeho')
  if (!shrine) throw data(null, { status: 404 })
  const [road, packages, settings, page, samples] = await Promise.all([
    readRoutes(context, shrine),
    listPilgrimPackages(context, now),
    readSettings(context),
    readPage(context, 'kibeho'),
    readHasFictionalHotels(context),
  ])
  const { onSale, departures } = packages
  const cards = unlikeCards(
    packages.cards.map((card) => cardLinkOf(card, ages)),
    takenBy(drawing, footerScene(url.pathname)),
  )
  const tags = ['pilgrimage', 'packages', 'hotels', 'departures', 'settings', 'pages', 'page:kibeho']
  sharePage(context, tags, staleAt(departures, now))
  const { mass, places, activities, lodging, groupRules, onFoot, asOf } = shrine.guide
  const chosen = chosenAmong(onSale, url.searchParams.get('package'))
  const own = departures.filter(({ packageSlug }) => packageSlug === chosen?.slug)
  const usualDay = chosen && exampleDay(chosen, own, now)
  const roads = road.roads.map(({ place, name, km, minutes, confidence, notice, ...of }) => ({
    place,
    name,
    km,
    minutes,
    confidence,
    notice,
    ...untranslatedOf(of, ['notice']),
  }))
  return {
    share: screenLink(context, 'kibeho'),
    fromKigali: roads.find(({ place }) => place === 'kigali')?.minutes,
    altitude: shrine.guide.altitudeM,
    hasDays: chosen !== undefined,
    panel:
      chosen &&
      usualDay &&
      groupPanelData({ params: url.searchParams, found: chosen, settings, now, usualDay, read: wordsReader(context) }),
    content: once(context, {
      ...{ mass, places, activities, lodging, groupRules, onFoot, asOf, roads },
      stops: kibehoRoad(road),
      journey: chosen && { slug: chosen.slug, title: chosen.title, days: chosen.itinerary, samples },
      choices: onSale.map(choiceOf),
      dates: departures.slice(0, mostDates).map((row) => leavingOf(row, ages)),
    }),
    others: once(context, {
      title: wordsOf(context, kibehoOthersWords).title,
      cards: cards.filter(({ slug }) => slug !== chosen?.slug),
    }),
    sections: await sectionsOnce(context, page?.sections ?? []),
  }
}

export const meta: Route.MetaFunction = (args) => {
  const words = wordsOfMatches(args.matches, kibehoWords)
  const { title, description } = words
  return pageMeta(args, { title, description, drawing, share: args.loaderData?.share, crumbs: crumbsOf(words) })
}

export default function KibehoPackage({ loaderData }: Route.ComponentProps) {
  const words = useWords(kibehoWords)
  const { place } = useWords(kibehoFactsWords)
  const { fromKigali, altitude, hasDays, panel, content, others, sections } = loaderData
  const tabs = Object.entries(words.tabs)
    .filter(([id]) => id !== 'days' || hasDays)
    .map(([id, word]) => ({ id, word }))
  return (
    <div className="pilgrimage bands">
      <PageHero drawing={drawing} title={words.title} lede={words.lede} details place={place} crumbs={crumbsOf(words)}>
        <KibehoFacts road={fromKigali} altitude={altitude} />
      </PageHero>
      <SectionTabs tabs={tabs} label={words.onPage} />
      <div className="wrap split">
        <Shrine name="shrine" of={content} />
        {panel && <GroupPanel panel={panel} />}
      </div>
      <PageSections sections={sections} />
      <RelatedPackages name="others" of={others} />
      {panel && <GroupStickyBar panel={panel} />}
    </div>
  )
}
