import { Link } from 'react-router'
import type { Words } from '#platform/languages/source.ts'
import { sharePage } from '../../context.ts'
import { useWords, wordsOfMatches } from '../../languages/use-words.ts'
import { groupedBy } from '../../ui/group-by.ts'
import type { PageHandle } from '../../ui/sheet.ts'
import { parksWords } from '../../words/parks.ts'
import { placeWords } from '../../words/places.ts'
import { PageHero } from '../page-hero.tsx'
import { pageMeta } from '../page-meta.ts'
import { readParks } from '../shared-reads.server.ts'
import type { Route } from './+types/parks.ts'
import { parkCardOf } from './park-card.ts'
import { ParkShelf } from './park-shelf.tsx'

const drawing = { id: 'marsh', hour: 'forest', seed: 7 } as const
const crumbsOf = ({ countries }: Words<typeof placeWords.tree>) => [{ name: countries, path: '/countries' }]

export const handle = {
  sheets: ['lists', 'places'],
  words: ['park-shelf', 'parks', 'places', 'road-time'],
  query: ['country'],
} satisfies PageHandle

export async function loader({ context, url }: Route.LoaderArgs) {
  const parks = (await readParks(context)).map(parkCardOf)
  const countries = groupedBy(parks, ({ countryId }) => countryId).map(([id, [first]]) => ({ id, name: first?.country ?? id }))
  const requested = url.searchParams.get('country')
  // A country that there is not is left out: the address bar is not a form.
  const country = countries.find(({ id }) => id === requested)
  sharePage(context, ['places'])
  return { countries, country, parks: parks.filter(({ countryId }) => !country || countryId === country.id) }
}

export const meta: Route.MetaFunction = (args) => {
  const country = args.loaderData?.country
  const words = wordsOfMatches(args.matches, parksWords)
  const places = wordsOfMatches(args.matches, placeWords)
  return pageMeta(args, {
    title: country ? words.titleOf({ country: country.name }) : places.parks,
    description: words.description,
    drawing,
    crumbs: crumbsOf(places),
    ...(country && { query: `?country=${country.id}` }),
  })
}

export default function Parks({ loaderData: { countries, country, parks } }: Route.ComponentProps) {
  const words = useWords(parksWords)
  const places = useWords(placeWords)
  const title = country ? words.titleOf({ country: country.name }) : places.parks
  return (
    <div className="places">
      <PageHero drawing={drawing} title={title} lede={words.lede} crumbs={crumbsOf(places)} />
      <div className="wrap listing">
        <div className="sieve">
          <nav className="filters swipe" aria-label={words.filter}>
            <Link className="chip" to="/parks" aria-current={country ? undefined : 'page'}>
              {words.every}
            </Link>
            {countries.map(({ id, name }) => (
              <Link key={id} className="chip" to={`/parks?country=${id}`} aria-current={country?.id === id ? 'page' : undefined}>
                {name}
              </Link>
            ))}
          </nav>
          <p className="ui count num">{words.count({ count: parks.length })}</p>
        </div>
        {groupedBy(parks, (park) => park.country).map(([name, own], at) => (
          <section key={name} className="of-country">
            <h2>{name}</h2>
            <ParkShelf parks={own} eager={at === 0} />
          </section>
        ))}
      </div>
    </div>
  )
}
