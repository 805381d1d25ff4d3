import { data } from 'react-router'
import { untranslatedOf } from '#features/content/texts/untranslated-of.ts'
import { staleAt } from '#features/departures/departure.ts'
import { nextMonth } from '#features/departures/preselected.ts'
import type { DepartureQuery, DepartureRow } from '#features/departures/reads.server.ts'
import { partyParts, readParty } from '#features/orders/requested-party.ts'
import { cancellationPolicyOf } from '#features/pricing/cancellation-policy-of.ts'
import type { Words } from '#platform/languages/source.ts'
import { kigaliDay } from '#values/dates.ts'
import { contextOf, type RouteContext, sharePage } from '../../context.ts'
import { useWords, wordsOfMatches } from '../../languages/use-words.ts'
import { cardLinkOf } from '../../shared/package-card.tsx'
import { formatterOf, wordsReader } from '../../shared/page-words.server.ts'
import { packagePhotos } from '../../shared/photos/shown-photos.server.ts'
import { routeOf } from '../../shared/route-stops.ts'
import { once } from '../../shared/server-only.server.ts'
import { namesOfPage } from '../../shared/translated-content.server.ts'
import { takenBy, unlikeCards } from '../../shared/unlike-scenes.server.ts'
import { SectionTabs, type Tab } from '../../ui/sections/section-tabs.tsx'
import type { PageHandle } from '../../ui/sheet.ts'
import { staticPart } from '../../ui/static-part.tsx'
import { ageWords } from '../../words/ages.ts'
import { cancellationWords } from '../../words/cancellation.ts'
import { frameWords } from '../../words/frame.ts'
import { fromPriceWords } from '../../words/from-price.ts'
import { packageContentWords } from '../../words/package-content.ts'
import { packageDetailWords } from '../../words/package-details.ts'
import { rateTableWords } from '../../words/rate-table.ts'
import { seasonWords } from '../../words/season.ts'
import { shareWords } from '../../words/share.ts'
import { Cover } from '../cover.tsx'
import { coverData } from '../cover-data.server.ts'
import { footerScene } from '../footer-scene.ts'
import { movedRedirect } from '../moved-redirect.server.ts'
import { firstPrivateStart, pricesAddress } from '../package-prices/price-starts.ts'
import { missingMeta, pageMeta } from '../page-meta.ts'
import { BookingPanel } from '../panel/booking-panel.tsx'
import { monthIn, panelData } from '../panel/panel-data.server.ts'
import { datesNames } from '../panel/panel-data.ts'
import { StickyBar } from '../panel/sticky-bar.tsx'
import { visitNewsOf } from '../panel/visit-news.server.ts'
import { partyFormData } from '../party/party-form-data.ts'
import { packageCard } from '../share/share-cards.ts'
import { shareLink } from '../share/share-link.server.ts'
import { findShownPackage, readCards, readDepartures, readSettings } from '../shared-reads.server.ts'
import { shownTestimonials } from '../shown-testimonials.server.ts'
import { leavingOf } from '../timetable/leaving.ts'
import type { Route } from './+types/package-details.ts'
import { cancellationTierRows, nextTierTurn } from './cancellation-rows.ts'
import { DayInView } from './day-in-view.tsx'
import { dayTravels } from './day-travel.ts'
import { headOf, PackageHero } from './package-hero.tsx'
import { priceTables } from './price-table.ts'
import { readDayRoutes } from './read-day-routes.server.ts'
import { RelatedPackages } from './related-packages.tsx'
import { seasonSentence } from './season-sentence.ts'
import { tripThing } from './trip-thing.ts'

const load = async () => (await import('./package-content.tsx')).PackagePageContent
const Journey = staticPart(load, import.meta.env.SSR ? await load() : undefined)

/** How many other journeys are shown below. */
const mostOthers = 3

export const handle = {
  sheets: ['journey', 'itinerary', 'photos'],
  query: datesNames,
  words: ['comforts', 'fitness', 'package-details', 'panel', 'sums'],
  staticWords: [
    'cancellation-table',
    'card',
    'child-ages',
    'departure-status',
    'itinerary',
    'land-names',
    'package-content',
    'package-sections',
    'party',
    'photos',
    'price-table',
    'residencies',
    'residency-field',
    'road-time',
    'season-strip',
    'testimonials',
    'timetable',
  ],
} satisfies PageHandle

/** How many dates are offered. */
const mostDates = 24

/** The next dates of a package, and after them those of a month that was chosen before, where it is later. */
async function listDates(context: RouteContext, query: DepartureQuery, month: number | undefined): Promise<DepartureRow[]> {
  const rows = await readDepartures(context, { ...query, limit: mostDates })
  const ahead = month && nextMonth(month, kigaliDay(query.now))
  const last = rows.at(-1)
  if (!ahead || !last || rows.length < mostDates || last.startsOn.slice(0, 7) > ahead) return rows
  const later = await readDepartures(context, { ...query, from: `${ahead}-01`, limit: mostDates })
  return [...rows, ...later.filter(({ startsOn }) => startsOn.startsWith(ahead) && startsOn > last.startsOn)]
}

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const format = formatterOf(context)
  const ctx = contextOf(context)
  const read = wordsReader(context)
  const ages = read(ageWords)
  const now = ctx.clock.now()
  const slug = params.title
  const found = await findShownPackage(context, slug)
  if (!found) {
    const moved = await movedRedirect(ctx.db, 'package', '/package-details', slug)
    throw moved ?? (await movedRedirect(ctx.db, 'pilgrimage', '/package-details', slug)) ?? data(null, { status: 404 })
  }
  const month = monthIn(url.searchParams)
  const [rows, others, settings, photos, testimonials, routes] = await Promise.all([
    listDates(context, { now, packageSlug: slug, rates: new Map([[found.id, found.rates]]) }, month),
    readCards(context, found.goesWellWith),
    readSettings(context),
    packagePhotos(context, found),
    shownTestimonials(context, { of: { packageId: found.id }, limit: 4 }),
    readDayRoutes(context, found),
  ])
  const policy = settings.cancellationPolicies[cancellationPolicyOf({ kind: 'journey', nights: found.nights })]
  sharePage(context, ['packages', `package:${slug}`, 'departures', 'settings'], nextTierTurn(policy, staleAt(rows, now), now))
  const panel = panelData({
    params: url.searchParams,
    month,
    found,
    rows,
    settings,
    now,
    read,
    nameOf: await namesOfPage(context),
    newsOf: await visitNewsOf(context, found),
  })
  const { title, bookable, itinerary, bestMonths } = found
  const { notice, seasonNote, comforts, included, excluded, goodToKnow, asOf } = found
  const taken = takenBy(found.scene, footerScene(url.pathname))
  const party = readParty(url.searchParams)
  const query = String(new URLSearchParams(partyParts(party)))
  const cards = unlikeCards(
    others.slice(0, mostOthers).map((card) => cardLinkOf(card, ages, party.childAges)),
    taken,
  )
  return {
    about: headOf(found, read(fromPriceWords), format),
    ...coverData(context, found.cover, shareLink('package', slug, packageCard(found, read(shareWords), format))),
    days: itinerary.map(({ day, title, text }) => ({ day, title, text })),
    panel,
    dates: rows.length,
    content: once(context, {
      ...{
        slug,
        title,
        bookable,
        notice,
        itinerary: photos.days,
        bestMonths,
        seasonNote,
        comforts,
        included,
        excluded,
        goodToKnow,
        asOf,
      },
      ...untranslatedOf(found),
      route: routeOf(itinerary, routes),
      travels: dayTravels(routes),
      pictures: photos.gallery,
      season: seasonSentence(bestMonths, read(seasonWords), read.format),
      prices: priceTables(found.rates, found.groupMax, firstPrivateStart(now), read(rateTableWords), format),
      allPrices: pricesAddress(slug, {
        ...(month && { month: nextMonth(month, kigaliDay(now)) }),
        ...partyParts(party),
      }),
      fees: found.rates.fees,
      travellers: panel.travellers,
      dates: rows.map((row) => leavingOf(row, ages, party.childAges)),
      query,
      party: partyFormData(url, party, read),
      tiers: cancellationTierRows(policy, panel.chosen?.startsOn, now, read(cancellationWords), format),
      testimonials,
    }),
    others: once(context, { title: read(packageContentWords).goesWith, cards, query: query && `?${query}` }),
  }
}

export const meta: Route.MetaFunction = (args) => {
  const { loaderData } = args
  if (!loaderData) return missingMeta(args)
  const { about, days, dates, share, hasCover } = loaderData
  const { title, sentence, scene, slug, from, bookable } = about
  const price = bookable ? from?.amount : undefined
  const offer = price && ({ price, lowest: true, offers: dates, availability: 'InStock' } as const)
  const trip = {
    title,
    sentence,
    scene,
    itinerary: days,
    path: `/package-details/${slug}`,
    ...(hasCover && { share: share.href }),
    ...(offer && { offer }),
  }
  return pageMeta(args, {
    title,
    description: sentence,
    drawing: scene,
    share,
    crumbs: [{ name: wordsOfMatches(args.matches, frameWords).nav.journeys, path: '/packages' }],
    things: (urlOf, site) => [tripThing(trip, urlOf, site)],
  })
}

/** What is not on sale has days and a route, but no prices and no dates. */
function tabsFor(bookable: boolean, words: Words<typeof packageDetailWords.tree>['tabs']): Tab[] {
  const tabs = Object.entries(words).map(([id, word]) => ({ id, word }))
  return bookable ? tabs : tabs.filter(({ id }) => id !== 'price' && id !== 'dates')
}

export default function PackageDetails({ loaderData }: Route.ComponentProps) {
  const words = useWords(packageDetailWords)
  const { about, days, panel, content, others, cover, hasCover } = loaderData
  return (
    <>
      <PackageHero about={about} cover={hasCover && <Cover name="cover" of={cover} className="pic" />} />
      <SectionTabs tabs={tabsFor(about.bookable, words.tabs)} label={words.onPage} />
      <div className="wrap split">
        <Journey name="journey" of={content} />
        <DayInView key={about.slug} days={days} />
        <BookingPanel panel={panel} />
      </div>
      <RelatedPackages name="others" of={others} />
      <StickyBar panel={panel} />
    </>
  )
}
