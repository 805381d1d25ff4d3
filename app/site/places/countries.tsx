import { Link } from 'react-router'
import { langOf } from '#features/content/texts/untranslated.ts'
import { untranslatedOf } from '#features/content/texts/untranslated-of.ts'
import { framePhoto } from '#features/media/frame-photo.ts'
import { countryScene } from '#features/places/land-scenes.ts'
import { countryHref } from '#features/places/place-hrefs.ts'
import { sharePage } from '../../context.ts'
import { useWords, wordsOfMatches } from '../../languages/use-words.ts'
import { DrawnMap } from '../../shared/maps/drawn-map.tsx'
import { regionPins } from '../../shared/maps/region-pins.ts'
import { CardLink } from '../../ui/card.tsx'
import type { PageHandle } from '../../ui/sheet.ts'
import { countriesWords } from '../../words/countries.ts'
import { placeWords } from '../../words/places.ts'
import { PageHero } from '../page-hero.tsx'
import { pageMeta } from '../page-meta.ts'
import { readCountries, readFilterChoices } from '../shared-reads.server.ts'
import type { Route } from './+types/countries.ts'

const maps = import.meta.env.SSR ? await import('#artwork/region-map.ts') : undefined
const drawing = { id: 'steamer', hour: 'day', seed: 7 } as const

export const handle = { sheets: ['places'], words: ['countries', 'land-names', 'places'] } satisfies PageHandle

export async function loader({ context }: Route.LoaderArgs) {
  const [countries, choices] = await Promise.all([readCountries(context), readFilterChoices(context)])
  sharePage(context, ['places', 'packages'])
  return {
    countries: countries.map(({ id, name, parks, openParks, guide, cover }) => ({
      id,
      name,
      parks,
      sold: openParks > 0,
      sentence: guide.sentence,
      ...untranslatedOf(guide, ['sentence']),
      drawing: countryScene(id),
      ...(cover && { photo: framePhoto(cover) }),
      journeys: choices.countries.find((choice) => choice.id === id)?.count ?? 0,
    })),
  }
}

export const meta: Route.MetaFunction = (args) => {
  const { countries } = wordsOfMatches(args.matches, placeWords)
  const { description } = wordsOfMatches(args.matches, countriesWords)
  return pageMeta(args, { title: countries, description, drawing, crumbs: [] })
}

type Listed = Awaited<ReturnType<typeof loader>>['countries'][number]

export default function Countries({ loaderData: { countries } }: Route.ComponentProps) {
  const words = useWords(countriesWords)
  const { countries: title } = useWords(placeWords)
  return (
    <div className="places">
      <PageHero drawing={drawing} title={title} lede={words.lede} />
      <section className="sec">
        <div className="wrap beside">
          <DrawnMap
            shape="region"
            src="/scenes/map-region.svg"
            draw={(land) => maps?.regionMap({ pins: regionPins, title: words.map, land })}
          />
          <div className="stack">
            <h2>{words.mapTitle}</h2>
            <ul className="rows apart">
              {countries.map((country) => (
                <CountryRow key={country.id} country={country} />
              ))}
            </ul>
            <p className="ui">
              <Link to="/parks">{words.allParks}</Link>
            </p>
          </div>
        </div>
      </section>
      <section className="sec">
        <div className="wrap">
          <h2 className="visually-hidden">{words.posters}</h2>
          <div className="stacked">
            {countries.map(({ id, name, sentence, drawing: scene, photo, parks, ...of }) => (
              <CardLink
                key={id}
                drawing={scene}
                photo={photo}
                title={name}
                href={countryHref(id)}
                text={sentence}
                textLang={langOf(of, 'sentence')}
                span="wide"
                meta={<span>{words.parks({ count: parks })}</span>}
              />
            ))}
          </div>
        </div>
      </section>
    </div>
  )
}

function CountryRow({ country: { id, name, parks, sold, journeys } }: { country: Listed }) {
  const words = useWords(countriesWords)
  return (
    <li>
      <h3>
        <Link to={countryHref(id)}>{name}</Link>
      </h3>
      <p className="ui muted num">
        {sold ? words.journeys({ count: journeys }) : words.notSold}, {words.parks({ count: parks })}
      </p>
    </li>
  )
}
