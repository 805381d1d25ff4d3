import { staleAt } from '#features/departures/departure.ts'
import { feastsBetween } from '#features/pilgrimage/feast.ts'
import { addDays, addMonths, kigaliDay } from '#values/dates.ts'
import { contextOf, sharePage } from '../../context.ts'
import { useWords, wordsOfMatches } from '../../languages/use-words.ts'
import { cardLinkOf } from '../../shared/package-card.tsx'
import { wordsOf } from '../../shared/page-words.server.ts'
import { takenBy, unlikeCards } from '../../shared/unlike-scenes.server.ts'
import { PageSections } from '../../shared/written/page-sections.tsx'
import { sectionsOnce } from '../../shared/written/shown-blocks.server.ts'
import type { PageHandle } from '../../ui/sheet.ts'
import { ageWords } from '../../words/ages.ts'
import { kibehoFactsWords } from '../../words/kibeho-facts.ts'
import { pilgrimageWords } from '../../words/pilgrimage.ts'
import { footerScene } from '../footer-scene.ts'
import { Nothing } from '../nothing.tsx'
import { shelfSpans } from '../packages/shelf-spans.ts'
import { PageHero } from '../page-hero.tsx'
import { pageMeta, type Thing, type UrlOf } from '../page-meta.ts'
import { screenLink } from '../share/share-link.server.ts'
import { readFeasts, readPage, readSettings, readShrine } from '../shared-reads.server.ts'
import { PackageShelf, ShelfSection } from '../shelf-section.tsx'
import { shownTestimonials } from '../shown-testimonials.server.ts'
import { TestimonialBand } from '../testimonials.tsx'
import type { Route } from './+types/pilgrimage.ts'
import { FeastCalendar } from './feast-calendar.tsx'
import { type FeastRow, feastRows } from './feast-rows.ts'
import { exampleDay, groupDaysAhead, groupPrices } from './group-prices.ts'
import { KibehoFacts } from './kibeho-facts.tsx'
import { ParishLeaders } from './parish-leaders.tsx'
import { choiceOf, chosenAmong, listPilgrimPackages } from './pilgrim-packages.server.ts'

const drawing = { id: 'kibeho', hour: 'dusk', seed: 7 } as const
const monthsAhead = 14

export const handle = {
  sheets: ['article', 'pilgrimage', 'feasts'],
  words: ['card', 'comforts', 'kibeho-facts', 'pilgrimage', 'road-time', 'testimonials'],
  query: ['package'],
  staticWords: ['pages'],
} satisfies PageHandle

export async function loader({ context, url }: Route.LoaderArgs) {
  const ages = wordsOf(context, ageWords)
  const ctx = contextOf(context)
  const now = ctx.clock.now()
  const today = kigaliDay(now)
  const [feasts, shrine, packages, settings, page, [testimonial]] = await Promise.all([
    readFeasts(context),
    readShrine(context, 'kibeho'),
    listPilgrimPackages(context, now),
    readSettings(context),
    readPage(context, 'pilgrimage'),
    shownTestimonials(context, { of: 'pilgrimages', limit: 1 }),
  ])
  const { cards, onSale, departures } = packages
  const tags = ['pilgrimage', 'packages', 'departures', 'settings', 'pages', 'page:pilgrimage']
  sharePage(context, tags, staleAt(departures, now))
  const itineraries = new Map(onSale.map(({ slug, itinerary }) => [slug, itinerary]))
  const days = feastsBetween(feasts, today, addMonths(today, monthsAhead))
  const chosen = chosenAmong(onSale, url.searchParams.get('package'))
  const own = departures.filter(({ packageSlug }) => packageSlug === chosen?.slug)
  const guide = shrine?.guide
  return {
    share: screenLink(context, 'pilgrimage'),
    feasts: feastRows(days, 'kibeho', departures, itineraries, {
      packages: onSale,
      from: addDays(today, groupDaysAhead),
    }),
    sources: [...new Set(feasts.flatMap(({ source }) => source ?? []))],
    quiet: guide?.quietWeeks,
    road: guide?.ways.find(({ place }) => place === 'kigali')?.minutes,
    altitude: guide?.altitudeM,
    cards: unlikeCards(
      cards.map((card) => cardLinkOf(card, ages)),
      takenBy(drawing, footerScene(url.pathname)),
    ),
    choices: onSale.map(choiceOf),
    group: chosen && groupPrices({ found: chosen, settings, now }, exampleDay(chosen, own, now)),
    freeEvery: settings.freeLeaderEvery,
    testimonial,
    sections: await sectionsOnce(context, page?.sections ?? []),
  }
}

export const meta: Route.MetaFunction = (args) => {
  const { title, description } = wordsOfMatches(args.matches, pilgrimageWords)
  return pageMeta(args, {
    title,
    description,
    drawing,
    share: args.loaderData?.share,
    crumbs: [],
    things: (urlOf) => feastEvents(args.loaderData?.feasts ?? [], urlOf),
  })
}

export default function Pilgrimage({ loaderData }: Route.ComponentProps) {
  const words = useWords(pilgrimageWords)
  const { place } = useWords(kibehoFactsWords)
  const { feasts, sources, quiet, road, altitude, cards, choices, group, freeEvery, testimonial, sections } = loaderData
  return (
    <div className="pilgrimage feasts bands">
      <PageHero drawing={drawing} title={words.title} lede={words.lede} details place={place}>
        <KibehoFacts road={road} altitude={altitude} />
      </PageHero>
      {feasts.length > 0 && <FeastCalendar feasts={feasts} sources={sources} quiet={quiet} />}
      {feasts.length === 0 && cards.length === 0 && <Nothing text={words.nothing} />}
      {cards.length > 0 && (
        <ShelfSection title={words.packages} sunk>
          <PackageShelf cards={cards} spans={shelfSpans(cards.length)} />
        </ShelfSection>
      )}
      {group && <ParishLeaders group={group} choices={choices} freeEvery={freeEvery} />}
      <TestimonialBand testimonial={testimonial} />
      <PageSections sections={sections} />
    </div>
  )
}

const shrine = {
  '@type': 'Place',
  name: 'Shrine of Our Lady of Kibeho',
  address: { '@type': 'PostalAddress', addressLocality: 'Kibeho', addressRegion: 'Nyaruguru', addressCountry: 'RW' },
}

/** The feasts whose days are sure, as events with their dates: no more than the page shows. */
const feastEvents = (feasts: readonly FeastRow[], urlOf: UrlOf): Thing[] =>
  feasts
    .filter(({ sure }) => sure)
    .map(({ name, note, startsOn, endsOn }) => ({
      '@type': 'Event',
      name: `${name}, Kibeho`,
      description: note,
      startDate: startsOn,
      endDate: endsOn,
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      location: shrine,
      isAccessibleForFree: true,
      url: urlOf('/pilgrimage'),
    }))
