import { Link } from 'react-router'
import { untranslatedOf } from '#features/content/texts/untranslated-of.ts'
import { hub, readRouteQuery } from '#features/places/route-query.ts'
import { routesBetween } from '#features/places/shortest-route.ts'
import { sharePage } from '../../context.ts'
import { useWords, wordsOfMatches } from '../../languages/use-words.ts'
import { wordsOf } from '../../shared/page-words.server.ts'
import { rowTranslator } from '../../shared/translated-content.server.ts'
import { PageSections } from '../../shared/written/page-sections.tsx'
import { sectionsOnce } from '../../shared/written/shown-blocks.server.ts'
import type { PageHandle } from '../../ui/sheet.ts'
import { roadTimeWords } from '../../words/road-time.ts'
import { routeWords } from '../../words/routes.ts'
import { transportWords } from '../../words/transport.ts'
import { placesByRoad } from '../cars/road-away.ts'
import { PageHero } from '../page-hero.tsx'
import { pageMeta } from '../page-meta.ts'
import { readLegPlaces, readLegs, readPage } from '../shared-reads.server.ts'
import type { Route } from './+types/transport-information.ts'
import { HubTable } from './hub-table.tsx'
import { RouteChooser } from './route-chooser.tsx'
import { RouteResult } from './route-result.tsx'
import { hubRows, hubs, namesOf, routeView } from './route-view.ts'

const slug = 'transport-information'
const roads = { id: 'trail', hour: 'golden', seed: 11 } as const

export const handle = {
  sheets: ['article', 'transport'],
  query: ['from', 'to'],
  words: ['pages', 'transport'],
} satisfies PageHandle

export async function loader({ context, url }: Route.LoaderArgs) {
  const words = { ...wordsOf(context, routeWords), times: wordsOf(context, roadTimeWords) }
  const [page, english, places] = await Promise.all([readPage(context, slug), readLegs(context), readLegPlaces(context)])
  const legs = (await rowTranslator(context, 'road'))(english)
  const names = namesOf(places)
  const ends = new Set(legs.flatMap(({ fromId, toId }) => [fromId, toId]))
  const { from, to, unknown } = readRouteQuery(url.searchParams, ends)
  const byRoad = to && from === hub ? placesByRoad({ legs, places }, hub).some(({ id }) => id === to) : false
  if (url.search === '') sharePage(context, ['places', 'pages', `page:${slug}`])
  return {
    sections: await sectionsOnce(context, page?.sections ?? []),
    text: page && {
      title: page.title,
      lede: page.lede,
      sentence: page.sentence,
      scene: page.scene,
      ...untranslatedOf(page, ['title', 'lede']),
    },
    groups: [
      ...Map.groupBy(
        places.filter(({ id }) => ends.has(id)),
        ({ country }) => country,
      ),
    ].map(([country, of]) => ({
      country,
      places: of.map(({ id, name }) => ({ id, name })),
    })),
    query: { from, to, unknown, title: to && words.title({ from: names.get(from) ?? from, to: names.get(to) ?? to }) },
    routes: to ? routesBetween(legs, from, to).map((way) => routeView(way, names, words)) : [],
    carHref: byRoad ? `/car-hire-rates?to=${to}#count` : undefined,
    hubs: hubs
      .map((id) => ({ id, name: names.get(id) ?? id, rows: hubRows(id, legs, names, words) }))
      .filter(({ rows }) => rows.length > 0),
  }
}

export const meta: Route.MetaFunction = (args) => {
  const words = wordsOfMatches(args.matches, transportWords)
  return pageMeta(args, {
    title: args.loaderData?.text?.title ?? words.title,
    description: args.loaderData?.text?.sentence ?? words.description,
    drawing: args.loaderData?.text?.scene ?? roads,
    crumbs: [],
  })
}

export default function TransportInformation({ loaderData }: Route.ComponentProps) {
  const words = useWords(transportWords)
  const { sections, text, groups, query, routes, carHref, hubs: towns } = loaderData
  const drawing = text?.scene ?? { ...roads, place: words.place }
  return (
    <div className="transport bands">
      <PageHero
        drawing={drawing}
        title={text?.title ?? words.title}
        lede={text?.lede ?? words.lede}
        of={text ?? {}}
        place={drawing.place}
      />
      <section className="sunk sec road" id="way">
        <div className="wrap stack">
          <h2>{words.ask.title}</h2>
          <p>{words.ask.text}</p>
          {query.unknown && <p className="note">{words.ask.unknown}</p>}
          <RouteChooser groups={groups} from={query.from} to={query.to} />
          {query.to === query.from && <p className="note">{words.ask.same}</p>}
          {query.to && query.to !== query.from && routes.length === 0 && <p className="note">{words.ask.none}</p>}
          {query.title && routes.length > 0 && <RouteResult title={query.title} routes={routes} carHref={carHref} />}
        </div>
      </section>
      <section className="wrap sec">
        <div className="head">
          <div>
            <h2>{words.hubs.title}</h2>
            <p>{words.hubs.text}</p>
          </div>
          <Link className="more" to="/car-hire-rates">
            {words.cars}
          </Link>
        </div>
        {towns.map((town, at) => (
          <HubTable key={town.id} hub={town} open={at === 0} />
        ))}
      </section>
      <PageSections sections={sections} />
    </div>
  )
}
