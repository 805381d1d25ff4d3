import { Link } from 'react-router'
import { langOf } from '#features/content/texts/untranslated.ts'
import { sharePage } from '../context.ts'
import { useWords, wordsOfMatches } from '../languages/use-words.ts'
import { type CardLinkProps, cardLinkOf, FromPrice } from '../shared/package-card.tsx'
import { formatterOf, wordsOf } from '../shared/page-words.server.ts'
import { takenBy, unlikeCards } from '../shared/unlike-scenes.server.ts'
import { PageSections } from '../shared/written/page-sections.tsx'
import { sectionsOnce } from '../shared/written/shown-blocks.server.ts'
import { CardLink } from '../ui/card.tsx'
import type { PageHandle } from '../ui/sheet.ts'
import { ageWords } from '../words/ages.ts'
import { cardWords } from '../words/card.ts'
import { fromPriceWords } from '../words/from-price.ts'
import { luxuryWords } from '../words/luxury.ts'
import type { Route } from './+types/luxury.ts'
import { footerScene } from './footer-scene.ts'
import { PageHero } from './page-hero.tsx'
import { pageMeta } from './page-meta.ts'
import { fromLine } from './search/from-line.ts'
import { SectionHead } from './section-head.tsx'
import { readHasFictionalHotels, readPage, readPricedCards } from './shared-reads.server.ts'
import { useSite, whatsappHref } from './site-data.ts'

const drawing = { id: 'forest-villas', hour: 'dusk', seed: 7 } as const
const comfort = 'luxury'
/** Shown as wide pictures; the others are rows. */
const mostCards = 3

export const handle = {
  sheets: ['article', 'pilgrimage', 'reading'],
  words: ['card', 'luxury'],
  staticWords: ['pages'],
} satisfies PageHandle

/** The page of a package, opened with luxury rooms. */
const hrefOf = ({ slug }: CardLinkProps) => `/package-details/${slug}?comfort=${comfort}`

export async function loader({ context, url }: Route.LoaderArgs) {
  const format = formatterOf(context)
  const ages = wordsOf(context, ageWords)
  const prices = wordsOf(context, fromPriceWords)
  const [cards, page, samples] = await Promise.all([
    readPricedCards(context, comfort),
    readPage(context, 'luxury'),
    readHasFictionalHotels(context),
  ])
  sharePage(context, ['packages', 'hotels', 'pages', 'page:luxury'])
  const journeys = unlikeCards(
    cards.map((card) => cardLinkOf(card, ages)),
    takenBy(drawing, footerScene(url.pathname)),
  )
  return {
    samples,
    posters: journeys.slice(0, mostCards),
    rows: journeys.slice(mostCards).map((journey) => ({ ...journey, price: fromLine(journey, prices, format) })),
    sections: await sectionsOnce(context, page?.sections ?? []),
  }
}

export const meta: Route.MetaFunction = (args) => {
  const { title, description } = wordsOfMatches(args.matches, luxuryWords)
  return pageMeta(args, { title, description, drawing, crumbs: [] })
}

export default function Luxury({ loaderData: { samples, posters, rows, sections } }: Route.ComponentProps) {
  const words = useWords(luxuryWords)
  return (
    <div className="luxury bands">
      <PageHero drawing={drawing} title={words.title} lede={words.lede} details place={words.place} />
      {posters.length > 0 && <Posters journeys={posters} />}
      <Changes />
      {rows.length > 0 && <Rows journeys={rows} samples={samples} />}
      <PageSections sections={sections} />
      <Enquire />
    </div>
  )
}

function Posters({ journeys }: { journeys: readonly CardLinkProps[] }) {
  const words = useWords(luxuryWords)
  const card = useWords(cardWords)
  return (
    <section className="sec">
      <div className="wrap stacked">
        <h2 className="visually-hidden">{words.journeys}</h2>
        {journeys.map((journey) => (
          <CardLink
            key={journey.slug}
            drawing={journey.scene}
            photo={journey.photo}
            title={journey.title}
            titleLang={langOf(journey, 'title')}
            textLang={langOf(journey, 'sentence')}
            href={hrefOf(journey)}
            text={journey.sentence}
            span="wide"
            meta={
              <>
                <span>{card.where({ days: journey.days, where: journey.where })}</span>
                <FromPrice card={journey} />
              </>
            }
          />
        ))}
      </div>
    </section>
  )
}

function Changes() {
  const { changes } = useWords(luxuryWords)
  return (
    <section className="sec sunk">
      <div className="wrap">
        <div className="head">
          <h2>{changes.title}</h2>
        </div>
        <ul className="rows">
          {Object.entries(changes.rows).map(([id, { name, text }]) => (
            <li key={id}>
              <h3>{name}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

type RowsProps = { journeys: readonly (CardLinkProps & { price: string | undefined })[]; samples: boolean }

function Rows({ journeys, samples }: RowsProps) {
  const words = useWords(luxuryWords)
  const card = useWords(cardWords)
  return (
    <section className="sec">
      <div className="wrap">
        <SectionHead title={words.also.title} lede={words.also.lede} />
        <ul className="rows">
          {journeys.map((journey) => (
            <li key={journey.slug}>
              <h3>
                <Link to={hrefOf(journey)} lang={langOf(journey, 'title')}>
                  {journey.title}
                </Link>
              </h3>
              <div>
                <p lang={langOf(journey, 'sentence')}>{journey.sentence}</p>
                <p className="ui small muted num">{card.where({ days: journey.days, where: journey.where })}</p>
                {journey.price && <p className="ui small num">{journey.price}</p>}
              </div>
            </li>
          ))}
        </ul>
        {samples && <p className="ui small muted under">{words.sample}</p>}
      </div>
    </section>
  )
}

function Enquire() {
  const { ask: words } = useWords(luxuryWords)
  const site = useSite()
  return (
    <section className="sec">
      <div className="wrap stack">
        <h2>{words.title}</h2>
        <p className="lede">{words.text}</p>
        <p className="row">
          <Link className="btn" to="/tailor-made?about=luxury">
            {words.button}
          </Link>
          {site && (
            <a className="more" href={whatsappHref(site, words.askText)}>
              {words.talk}
            </a>
          )}
        </p>
      </div>
    </section>
  )
}
