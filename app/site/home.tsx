import { hourInks } from '#artwork/hours.ts'
import { staleAt } from '#features/departures/departure.ts'
import { listDepartures } from '#features/departures/reads.server.ts'
import { listFilterChoices, listPackages } from '#features/packages/reads.server.ts'
import { contextOf, sharePage } from '../context.ts'
import { posterOf } from '../shared/package-poster.tsx'
import { HeroScene } from '../ui/hero-scene.tsx'
import { HourTag } from '../ui/hour-tag.tsx'
import { homeWords } from '../words/home.ts'
import type { Route } from './+types/home.ts'
import { leavingOf } from './departures/leaving.ts'
import { Community } from './home/community.tsx'
import { JourneysShelf } from './home/journeys-shelf.tsx'
import { Kibeho } from './home/kibeho.tsx'
import { LeavingSoon } from './home/leaving-soon.tsx'
import { Planner } from './home/planner.tsx'
import { plannerStart } from './home/planner-start.ts'
import { Promises } from './home/promises.tsx'
import { Region } from './home/region.tsx'

const drawing = { id: 'virunga', hour: 'dawn', seed: 7 } as const

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = contextOf(context)
  const now = ctx.clock.now()
  const choices = await listFilterChoices(ctx.db)
  const start = plannerStart(choices)
  const [soon, shelf, planned, hosted] = await Promise.all([
    listDepartures(ctx.db, { now, limit: 5 }),
    listPackages(ctx.db, { sort: 'recommended', page: 1 }),
    listPackages(ctx.db, start),
    listPackages(ctx.db, { sort: 'recommended', page: 1, style: 'community' }),
  ])
  sharePage(context, ['packages', 'departures'], staleAt(soon, now))
  const community = [...hosted.cards].sort((a, b) => Number(b.kind === 'community') - Number(a.kind === 'community')).slice(0, 2)
  return {
    choices,
    start,
    count: planned.count,
    soon: soon.map(leavingOf),
    journeys: shelf.cards.filter(({ slug, bookable }) => bookable && !community.some((card) => card.slug === slug)).map(posterOf),
    community: community.map(posterOf),
    clock: hourInks[drawing.hour].clock,
  }
}

export const meta: Route.MetaFunction = ({ matches }) => {
  const site = matches.find((match) => match?.id === 'site/layout')
  const company =
    site?.loaderData && 'company' in (site.loaderData as object)
      ? (site.loaderData as { company: { name: string } }).company.name
      : ''
  return [{ title: homeWords.title(company) }, { name: 'description', content: homeWords.description }]
}

/** The home page runs through a day: dawn above, dusk at Kibeho, Kigali by night at its foot. */
export default function Home({ loaderData }: Route.ComponentProps) {
  const { choices, start, count, soon, journeys, community, clock } = loaderData
  return (
    <>
      <section className="hero h-dawn">
        <div className="pic">
          <HeroScene drawing={drawing} />
        </div>
        <HourTag clock={clock} place={homeWords.heroPlace} />
        <div className="wrap">
          <h1>{homeWords.hero}</h1>
          <p className="lede">{homeWords.lede}</p>
          <Planner choices={choices} start={start} count={count} />
        </div>
      </section>
      <LeavingSoon rows={soon} />
      <JourneysShelf cards={journeys} />
      <Kibeho />
      <Region countries={choices.countries} />
      <Community cards={community} />
      <div className="strip" />
      <Promises />
    </>
  )
}
