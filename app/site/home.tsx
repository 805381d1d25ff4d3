import { staleAt } from '#features/departures/departure.ts'
import { styles } from '#features/packages/package.ts'
import type { PackageFilter } from '#features/packages/package-filter.ts'
import { contextOf, sharePage } from '../context.ts'
import { languageOfMatches } from '../languages/use-language.ts'
import { useWords, wordsOfMatches } from '../languages/use-words.ts'
import { journalDay } from '../shared/blog-day.server.ts'
import { cardLinkOf } from '../shared/package-card.tsx'
import { wordsOf } from '../shared/page-words.server.ts'
import { once } from '../shared/server-only.server.ts'
import { takenBy, unlikeCards } from '../shared/unlike-scenes.server.ts'
import { HeroScene } from '../ui/hero-scene.tsx'
import { HourTag } from '../ui/hour-tag.tsx'
import { shareHref } from '../ui/scene-picture.tsx'
import type { PageHandle } from '../ui/sheet.ts'
import { staticPart } from '../ui/static-part.tsx'
import { ageWords } from '../words/ages.ts'
import { homeWords } from '../words/home.ts'
import type { Route } from './+types/home.ts'
import { footerScene } from './footer-scene.ts'
import { kibehoScene } from './home/kibeho-scene.ts'
import { Planner } from './home/planner.tsx'
import { pageMeta } from './page-meta.ts'
import { screenLink } from './share/share-link.server.ts'
import { readCountries, readDepartures, readFilterChoices, readPosts, readShelf } from './shared-reads.server.ts'
import { shownTestimonials } from './shown-testimonials.server.ts'
import { leavingOf } from './timetable/leaving.ts'

const load = async () => (await import('./home/rest-of-day.tsx')).RestOfDay
const Day = staticPart(load, import.meta.env.SSR ? await load() : undefined)

const drawing = { id: 'virunga', hour: 'dawn', seed: 7 } as const

/** A wide card and a narrow one, then three. */
const mostJourneys = 5

export const handle = {
  sheets: ['home'],
  words: ['home'],
  staticWords: ['blog-topics', 'card', 'departure-status', 'home-day', 'land-names', 'road-time', 'testimonials', 'timetable'],
} satisfies PageHandle

export async function loader({ context, url }: Route.LoaderArgs) {
  const ages = wordsOf(context, ageWords)
  const ctx = contextOf(context)
  const now = ctx.clock.now()
  const choices = await readFilterChoices(context)
  const start = plannerStart(choices)
  const today = await journalDay(context)
  const [soon, shelf, planned, hosted, posts, countries, [testimonial]] = await Promise.all([
    readDepartures(context, { now, limit: 5 }),
    readShelf(context, { sort: 'recommended', page: 1 }),
    readShelf(context, start),
    readShelf(context, { sort: 'recommended', page: 1, style: 'community' }),
    readPosts(context, { today, limit: 3 }),
    readCountries(context),
    shownTestimonials(context, { of: 'home', limit: 1 }),
  ])
  sharePage(context, ['packages', 'departures', 'places'], staleAt(soon, now))
  const community = [...hosted.cards].sort((a, b) => Number(b.kind === 'community') - Number(a.kind === 'community')).slice(0, 2)
  const journeys = shelf.cards
    .filter(({ slug, bookable }) => bookable && !community.some((card) => card.slug === slug))
    .slice(0, mostJourneys)
    .map((card) => cardLinkOf(card, ages))
  const taken = takenBy(drawing, kibehoScene, footerScene(url.pathname))
  return {
    share: screenLink(context, 'home'),
    choices,
    start,
    count: planned.count,
    day: once(context, {
      countries: choices.countries,
      shut: countries.filter(({ openParks }) => openParks === 0).map(({ id }) => id),
      soon: soon.map((row) => leavingOf(row, ages)),
      journeys: unlikeCards(journeys, taken),
      community: unlikeCards(
        community.map((card) => cardLinkOf(card, ages)),
        taken,
      ),
      posts: unlikeCards(posts, taken),
      testimonial,
    }),
  }
}

export const meta: Route.MetaFunction = (args) => {
  const { title, description: sentence } = wordsOfMatches(args.matches, homeWords)
  return pageMeta(args, {
    title,
    description: sentence,
    drawing,
    share: args.loaderData?.share,
    things: (urlOf, { siteUrl, company: { name, legalName, phone, email, address } }) => [
      {
        '@type': 'TravelAgency',
        name,
        legalName,
        description: sentence,
        url: urlOf('/'),
        logo: `${siteUrl}/icon-512.png`,
        image: `${siteUrl}${shareHref(drawing)}`,
        telephone: phone,
        email,
        address,
      },
      { '@type': 'WebSite', name, url: urlOf('/'), inLanguage: languageOfMatches(args.matches) },
    ],
  })
}

/** The pictures of the home page follow a day: dawn at the top, dusk at Kibeho, Kigali at night at the bottom. */
export default function Home({ loaderData }: Route.ComponentProps) {
  const words = useWords(homeWords)
  const { choices, start, count, day } = loaderData
  return (
    <>
      <section className="hero h-dawn">
        <div className="pic">
          <HeroScene drawing={drawing} />
        </div>
        <HourTag hour={drawing.hour} place={words.heroPlace} />
        <div className="wrap">
          <h1>{words.hero}</h1>
          <p className="lede">{words.lede}</p>
          <Planner choices={choices} start={start} count={count} />
        </div>
      </section>
      <Day name="day" of={day} />
    </>
  )
}

type Offered = { styles: readonly { id: string }[]; countries: readonly { id: string }[] }

/** The first values of the planner: the first style and country that some package has, for about a week. */
function plannerStart({ styles: offered, countries }: Offered): PackageFilter {
  const style = styles.find((name) => offered.some(({ id }) => id === name))
  const country = countries[0]?.id
  return { sort: 'recommended', page: 1, length: 'week', ...(style && { style }), ...(country && { country }) }
}
