import { untranslatedOf } from '#features/content/texts/untranslated-of.ts'
import { staleAt } from '#features/departures/departure.ts'
import { findDeparture } from '#features/departures/reads.server.ts'
import { partyParts, readParty } from '#features/orders/requested-party.ts'
import { cancellationPolicyOf } from '#features/pricing/cancellation-policy-of.ts'
import { contextOf, sharePage } from '../../context.ts'
import { formatterOfMatches } from '../../languages/use-formatter.ts'
import { wordsOfMatches } from '../../languages/use-words.ts'
import { formatterOf, wordsReader } from '../../shared/page-words.server.ts'
import { packagePhotos } from '../../shared/photos/shown-photos.server.ts'
import { once } from '../../shared/server-only.server.ts'
import { namesOfPage, rowTranslator } from '../../shared/translated-content.server.ts'
import type { PageHandle } from '../../ui/sheet.ts'
import { staticPart } from '../../ui/static-part.tsx'
import { ageWords } from '../../words/ages.ts'
import { cancellationWords } from '../../words/cancellation.ts'
import { departureDetailWords } from '../../words/departure-details.ts'
import { frameWords } from '../../words/frame.ts'
import { shareWords } from '../../words/share.ts'
import { departuresInLanguage } from '../content-in-language.server.ts'
import { Cover } from '../cover.tsx'
import { coverData } from '../cover-data.server.ts'
import { cancellationTierRows, nextTierTurn } from '../packages/cancellation-rows.ts'
import { dayTravels } from '../packages/day-travel.ts'
import { readDayRoutes } from '../packages/read-day-routes.server.ts'
import { slugRedirect } from '../packages/slug-redirect.ts'
import { tripThing } from '../packages/trip-thing.ts'
import { missingMeta, pageMeta } from '../page-meta.ts'
import { BookingPanel } from '../panel/booking-panel.tsx'
import { panelData } from '../panel/panel-data.server.ts'
import { panelNames } from '../panel/panel-data.ts'
import { visitNewsOf } from '../panel/visit-news.server.ts'
import { departureCard } from '../share/share-cards.ts'
import { shareLink } from '../share/share-link.server.ts'
import { findShownPackage, readDepartures, readSettings } from '../shared-reads.server.ts'
import { isOpen, leavingOf } from '../timetable/leaving.ts'
import type { Route } from './+types/departure-details.ts'
import { DepartureHero } from './departure-hero.tsx'
import { formerRedirect } from './former-redirect.server.ts'
import { ReserveBar } from './reserve-bar.tsx'
import { seatsTakenText } from './seats-taken-text.ts'

const load = async () => (await import('./departure-content.tsx')).DeparturePageContent
const Content = staticPart(load, import.meta.env.SSR ? await load() : undefined)

export const handle = {
  sheets: ['journey', 'photos'],
  query: panelNames,
  words: ['comforts', 'departure-details', 'package-details', 'panel', 'sums'],
  staticWords: [
    'cancellation-table',
    'departure-content',
    'departure-status',
    'itinerary',
    'package-content',
    'package-sections',
    'photos',
    'road-time',
    'timetable',
  ],
} satisfies PageHandle

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const format = formatterOf(context)
  const ctx = contextOf(context)
  const read = wordsReader(context)
  const ages = read(ageWords)
  const now = ctx.clock.now()
  const english = await findDeparture(ctx.db, params.slug, now)
  const [row] = english ? await departuresInLanguage(context, [english]) : []
  const found = row && (await findShownPackage(context, row.packageSlug))
  if (!row || !found) throw slugRedirect('/departure-details', params.slug) ?? (await formerRedirect(ctx.db, params.slug))
  const [rows, settings, routes, photos] = await Promise.all([
    readDepartures(context, { now, packageSlug: row.packageSlug, limit: 12, rates: new Map([[found.id, found.rates]]) }),
    readSettings(context),
    readDayRoutes(context, found),
    packagePhotos(context, { itinerary: found.itinerary }),
  ])
  const policy = settings.cancellationPolicies[cancellationPolicyOf({ kind: 'departure', nights: found.nights })]
  const stale = nextTierTurn(policy, staleAt([row, ...rows], now), now)
  sharePage(context, [`departure:${row.slug}`, 'departures', `package:${found.slug}`, 'settings'], stale)
  const { slug, title, notice, scene, included, excluded, itinerary } = found
  const leaving = leavingOf(row, ages)
  const [noted] = (await rowTranslator(context, 'departure'))([{ note: row.note }])
  return {
    leaving,
    journey: { title, notice, scene, ...untranslatedOf(found, ['title']) },
    ...coverData(context, found.cover, shareLink('departure', row.slug, departureCard(row, read(shareWords), format))),
    days: itinerary.map(({ day, title, text }) => ({ day, title, text })),
    panel: panelData({
      params: fixedTo(url, row.slug),
      found,
      rows: [row],
      settings,
      now,
      read,
      nameOf: await namesOfPage(context),
      newsOf: await visitNewsOf(context, found),
    }),
    content: once(context, {
      leaving,
      seats: { minimum: row.minimum, guaranteed: row.guaranteed },
      noted,
      query: String(new URLSearchParams(partyParts(readParty(url.searchParams)))),
      journey: { slug, title, included, excluded, ...untranslatedOf(found) },
      itinerary: photos.days,
      travels: dayTravels(routes),
      others: rows.filter((other) => other.slug !== row.slug).map((row) => leavingOf(row, ages)),
      tiers: cancellationTierRows(policy, row.startsOn, now, read(cancellationWords), format),
    }),
  }
}

/** The page is about one date: a date in the query is ignored. */
function fixedTo(url: URL, slug: string): URLSearchParams {
  const params = new URLSearchParams(url.searchParams)
  params.set('departure', slug)
  return params
}

export const meta: Route.MetaFunction = (args) => {
  const { loaderData } = args
  if (!loaderData) return missingMeta(args)
  const { leaving, journey, days, share, hasCover } = loaderData
  const words = wordsOfMatches(args.matches, departureDetailWords)
  const format = formatterOfMatches(args.matches)
  const title = words.title({ journey: journey.title, day: format.day(leaving.startsOn) })
  const description = `${title}. ${seatsTakenText(leaving, words)}.`
  const availability = leaving.left > 0 ? 'InStock' : 'SoldOut'
  const offer = isOpen(leaving) && ({ price: leaving.price, lowest: false, offers: 1, availability } as const)
  const path = `/departure-details/${leaving.slug}`
  const trip = {
    title,
    sentence: description,
    scene: journey.scene,
    path,
    itinerary: days,
    ...(hasCover && { share: share.href }),
    ...(offer && { offer }),
  }
  return pageMeta(args, {
    title,
    description,
    drawing: journey.scene,
    share,
    crumbs: [{ name: wordsOfMatches(args.matches, frameWords).nav.departures, path: '/departures' }],
    things: (urlOf, site) => [tripThing(trip, urlOf, site)],
  })
}

export default function DepartureDetails({ loaderData }: Route.ComponentProps) {
  const { leaving, journey, panel, content, cover, hasCover } = loaderData
  return (
    <>
      <DepartureHero leaving={leaving} journey={journey} cover={hasCover && <Cover name="cover" of={cover} className="pic" />} />
      <div className="wrap split apart">
        <Content name="departure" of={content} />
        <BookingPanel panel={panel} fixed />
      </div>
      <ReserveBar panel={panel} />
    </>
  )
}
