import { data, Link } from 'react-router'
import { langOf } from '#features/content/texts/untranslated.ts'
import { untranslatedOf } from '#features/content/texts/untranslated-of.ts'
import type { Words } from '#platform/languages/source.ts'
import { firstUpper } from '#values/first-upper.ts'
import { sharePage } from '../../context.ts'
import { useWords, wordsOfMatches } from '../../languages/use-words.ts'
import { PageSections } from '../../shared/written/page-sections.tsx'
import { sectionsOnce } from '../../shared/written/shown-blocks.server.ts'
import type { PageHandle } from '../../ui/sheet.ts'
import { pilgrimageDetailWords } from '../../words/pilgrimage-details.ts'
import { PageHero } from '../page-hero.tsx'
import { pageMeta } from '../page-meta.ts'
import { screenLink } from '../share/share-link.server.ts'
import { readCountries, readPage, readShrine } from '../shared-reads.server.ts'
import type { Route } from './+types/pilgrimage-details.ts'
import { Combinable } from './combinable.tsx'

const drawing = { id: 'pilgrim-road', hour: 'dawn', seed: 7 } as const
const crumbsOf = ({ crumb }: Words<typeof pilgrimageDetailWords.tree>) => [{ name: crumb, path: '/pilgrimage' }]

export const handle = {
  sheets: ['article', 'pilgrimage'],
  words: ['pages', 'pilgrimage-details', 'road-time'],
} satisfies PageHandle

export async function loader({ context }: Route.LoaderArgs) {
  const [shrine, page, countries] = await Promise.all([
    readShrine(context, 'kibeho'),
    readPage(context, 'pilgrimage-details'),
    readCountries(context),
  ])
  if (!shrine) throw data(null, { status: 404 })
  sharePage(context, ['pilgrimage', 'pages', 'page:pilgrimage-details', 'places'])
  const { asOf, packing, combinable, activities, etiquette, rosary, costs } = shrine.guide
  return {
    share: screenLink(context, 'pilgrimage-details'),
    asOf,
    packing,
    ...untranslatedOf(shrine.guide),
    // Staff name a country by its id; of one that we have no page for by its name.
    combinable: combinable.map((one) => ({
      ...one,
      country: countries.find(({ id }) => id === one.country)?.name ?? firstUpper(one.country),
    })),
    activities,
    etiquette,
    rosary,
    costs,
    sections: await sectionsOnce(context, page?.sections ?? []),
  }
}

export const meta: Route.MetaFunction = (args) => {
  const words = wordsOfMatches(args.matches, pilgrimageDetailWords)
  const { title, description } = words
  return pageMeta(args, { title, description, drawing, share: args.loaderData?.share, crumbs: crumbsOf(words) })
}

export default function PilgrimageDetails({ loaderData }: Route.ComponentProps) {
  const words = useWords(pilgrimageDetailWords)
  const { asOf, packing, combinable, activities, etiquette, rosary, costs, sections } = loaderData
  return (
    <div className="pilgrimage bands">
      <PageHero drawing={drawing} title={words.title} lede={words.lede} crumbs={crumbsOf(words)} />
      <PageSections sections={sections} />
      <section className="sec sunk">
        <div className="wrap paired">
          <Column
            title={words.packing.title}
            lede={words.packing.lede}
            items={packing}
            langAt={(at) => langOf(loaderData, `packing.${at}`)}
          />
          <Column title={words.manners.title} lede={words.manners.lede} {...textsOf(etiquette)} />
        </div>
      </section>
      <Combinable places={combinable} activities={activities} asOf={asOf} />
      <section className="sec">
        <div className="wrap paired">
          <div className="column">
            <h2>{words.rosary.title}</h2>
            <p>
              {words.rosary.about({
                origin: rosary.origin,
                minutes: rosary.minutes,
                days: rosary.days.join(String(words.rosary.and)),
              })}
            </p>
            <ol className="sorrows">
              {rosary.sorrows.map((sorrow, at) => (
                <li key={sorrow} lang={langOf(rosary, `sorrows.${at}`)}>
                  {sorrow}
                </li>
              ))}
            </ol>
          </div>
          <Column title={words.costs.title} {...textsOf(costs)} lede={words.costs.asOf({ year: asOf })} />
        </div>
        <p className="wrap row onward">
          <Link className="btn" to="/kibeho-pilgrimage-package">
            {words.next.packages}
          </Link>
          <Link className="more" to="/pilgrimage#feasts">
            {words.next.calendar}
          </Link>
        </p>
      </section>
    </div>
  )
}

const textsOf = (entries: readonly { text: string }[]) => ({
  items: entries.map(({ text }) => text),
  langAt: (at: number) => langOf(entries[at] ?? {}, 'text'),
})

type ColumnProps = { title: string; lede: string; items: readonly string[]; langAt: (at: number) => 'en' | undefined }

function Column({ title, lede, items, langAt }: ColumnProps) {
  return (
    <div className="column">
      <h2>{title}</h2>
      <p className="muted">{lede}</p>
      <ul className="rule-list">
        {items.map((item, at) => (
          <li key={item} lang={langAt(at)}>
            {item}
          </li>
        ))}
      </ul>
    </div>
  )
}
