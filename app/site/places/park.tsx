import { data, redirect } from 'react-router'
import { listHotelOffers } from '#features/hotels/reads.server.ts'
import { firstStart, nextTurn } from '#features/offers/offer.ts'
import { listPackages } from '#features/packages/reads.server.ts'
import { parkScene } from '#features/places/land-scenes.ts'
import { monthsOf } from '#features/places/months.ts'
import { parkFees } from '#features/places/park-fees.ts'
import { isSold, parkStatus } from '#features/places/park-status.ts'
import { countryHref, parkHref } from '#features/places/place-hrefs.ts'
import { findPark } from '#features/places/reads.server.ts'
import { findSettings } from '#features/settings/reads.server.ts'
import { contextOf, sharePage } from '../../context.ts'
import { parkPins } from '../../shared/country-pins.ts'
import { posterOf } from '../../shared/package-poster.tsx'
import { SectionTabs, type Tab } from '../../ui/section-tabs.tsx'
import type { PageHandle } from '../../ui/sheet.ts'
import { words } from '../../words/en.ts'
import { parkWords as says } from '../../words/park.ts'
import { placeWords } from '../../words/places.ts'
import { fromPrice, productOf } from '../hotels/list-stays.server.ts'
import { seasonSentence } from '../packages/season-sentence.ts'
import { PageHero } from '../page-hero.tsx'
import { pageMeta } from '../page-meta.ts'
import type { Route } from './+types/park.ts'
import { hotelsNear } from './hotels-near.ts'
import { ParkActivities } from './park-activities.tsx'
import { ParkAnimals } from './park-animals.tsx'
import { ParkFacts } from './park-facts.tsx'
import { ParkFees } from './park-fees.tsx'
import { ParkMonths } from './park-months.tsx'
import { ParkPanel } from './park-panel.tsx'
import { ParkSleep } from './park-sleep.tsx'
import { ParkWhere } from './park-where.tsx'
import { PlaceJourneys } from './place-journeys.tsx'

export const handle = { sheets: ['places'] } satisfies PageHandle

/** Most houses that a page names. */
const mostHotels = 5

export async function loader({ context, url }: Route.LoaderArgs) {
  const { db, clock } = contextOf(context)
  const now = clock.now()
  const here = url.pathname.replace(/\/$/, '')
  const park = await findPark(db, parkIdIn(here.toLowerCase()))
  if (!park) throw data(null, { status: 404 })
  if (parkHref(park.id) !== here) throw redirect(parkHref(park.id), 301)
  const [hotels, settings, { cards, count }] = await Promise.all([
    listHotelOffers(db),
    findSettings(db),
    listPackages(db, { park: park.id, sort: 'recommended', page: 1 }),
  ])
  sharePage(context, ['places', 'packages', 'hotels', 'settings'], nextTurn(now))
  const { fees: _, rains, bestMonths, guide, ...about } = park
  const drawing = parkScene(park.id, park.countryId)
  const fees = parkFees(park)
  return {
    ...about,
    status: parkStatus(park.status),
    sold: isSold(park.status),
    guide,
    pins: parkPins(park),
    fees: { entry: fees.entry, activities: [...fees.activities] },
    months: monthsOf(bestMonths, rains),
    season: seasonSentence(bestMonths),
    hotels: hotelsNear(hotels, park)
      .slice(0, mostHotels)
      .map((hotel) => {
        const { id, name, place, kind, fictional } = hotel
        const from = fromPrice(productOf(hotel, settings), firstStart(now))
        return { id, name, place, kind, fictional, from: from.kind === 'from' ? from.night : undefined }
      }),
    journeys: cards.slice(0, 6).map(posterOf),
    count,
    drawing,
  }
}

/** The park that an address is about: the last part of /parks/<id>, or the park whose own address it is. */
function parkIdIn(path: string): string {
  const last = path.split('/').at(-1) ?? ''
  return path.startsWith('/parks/') ? last : last.replace(/-national-park$/, '')
}

export type ParkData = Awaited<ReturnType<typeof loader>>

const crumbsOf = ({ country, countryId }: Pick<ParkData, 'country' | 'countryId'>) => [
  { name: placeWords.countries.title, path: '/countries' },
  { name: country, path: countryHref(countryId) },
  { name: placeWords.parks.title, path: '/parks' },
]

export const meta: Route.MetaFunction = (args) => {
  const park = args.loaderData
  if (!park) return [{ title: words.notFound.title }]
  const { id, name, guide, drawing, lat, lng, country } = park
  return pageMeta(args, {
    title: says.title(name),
    description: guide.sentence,
    drawing,
    crumbs: crumbsOf(park),
    things: (siteUrl) => [
      {
        '@type': 'TouristAttraction',
        name,
        description: guide.sentence,
        url: `${siteUrl}${parkHref(id)}`,
        geo: { '@type': 'GeoCoordinates', latitude: lat, longitude: lng },
        containedInPlace: { '@type': 'Country', name: country },
      },
    ],
  })
}

/** A section without content has no tab. */
function tabsFor({ guide, hotels }: ParkData): Tab[] {
  const empty = [guide.activities.length === 0 && 'do', hotels.length === 0 && 'sleep']
  return Object.entries(says.tabs)
    .filter(([id]) => !empty.includes(id))
    .map(([id, word]) => ({ id, word }))
}

export default function Park({ loaderData: park }: Route.ComponentProps) {
  const { id, name, guide, drawing, journeys, count, sold } = park
  return (
    <>
      <PageHero details drawing={drawing} title={name} lede={guide.lede} place={drawing.place} crumbs={crumbsOf(park)}>
        <ParkFacts park={park} />
      </PageHero>
      <SectionTabs tabs={tabsFor(park)} label={says.onPage} />
      <div className="wrap split">
        <div>
          {!sold && <NotSold park={park} />}
          <ParkAnimals park={park} />
          <ParkActivities park={park} />
          <ParkFees park={park} />
          <ParkMonths park={park} />
          <ParkWhere park={park} />
          <ParkSleep hotels={park.hotels} />
        </div>
        <ParkPanel park={park} />
      </div>
      <div className="wrap">
        <PlaceJourneys
          title={says.journeys}
          none={says.journeysNone}
          cards={journeys}
          all={{ href: `/packages?park=${id}`, word: says.journeysAll(count) }}
        />
      </div>
    </>
  )
}

function NotSold({ park: { status, guide, advisory } }: { park: ParkData }) {
  return (
    <section className="note bad first">
      <h2 className="note-title">{placeWords.status[status]}</h2>
      <p>{guide.statusNote ?? says.notSold}</p>
      {advisory && <p>{advisory}</p>}
    </section>
  )
}
