import { Fragment } from 'react'
import { useLocation } from 'react-router'
import { hireQuestionNames, readHireQuestion } from '#features/cars/hire-question.ts'
import { langOf } from '#features/content/texts/untranslated.ts'
import { firstStart, nextTurn } from '#features/orders/order-cut-off.ts'
import { hub } from '#features/places/route-query.ts'
import { hireRatesOn } from '#features/pricing/hires/hire-rates.ts'
import { ratesWithVat } from '#features/pricing/hires/rates-with-vat.ts'
import { soldUntil } from '#features/stock/sold-until.ts'
import { kigaliDay } from '#values/dates.ts'
import { contextOf, sharePage } from '../../context.ts'
import { useWords, wordsOfMatches } from '../../languages/use-words.ts'
import { formatterOf, wordsOf, wordsReader } from '../../shared/page-words.server.ts'
import { FramePhoto } from '../../ui/frame-photo.tsx'
import type { PageHandle } from '../../ui/sheet.ts'
import { carCountryWords } from '../../words/car-countries.ts'
import { carsAnswerWords } from '../../words/cars-answers.ts'
import { carsPageWords } from '../../words/cars-page.ts'
import { PageHero } from '../page-hero.tsx'
import { agencyThing, pageMeta } from '../page-meta.ts'
import { readLegPlaces, readLegs, readSettings, readVehicleClasses } from '../shared-reads.server.ts'
import type { Route } from './+types/car-hire-rates.ts'
import { answerHire } from './answer-hire.server.ts'
import { classPhotos } from './class-photos.server.ts'
import { classOffers, ratesByPeriod, rentalConditions } from './class-rates.ts'
import { HireCalculator } from './hire-calculator.tsx'
import { RatesTable } from './rates-table.tsx'
import { placesByRoad } from './road-away.ts'

const drawing = { id: 'plateau', hour: 'golden', seed: 7 } as const

export const handle = {
  sheets: ['trade', 'transport', 'photos'],
  query: hireQuestionNames,
  words: ['cars-page'],
} satisfies PageHandle

export async function loader({ context, url }: Route.LoaderArgs) {
  const ctx = contextOf(context)
  const words = wordsOf(context, carsAnswerWords)
  const now = ctx.clock.now()
  const [listed, { vatBasisPoints }, legs, places] = await Promise.all([
    readVehicleClasses(context),
    readSettings(context),
    readLegs(context),
    readLegPlaces(context),
  ])
  const classes = listed.map((of) => ratesWithVat(of, vatBasisPoints))
  const first = firstStart(now)
  const current = classes.map((of) => hireRatesOn(of, first))
  const away = placesByRoad({ legs, places }, hub)
  const hireQuestion = readHireQuestion(url.searchParams, { classes, places: new Set(away.map(({ id }) => id)) })
  const answer = await answerHire(ctx, hireQuestion, { classes, legs, places }, wordsReader(context))
  // Without a query the page is the same for everybody, until the day ends (the seasons it shows move on) or the first day
  // closes.
  const countries: Readonly<Record<string, string>> = wordsOf(context, carCountryWords)
  if (url.search === '') sharePage(context, ['cars', 'places', 'settings'], nextTurn(now))
  return {
    ...ratesByPeriod(classes, first, wordsReader(context)),
    photos: await classPhotos(context, classes),
    offers: classOffers(current),
    asOf: Math.min(...classes.map(({ asOf }) => asOf)),
    rules: rentalConditions(current, words, formatterOf(context)),
    hireQuestion,
    answer,
    choices: {
      cars: classes.map(({ id, name, seats }) => ({ id, name, seats })),
      places: away.map(({ id, name, country }) => ({ id, name, country })),
      countries: [...new Set(classes.flatMap(({ border }) => border?.countries ?? []))].map((id) => ({
        id,
        name: countries[id] ?? id,
      })),
      days: { from: first, to: soldUntil(kigaliDay(now)) },
    },
  }
}

export const meta: Route.MetaFunction = (args) => {
  const words = wordsOfMatches(args.matches, carsPageWords)
  return pageMeta(args, {
    title: words.title,
    description: words.description,
    drawing,
    crumbs: [],
    things: (urlOf, site) =>
      (args.loaderData?.offers ?? []).map(({ name, models, low, high }) => ({
        '@type': 'Product',
        name: words.product({ name }),
        description: models,
        category: words.category,
        offers: {
          '@type': 'AggregateOffer',
          priceCurrency: 'USD',
          lowPrice: low,
          highPrice: high,
          offerCount: 2,
          url: urlOf('/car-hire-rates'),
          seller: agencyThing(urlOf, site),
        },
      })),
  })
}

export default function CarHireRates({ loaderData }: Route.ComponentProps) {
  const words = useWords(carsPageWords)
  const { rates, days, later, photos, asOf, rules, hireQuestion, answer, choices } = loaderData
  const { search } = useLocation()
  return (
    <div className="cars bands">
      <PageHero drawing={drawing} title={words.title} lede={words.lede} place={words.place} />
      <section className="wrap sec">
        <div className="head">
          <div>
            <h2>{words.rates.title}</h2>
            <p>{words.rates.text}</p>
          </div>
          <a className="btn line" href="#count">
            {words.rates.toCount}
          </a>
        </div>
        {photos.length > 0 && <ClassPhotos photos={photos} />}
        {days && <h3>{days}</h3>}
        <RatesTable classes={rates} />
        {later.map(({ days, rates }) => (
          <Fragment key={days}>
            <h3 className="under">{days}</h3>
            <RatesTable classes={rates} />
          </Fragment>
        ))}
        <div className="ui small muted under">
          <p>{words.rates.asOf({ year: asOf })}</p>
          <p>{words.rates.fuelText}</p>
        </div>
      </section>
      <section className="sunk sec">
        <div className="wrap">
          <div className="head">
            <div>
              <h2>{words.ask.title}</h2>
              <p>{words.ask.text}</p>
            </div>
          </div>
          <HireCalculator key={search} choices={choices} hireQuestion={hireQuestion} answer={answer} />
        </div>
      </section>
      <section className="wrap sec">
        <h2 className="t-2 lead">{words.rules.title}</h2>
        <ul className="rows">
          {rules.map(([name, text]) => (
            <li key={name}>
              <h3>{name}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
        <p className="ui small muted under">{words.rules.asOf}</p>
      </section>
    </div>
  )
}

type Photos = Awaited<ReturnType<typeof classPhotos>>

/** Photographs of classes of cars, each with its name and models. */
const ClassPhotos = ({ photos }: { photos: Photos }) => (
  <ul className="frames lead">
    {photos.map(({ id, name, models, alt, photo, ...of }) => (
      <li key={id}>
        <FramePhoto photo={photo} alt={alt} sizes="(max-width: 720px) 44vw, 16rem" />
        <b lang={langOf(of, 'name')}>{name}</b>
        <small className="muted" lang={langOf(of, 'models')}>
          {models}
        </small>
      </li>
    ))}
  </ul>
)
