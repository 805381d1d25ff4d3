import { data, Link, redirect } from 'react-router'
import { staleAt } from '#features/departures/departure.ts'
import { listDepartures } from '#features/departures/reads.server.ts'
import { listPackages } from '#features/packages/reads.server.ts'
import { countryScene } from '#features/places/land-scenes.ts'
import { countryHref } from '#features/places/place-hrefs.ts'
import { findCountry, listCountries } from '#features/places/reads.server.ts'
import { contextOf, sharePage } from '../../context.ts'
import { countryPins } from '../../shared/country-pins.ts'
import { posterOf } from '../../shared/package-poster.tsx'
import { SectionTabs, type Tab } from '../../ui/section-tabs.tsx'
import type { PageHandle } from '../../ui/sheet.ts'
import { words } from '../../words/en.ts'
import { placeWords } from '../../words/places.ts'
import { leavingOf } from '../departures/leaving.ts'
import { monthSpans } from '../packages/season-sentence.ts'
import { PageHero } from '../page-hero.tsx'
import { pageMeta } from '../page-meta.ts'
import type { Route } from './+types/country.ts'
import { CountryDates } from './country-dates.tsx'
import { CountryFacts } from './country-facts.tsx'
import { CountryKnow } from './country-know.tsx'
import { CountryRoads } from './country-roads.tsx'
import { CountrySeason } from './country-season.tsx'
import { parkCardOf } from './park-card.ts'
import { ParkShelf } from './park-shelf.tsx'
import { PlaceJourneys } from './place-journeys.tsx'
import { yearsOf } from './years-of.ts'

const says = placeWords.country
const crumbs = [{ name: placeWords.countries.title, path: '/countries' }]

export const handle = { sheets: ['places'] } satisfies PageHandle

/** Six addresses lead here; each is the country's id. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const ctx = contextOf(context)
  const now = ctx.clock.now()
  const here = url.pathname.split('/')[1] ?? ''
  const id = here.toLowerCase()
  if (id !== here) throw redirect(countryHref(id), 301)
  const found = await findCountry(ctx.db, id)
  if (!found) throw data(null, { status: 404 })
  const [rows, { cards, count }, countries] = await Promise.all([
    listDepartures(ctx.db, { now, country: id, limit: 6 }),
    listPackages(ctx.db, { country: id, sort: 'recommended', page: 1 }),
    listCountries(ctx.db),
  ])
  sharePage(context, ['places', 'packages', 'departures'], staleAt(rows, now))
  const { name, capital, advisory, guide, parks, places } = found
  const drawing = countryScene(id)
  const { years, legs, ...told } = guide
  return {
    id,
    name,
    capital,
    advisory,
    guide: told,
    best: monthSpans(years.wildlife ?? [], 3),
    years: yearsOf(years),
    hub: placeName(places, guide.hub),
    roads: legs.map((leg) => ({ ...leg, to: placeName(places, leg.to) })),
    parks: parks.map(parkCardOf),
    pins: countryPins(found),
    dates: rows.map(leavingOf),
    journeys: cards.slice(0, 6).map(posterOf),
    count,
    others: countries.filter((other) => other.id !== id).map((other) => ({ name: other.name, href: countryHref(other.id) })),
    drawing,
  }
}

const placeName = (places: readonly { id: string; name: string }[], id: string) =>
  places.find((place) => place.id === id)?.name ?? id

export const meta: Route.MetaFunction = (args) => {
  const found = args.loaderData
  if (!found) return [{ title: words.notFound.title }]
  const { id, name, guide, drawing, parks } = found
  return pageMeta(args, {
    title: says.title(name),
    description: guide.sentence,
    drawing,
    crumbs,
    things: (siteUrl) => [
      {
        '@type': 'TouristDestination',
        name,
        description: guide.sentence,
        url: `${siteUrl}${countryHref(id)}`,
        includesAttraction: parks.map((park) => ({
          '@type': 'TouristAttraction',
          name: park.name,
          url: `${siteUrl}${park.href}`,
        })),
      },
    ],
  })
}

export type CountryData = Awaited<ReturnType<typeof loader>>

/** Where nothing is sold, no dates are looked for. */
function tabsFor(sold: boolean): Tab[] {
  const tabs = Object.entries(says.tabs).map(([id, word]) => ({ id, word }))
  return sold ? tabs : tabs.filter(({ id }) => id !== 'dates')
}

export default function Country({ loaderData }: Route.ComponentProps) {
  const { id, name, advisory, guide, parks, drawing, journeys, count } = loaderData
  const sold = parks.some((park) => park.sold)
  return (
    <>
      <PageHero details drawing={drawing} title={name} lede={guide.lede} place={drawing.place} crumbs={crumbs}>
        <CountryFacts country={loaderData} />
      </PageHero>
      <SectionTabs tabs={tabsFor(sold)} label={says.onPage} />
      <div className="wrap">
        {advisory && <Advisory text={advisory} grave={!sold} />}
        <section className="block" id="parks">
          <h2>{says.parks}</h2>
          <ParkShelf parks={parks} eager />
        </section>
        <CountryRoads country={loaderData} />
        <CountrySeason country={loaderData} />
        {sold && <CountryDates country={loaderData} />}
        <PlaceJourneys
          title={says.journeysTitle(name)}
          none={says.journeysNone}
          cards={journeys}
          all={{ href: `/packages?country=${id}`, word: says.journeysAll(count) }}
        />
        <CountryKnow country={loaderData} />
      </div>
      <ReadOn country={loaderData} />
    </>
  )
}

/** What governments and closed borders mean for a journey stands above everything else. */
function Advisory({ text, grave }: { text: string; grave: boolean }) {
  return (
    <section className={grave ? 'note bad first' : 'note first'}>
      <h2 className="note-title">{says.first}</h2>
      <p>
        {text} <a href="#safety">{says.safetyMore}</a>
      </p>
    </section>
  )
}

function ReadOn({ country: { id, others } }: { country: CountryData }) {
  return (
    <section className="sec sunk">
      <div className="wrap">
        <h2 className="t-2">{says.readOn}</h2>
        <ul className="onward">
          {id === 'rwanda' && (
            <>
              <li>
                <Link to="/visit-rwanda">{says.visitRwanda}</Link>
              </li>
              <li>
                <Link to="/know-rwanda">{says.knowRwanda}</Link>
              </li>
            </>
          )}
          <li>
            <Link to="/important-to-know">{says.important}</Link>
          </li>
          {others.map(({ name, href }) => (
            <li key={href}>
              <Link to={href}>{name}</Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
