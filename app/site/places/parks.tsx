import { Link } from 'react-router'
import { listParks } from '#features/places/reads.server.ts'
import { contextOf, sharePage } from '../../context.ts'
import { groupedBy } from '../../ui/group-by.ts'
import type { PageHandle } from '../../ui/sheet.ts'
import { placeWords } from '../../words/places.ts'
import { PageHero } from '../page-hero.tsx'
import { pageMeta } from '../page-meta.ts'
import type { Route } from './+types/parks.ts'
import { parkCardOf } from './park-card.ts'
import { ParkShelf } from './park-shelf.tsx'

const words = placeWords.parks
const drawing = { id: 'marsh', hour: 'forest', seed: 7 } as const
const crumbs = [{ name: placeWords.countries.title, path: '/countries' }]

export const handle = { sheets: ['lists', 'places'], query: ['country'] } satisfies PageHandle

export async function loader({ context, url }: Route.LoaderArgs) {
  const parks = (await listParks(contextOf(context).db)).map(parkCardOf)
  const countries = groupedBy(parks, ({ countryId }) => countryId).map(([id, [first]]) => ({ id, name: first?.country ?? id }))
  const requested = url.searchParams.get('country')
  // A country that there is not is left out: the address bar is not a form.
  const country = countries.find(({ id }) => id === requested)
  sharePage(context, ['places'])
  return { countries, country, parks: parks.filter(({ countryId }) => !country || countryId === country.id) }
}

export const meta: Route.MetaFunction = (args) => {
  const country = args.loaderData?.country
  return pageMeta(args, {
    title: country ? words.titleOf(country.name) : words.title,
    description: words.description,
    drawing,
    crumbs,
    ...(country && { query: `?country=${country.id}` }),
  })
}

export default function Parks({ loaderData: { countries, country, parks } }: Route.ComponentProps) {
  return (
    <div className="places">
      <PageHero drawing={drawing} title={country ? words.titleOf(country.name) : words.title} lede={words.lede} crumbs={crumbs} />
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
          <p className="ui count num">{words.count(parks.length)}</p>
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
