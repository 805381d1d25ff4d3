import { data } from 'react-router'
import { staleAt } from '#features/departures/departure.ts'
import { listDepartures } from '#features/departures/reads.server.ts'
import { pictureTopic } from '#features/media/picture.ts'
import { listPictures } from '#features/media/reads.server.ts'
import { findPackage, listCardsBySlug } from '#features/packages/reads.server.ts'
import { findSettings } from '#features/settings/reads.server.ts'
import { kigaliDay } from '#values/dates.ts'
import { contextOf, noteTopics, sharePage } from '../../context.ts'
import { posterOf } from '../../shared/package-poster.tsx'
import { routeOf } from '../../shared/route-stops.ts'
import { SectionTabs, type Tab } from '../../ui/section-tabs.tsx'
import type { PageHandle } from '../../ui/sheet.ts'
import { words } from '../../words/en.ts'
import { packageDetailWords } from '../../words/package-details.ts'
import { leavingOf } from '../departures/leaving.ts'
import { movedRedirect } from '../moved-redirect.server.ts'
import { pageMeta } from '../page-meta.ts'
import { BookingPanel } from '../panel/booking-panel.tsx'
import { Dock } from '../panel/dock.tsx'
import { panelOffer } from '../panel/panel-offer.server.ts'
import { shownVoices } from '../shown-voices.server.ts'
import { VoicesBlock } from '../voices.tsx'
import type { Route } from './+types/package-details.ts'
import { Cancellation } from './cancellation.tsx'
import { DayByDay } from './day-by-day.tsx'
import { Gallery } from './gallery.tsx'
import { GoesWith } from './goes-with.tsx'
import { Covered, GoodToKnow } from './included.tsx'
import { ladderRows } from './ladder.ts'
import { PackageDates } from './package-dates.tsx'
import { PackageHero } from './package-hero.tsx'
import { priceTable } from './price-table.ts'
import { Prices } from './prices.tsx'
import { RouteSection } from './route-section.tsx'
import { Season } from './season.tsx'
import { seasonSentence } from './season-sentence.ts'
import { tripThing } from './trip-thing.ts'

const says = packageDetailWords

export const handle = { sheets: ['journey'] } satisfies PageHandle

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const ctx = contextOf(context)
  const now = ctx.clock.now()
  const slug = params.title
  const found = await findPackage(ctx.db, slug)
  if (!found) {
    const moved = await movedRedirect(ctx.db, 'package', '/package-details', slug)
    throw moved ?? (await movedRedirect(ctx.db, 'pilgrimage', '/package-details', slug)) ?? data(null, { status: 404 })
  }
  const [rows, others, settings, kept, voices] = await Promise.all([
    listDepartures(ctx.db, { now, packageSlug: slug, limit: 24, rates: new Map([[found.id, found.rates]]) }),
    listCardsBySlug(ctx.db, found.goesWellWith),
    findSettings(ctx.db),
    listPictures(ctx.db, found.pictures),
    shownVoices(context, { of: { packageId: found.id }, limit: 4 }),
  ])
  sharePage(context, ['packages', `package:${slug}`, 'departures', 'settings'], staleAt(rows, now))
  const offer = panelOffer({ params: url.searchParams, found, rows, settings, now })
  noteTopics(context, found.pictures.map(pictureTopic))
  const { rates, itinerary, goesWellWith: _, pictures, ...about } = found
  return {
    about,
    itinerary,
    pictures: pictures.flatMap((id) => kept.get(id) ?? []),
    route: routeOf(itinerary),
    prices: priceTable(rates, found.groupMax),
    fees: rates.fees,
    dates: rows.map(leavingOf),
    offer,
    others: others.map(posterOf),
    ladder: ladderRows(settings.ladders.tours, offer.chosen?.startsOn, kigaliDay(now)),
    season: seasonSentence(found.bestMonths),
    voices,
  }
}

export const meta: Route.MetaFunction = (args) => {
  const { loaderData } = args
  if (!loaderData) return [{ title: words.notFound.title }]
  const { about, itinerary, dates } = loaderData
  const { title, sentence, scene, slug, from, bookable } = about
  const price = bookable ? from?.amount : undefined
  const offer = price && ({ price, lowest: true, offers: dates.length, availability: 'InStock' } as const)
  const trip = { title, sentence, scene, path: `/package-details/${slug}`, itinerary, ...(offer && { offer }) }
  return pageMeta(args, {
    title,
    description: sentence,
    drawing: scene,
    crumbs: [{ name: words.nav.journeys, path: '/packages' }],
    things: (siteUrl, company) => [tripThing(trip, siteUrl, company)],
  })
}

/** What is not on sale has days and a route, but no prices and no dates. */
function tabsFor(bookable: boolean): Tab[] {
  const tabs = Object.entries(says.tabs).map(([id, word]) => ({ id, word }))
  return bookable ? tabs : tabs.filter(({ id }) => id !== 'price' && id !== 'dates')
}

export default function PackageDetails({ loaderData }: Route.ComponentProps) {
  const { about, itinerary, pictures, route, prices, fees, dates, offer, others, ladder, season, voices } = loaderData
  return (
    <>
      <PackageHero about={about} />
      <SectionTabs tabs={tabsFor(about.bookable)} label={says.onPage} />
      <div className="wrap split">
        <div>
          {about.notice && <p className="note first">{about.notice}</p>}
          <DayByDay days={itinerary} />
          <RouteSection slug={about.slug} stops={route} days={itinerary} />
          <Gallery pictures={pictures} />
          <Season months={about.bestMonths} sentence={season} note={about.seasonNote} />
          {about.bookable && <Prices table={prices} fees={fees} comforts={about.comforts} travellers={offer.travellers} />}
          {about.bookable && <PackageDates rows={dates} title={about.title} />}
          <Covered included={about.included} excluded={about.excluded} />
          <GoodToKnow paragraphs={about.goodToKnow} asOf={about.asOf} />
          {about.bookable && <Cancellation rows={ladder} />}
          <VoicesBlock voices={voices} />
        </div>
        <BookingPanel offer={offer} />
      </div>
      <GoesWith cards={others} />
      <Dock offer={offer} />
    </>
  )
}
