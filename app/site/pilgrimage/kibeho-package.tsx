import { data, Link } from 'react-router'
import { staleAt } from '#features/departures/departure.ts'
import { findPage } from '#features/pages/reads.server.ts'
import { findShrine, listWays } from '#features/pilgrimage/reads.server.ts'
import { findSettings } from '#features/settings/reads.server.ts'
import { contextOf, sharePage } from '../../context.ts'
import { kibehoRoad } from '../../shared/kibeho-road.ts'
import { posterOf } from '../../shared/package-poster.tsx'
import { PageSections } from '../../shared/page-sections.tsx'
import { shownSections } from '../../shared/shown-blocks.server.ts'
import { SectionTabs } from '../../ui/section-tabs.tsx'
import type { PageHandle } from '../../ui/sheet.ts'
import { kibehoWords, pilgrimageWords } from '../../words/pilgrimage.ts'
import { leavingOf } from '../departures/leaving.ts'
import { Timetable } from '../departures/timetable.tsx'
import { DayByDay, type Itinerary } from '../packages/day-by-day.tsx'
import { GoesWith } from '../packages/goes-with.tsx'
import { PageHero } from '../page-hero.tsx'
import { pageMeta } from '../page-meta.ts'
import type { Route } from './+types/kibeho-package.ts'
import { groupOffer } from './group-offer.server.ts'
import { GroupDock, GroupPanel } from './group-panel.tsx'
import { exampleDay } from './group-prices.ts'
import { KibehoFacts } from './kibeho-facts.tsx'
import { MassTimes } from './mass-times.tsx'
import { chosenAmong, listPilgrimPackages } from './pilgrim-packages.server.ts'
import { Groups, Rooms } from './rooms.tsx'
import { Places } from './shrine-places.tsx'
import { WayThere } from './way-there.tsx'

const says = kibehoWords
const drawing = { id: 'kibeho', hour: 'dawn', seed: 5 } as const
const crumbs = [{ name: says.crumb, path: '/pilgrimage' }]
/** How many dates stand on the page; the departures' own page has them all. */
const mostDates = 6

export const handle = { sheets: ['journey', 'article', 'pilgrimage'] } satisfies PageHandle

export async function loader({ context, url }: Route.LoaderArgs) {
  const ctx = contextOf(context)
  const now = ctx.clock.now()
  const shrine = await findShrine(ctx.db, 'kibeho')
  if (!shrine) throw data(null, { status: 404 })
  const [road, packages, settings, page] = await Promise.all([
    listWays(ctx.db, shrine),
    listPilgrimPackages(ctx.db, now),
    findSettings(ctx.db),
    findPage(ctx.db, 'kibeho'),
  ])
  const { cards, onSale, departures } = packages
  sharePage(context, ['pilgrimage', 'packages', 'departures', 'settings', 'pages', 'page:kibeho'], staleAt(departures, now))
  const { mass, places, activities, lodging, groupRules, onFoot, asOf } = shrine.guide
  const chosen = chosenAmong(onSale, url.searchParams.get('package'))
  const own = departures.filter(({ packageSlug }) => packageSlug === chosen?.slug)
  const usualDay = exampleDay(own, now)
  return {
    mass,
    places,
    activities,
    lodging,
    groupRules,
    onFoot,
    asOf,
    altitude: shrine.guide.altitudeM,
    ways: road.ways.map(({ place, name, km, minutes, confidence, notice }) => ({ place, name, km, minutes, confidence, notice })),
    stops: kibehoRoad(road),
    journey: chosen && { slug: chosen.slug, title: chosen.title, days: chosen.itinerary },
    choices: onSale.map(({ slug, title }) => ({ slug, title })),
    offer: chosen && groupOffer({ params: url.searchParams, found: chosen, settings, now, usualDay }),
    dates: departures.slice(0, mostDates).map(leavingOf),
    others: cards.filter(({ slug }) => slug !== chosen?.slug).map(posterOf),
    sections: await shownSections(context, page?.sections ?? []),
  }
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: says.title, description: says.description, drawing, crumbs })

export default function KibehoPackage({ loaderData }: Route.ComponentProps) {
  const { mass, places, activities, lodging, groupRules, onFoot, asOf, altitude, ways, stops } = loaderData
  const { journey, choices, offer, dates, others, sections } = loaderData
  const tabs = Object.entries(says.tabs)
    .filter(([id]) => id !== 'days' || journey)
    .map(([id, word]) => ({ id, word }))
  return (
    <>
      <PageHero drawing={drawing} title={says.title} lede={says.lede} details place={pilgrimageWords.place} crumbs={crumbs}>
        <KibehoFacts road={ways.find(({ place }) => place === 'kigali')?.minutes} altitude={altitude} />
      </PageHero>
      <SectionTabs tabs={tabs} label={says.onPage} />
      <div className="wrap split">
        <div>
          <MassTimes mass={mass} />
          {journey && <Journey journey={journey} choices={choices} />}
          <Places places={places} activities={activities} />
          <WayThere ways={ways} stops={stops} onFoot={onFoot} />
          <Rooms lodging={lodging} asOf={asOf} />
          <Groups rules={groupRules} />
          <section className="block" id="dates">
            <h2>{says.dates.title}</h2>
            {dates.length > 0 ? <Timetable rows={dates} label={says.dates.label} /> : <p>{says.dates.none}</p>}
            <p className="under">
              <Link className="more" to="/departures?style=pilgrimage">
                {pilgrimageWords.packages.all}
              </Link>
            </p>
          </section>
        </div>
        {offer && <GroupPanel offer={offer} />}
      </div>
      {sections.length > 0 && <PageSections sections={sections} />}
      <GoesWith cards={others} title={says.others} />
      {offer && <GroupDock offer={offer} />}
    </>
  )
}

type Choice = { slug: string; title: string }

/** The days of one pilgrimage, and the others to choose among. */
function Journey({ journey, choices }: { journey: Choice & { days: Itinerary }; choices: readonly Choice[] }) {
  return (
    <>
      <DayByDay days={journey.days} title={says.days.title(journey.title)} />
      <div className="after-days">
        <p className="ui small muted">{says.days.sample}</p>
        {choices.length > 1 && (
          <nav className="filters swipe" aria-label={says.days.others}>
            {choices.map(({ slug, title }) => (
              <Link
                key={slug}
                className="chip"
                to={`?package=${slug}#days`}
                aria-current={slug === journey.slug ? 'true' : undefined}
              >
                {title}
              </Link>
            ))}
          </nav>
        )}
        <p>
          <Link className="more" to={`/package-details/${journey.slug}`}>
            {says.days.whole}
          </Link>
        </p>
      </div>
    </>
  )
}
