import { data, Link } from 'react-router'
import { wishNames } from '#features/hotels/hotel-filter.ts'
import { findHotel } from '#features/hotels/reads.server.ts'
import type { PackageCard } from '#features/packages/reads.server.ts'
import { linesInLanguage } from '#features/pricing/lines/lines-in-language.server.ts'
import type { PriceLine } from '#features/pricing/price-line.ts'
import { firstUpper } from '#values/first-upper.ts'
import { contextOf, sharePage } from '../../context.ts'
import { useWords, wordsOfMatches } from '../../languages/use-words.ts'
import { formatterOf, wordsOf, wordsReader } from '../../shared/page-words.server.ts'
import { once } from '../../shared/server-only.server.ts'
import { contentTranslator } from '../../shared/translated-content.server.ts'
import { FactList } from '../../ui/fact-list.tsx'
import type { PageHandle } from '../../ui/sheet.ts'
import { staticPart } from '../../ui/static-part.tsx'
import { ageWords } from '../../words/ages.ts'
import { frameWords } from '../../words/frame.ts'
import { hotelDetailWords } from '../../words/hotel-details.ts'
import { rateTableWords } from '../../words/rate-table.ts'
import { shareWords } from '../../words/share.ts'
import { stayWords } from '../../words/stays.ts'
import { cardsInLanguage, hotelsInLanguage } from '../content-in-language.server.ts'
import { missingMeta, pageMeta, type Thing, type UrlOf } from '../page-meta.ts'
import { shownTestimonials } from '../shown-testimonials.server.ts'
import type { Route } from './+types/hotel-details.ts'
import { HoldPanel, HoldStickyBar } from './hold-panel.tsx'
import { type HotelPage, loadHotel } from './load-hotel.server.ts'
import { StayCalendar } from './stay-calendar.tsx'

const loadViews = async () => (await import('./hotel-views.tsx')).HotelViews
const Views = staticPart(loadViews, import.meta.env.SSR ? await loadViews() : undefined)
const loadPageContent = async () => (await import('./hotel-content.tsx')).HotelPageContent
const Content = staticPart(loadPageContent, import.meta.env.SSR ? await loadPageContent() : undefined)

export const handle = {
  sheets: ['stay', 'photos'],
  query: [...wishNames, 'month'],
  words: ['hotel-details', 'night-refusals', 'stay-party', 'sums'],
  staticWords: ['card', 'hotel-content', 'photos', 'testimonials'],
} satisfies PageHandle

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const format = formatterOf(context)
  const ctx = contextOf(context)
  const english = await findHotel(ctx.db, params.id)
  if (!english) throw data(null, { status: 404 })
  const hotel = (await hotelsInLanguage(context)).hotel(english)
  const near = {
    cards: (cards: readonly PackageCard[]) => cardsInLanguage(context, cards),
    park: await contentTranslator(context, 'park'),
    lines: <Line extends PriceLine>(lines: readonly Line[]) => linesInLanguage(ctx, lines, wordsReader(context)),
  }
  const words = {
    stays: wordsOf(context, stayWords),
    rateTable: wordsOf(context, rateTableWords),
    ages: wordsOf(context, ageWords),
    share: wordsOf(context, shareWords),
  }
  const [{ page, views, content, tags, until }, testimonials] = await Promise.all([
    loadHotel(ctx, hotel, url.searchParams, words, format, near),
    shownTestimonials(context, { of: { hotelId: hotel.id }, limit: 4 }),
  ])
  sharePage(context, ['hotels', `hotel:${hotel.id}`, 'settings', 'packages', ...tags], until)
  return { ...page, views: once(context, views), content: once(context, { ...content, testimonials }) }
}

export const meta: Route.MetaFunction = (args) => {
  const { loaderData } = args
  if (!loaderData) return missingMeta(args)
  const { hotel, description, drawing, share } = loaderData
  return pageMeta(args, {
    title: hotel.name,
    description,
    drawing,
    share,
    crumbs: [{ name: wordsOfMatches(args.matches, hotelDetailWords).list, path: '/hotels' }],
    things: (urlOf, { siteUrl }) => hotelThings(urlOf, siteUrl, loaderData),
  })
}

/** One hotel: its place, its available nights, its rooms and rules, and the panel to book. */
export default function HotelDetails({ loaderData: page }: Route.ComponentProps) {
  const words = useWords(hotelDetailWords)
  const { hotel, calendar, views, content } = page
  return (
    <div className="hotels">
      <div className="wrap hotel">
        <nav className="crumb" aria-label={useWords(frameWords).nav.breadcrumb}>
          <ol>
            <li>
              <Link to="/hotels">{words.list}</Link>
            </li>
            <li>
              <Link to={`/hotels?where=${hotel.placeId}`}>{hotel.place}</Link>
            </li>
          </ol>
        </nav>
        <Views name="views" of={views} />
        <div className={calendar ? 'split' : 'split alone'}>
          <div>
            <Head page={page} />
            {calendar ? (
              <section className="block" id="nights">
                <h2>{words.nights}</h2>
                <StayCalendar data={calendar} rooms={page.wish.party.rooms} />
                <ul className="legend-k">
                  <li>{words.legend.price}</li>
                  <li>{words.legend.full}</li>
                  <li>{words.legend.closed}</li>
                </ul>
              </section>
            ) : (
              <p className="note first">{words.noRooms}</p>
            )}
            <Content name="content" of={content} />
          </div>
          {calendar && <HoldPanel page={page} />}
        </div>
      </div>
      {calendar && <HoldStickyBar page={page} />}
    </div>
  )
}

function Head({ page: { hotel, facts, board, rooms } }: { page: HotelPage }) {
  const words = useWords(hotelDetailWords)
  const lets = rooms.rows.length > 0
  const { place, amenities } = hotel
  return (
    <div className="stack block">
      <h1 className="t-1">{hotel.name}</h1>
      <p className="lede muted">
        {words.lede({ kind: firstUpper(hotel.kind), place })} {lets && words.covers({ board })}
      </p>
      {hotel.fictional && <p className="note">{words.demoNote}</p>}
      <FactList facts={facts} />
      {amenities.length > 0 && <p>{words.amenities({ names: amenities.join(', ') })}</p>}
    </div>
  )
}

/** Structured data of a hotel: no more than its page shows. A price only with the nights it is for. */
function hotelThings(urlOf: UrlOf, siteUrl: string, { hotel, rooms, panel, description, photo }: HotelPage): Thing[] {
  const { id, name, place, country, stars, amenities } = hotel
  return [
    {
      '@type': 'Hotel',
      name,
      description,
      url: urlOf(`/hotel-details/${id}`),
      ...(photo && { image: siteUrl + photo }),
      address: { '@type': 'PostalAddress', addressLocality: place, addressCountry: country },
      ...(stars > 0 && { starRating: { '@type': 'Rating', ratingValue: stars } }),
      amenityFeature: amenities.map((amenity) => ({ '@type': 'LocationFeatureSpecification', name: amenity, value: true })),
      containsPlace: rooms.rows.map((room) => ({
        '@type': 'HotelRoom',
        name: room.name,
        bed: room.beds,
        occupancy: { '@type': 'QuantitativeValue', maxValue: room.guestsMost },
      })),
      ...(panel.price && {
        makesOffer: {
          '@type': 'Offer',
          price: (panel.price.schedule.totalMinor / 100).toFixed(2),
          priceCurrency: 'USD',
          availability: 'https://schema.org/InStock',
        },
      }),
    },
  ]
}
