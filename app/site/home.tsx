import { listPosts } from '#features/blog/reads.server.ts'
import { staleAt } from '#features/departures/departure.ts'
import { listDepartures } from '#features/departures/reads.server.ts'
import { listFilterChoices, listPackages } from '#features/packages/reads.server.ts'
import { listCountries } from '#features/places/reads.server.ts'
import { contextOf, sharePage } from '../context.ts'
import { journalDay } from '../shared/journal-day.server.ts'
import { posterOf } from '../shared/package-poster.tsx'
import { HeroScene } from '../ui/hero-scene.tsx'
import { HourTag } from '../ui/hour-tag.tsx'
import { shareHref } from '../ui/scene-picture.tsx'
import type { PageHandle } from '../ui/sheet.ts'
import { homeWords } from '../words/home.ts'
import type { Route } from './+types/home.ts'
import { leavingOf } from './departures/leaving.ts'
import { Community } from './home/community.tsx'
import { HomeServices } from './home/further.tsx'
import { HomeJournal } from './home/journal.tsx'
import { JourneysShelf } from './home/journeys-shelf.tsx'
import { Kibeho } from './home/kibeho.tsx'
import { LeavingSoon } from './home/leaving-soon.tsx'
import { Planner } from './home/planner.tsx'
import { plannerStart } from './home/planner-start.ts'
import { Promises } from './home/promises.tsx'
import { Region } from './home/region.tsx'
import { pageMeta } from './page-meta.ts'
import { shownVoices } from './shown-voices.server.ts'
import { VoiceBand } from './voices.tsx'

const drawing = { id: 'virunga', hour: 'dawn', seed: 7 } as const

export const handle = { sheets: ['home'] } satisfies PageHandle

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = contextOf(context)
  const now = ctx.clock.now()
  const choices = await listFilterChoices(ctx.db)
  const start = plannerStart(choices)
  const today = await journalDay(context)
  const [soon, shelf, planned, hosted, posts, countries, [voice]] = await Promise.all([
    listDepartures(ctx.db, { now, limit: 5 }),
    listPackages(ctx.db, { sort: 'recommended', page: 1 }),
    listPackages(ctx.db, start),
    listPackages(ctx.db, { sort: 'recommended', page: 1, style: 'community' }),
    listPosts(ctx.db, { today, limit: 3 }),
    listCountries(ctx.db),
    shownVoices(context, { of: 'home', limit: 1 }),
  ])
  sharePage(context, ['packages', 'departures', 'places'], staleAt(soon, now))
  const community = [...hosted.cards].sort((a, b) => Number(b.kind === 'community') - Number(a.kind === 'community')).slice(0, 2)
  return {
    choices,
    shut: countries.filter(({ openParks }) => openParks === 0).map(({ id }) => id),
    start,
    count: planned.count,
    soon: soon.map(leavingOf),
    journeys: shelf.cards.filter(({ slug, bookable }) => bookable && !community.some((card) => card.slug === slug)).map(posterOf),
    community: community.map(posterOf),
    posts,
    voice,
  }
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: homeWords.title,
    description: homeWords.description,
    drawing,
    things: (siteUrl, { name, legalName, phone, email, address }) => [
      {
        '@type': 'TravelAgency',
        name,
        legalName,
        description: homeWords.description,
        url: `${siteUrl}/`,
        logo: `${siteUrl}/icon-512.png`,
        image: `${siteUrl}${shareHref(drawing)}`,
        telephone: phone,
        email,
        address,
      },
      { '@type': 'WebSite', name, url: `${siteUrl}/`, inLanguage: 'en' },
    ],
  })

/** The home page runs through a day: dawn above, dusk at Kibeho, Kigali by night at its foot. */
export default function Home({ loaderData }: Route.ComponentProps) {
  const { choices, shut, start, count, soon, journeys, community, posts, voice } = loaderData
  return (
    <>
      <section className="hero h-dawn">
        <div className="pic">
          <HeroScene drawing={drawing} />
        </div>
        <HourTag hour={drawing.hour} place={homeWords.heroPlace} />
        <div className="wrap">
          <h1>{homeWords.hero}</h1>
          <p className="lede">{homeWords.lede}</p>
          <Planner choices={choices} start={start} count={count} />
        </div>
      </section>
      <LeavingSoon rows={soon} />
      <JourneysShelf cards={journeys} />
      <Kibeho />
      <Region countries={choices.countries} shut={shut} />
      <Community cards={community} />
      <div className="strip" />
      <HomeServices />
      <Promises />
      <VoiceBand voice={voice} />
      <HomeJournal posts={posts} />
    </>
  )
}
