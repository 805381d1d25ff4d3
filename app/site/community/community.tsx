import { readKind } from '#features/community/experience.ts'
import { countByKind } from '#features/community/reads.server.ts'
import { untranslatedOf } from '#features/content/texts/untranslated-of.ts'
import { addDays, kigaliDay, nextMidnight } from '#values/dates.ts'
import { contextOf, sharePage } from '../../context.ts'
import { useWords, wordsOfMatches } from '../../languages/use-words.ts'
import { cardLinkOf } from '../../shared/package-card.tsx'
import { wordsOf } from '../../shared/page-words.server.ts'
import { takenBy, unlikeCards } from '../../shared/unlike-scenes.server.ts'
import { PageSections } from '../../shared/written/page-sections.tsx'
import { sectionsOnce } from '../../shared/written/shown-blocks.server.ts'
import type { PageHandle } from '../../ui/sheet.ts'
import { ageWords } from '../../words/ages.ts'
import { communityWords } from '../../words/community.ts'
import { visitsWords } from '../../words/visits.ts'
import { footerScene } from '../footer-scene.ts'
import { Nothing } from '../nothing.tsx'
import { shelfSpans } from '../packages/shelf-spans.ts'
import { PageHero } from '../page-hero.tsx'
import { pageMeta } from '../page-meta.ts'
import { readCommunityGuide, readExperiences, readPackage, readPage, readSettings, readShelf } from '../shared-reads.server.ts'
import { PackageShelf, ShelfSection } from '../shelf-section.tsx'
import type { Route } from './+types/community.ts'
import { CodeOfConduct } from './code-of-conduct.tsx'
import { ExperienceRows, visitOf } from './experience-rows.tsx'
import { type MoneyOf, WhereMoneyGoes } from './money-bar.tsx'
import { priceParts } from './price-parts.ts'

const drawing = { id: 'village', hour: 'day', seed: 7 } as const
/** A day far enough ahead to be on sale, in whatever season it falls. */
const exampleDaysAhead = 60
/** How many rules of the code of conduct are shown; a page of its own has all of them. */
const shortCode = 5

export const handle = {
  sheets: ['article', 'pilgrimage', 'community'],
  words: ['card', 'code-of-conduct', 'community', 'road-time', 'visits'],
  query: ['kind'],
  staticWords: ['pages'],
} satisfies PageHandle

export async function loader({ context, url }: Route.LoaderArgs) {
  const ages = wordsOf(context, ageWords)
  const ctx = contextOf(context)
  const now = ctx.clock.now()
  const kind = readKind(url.searchParams.get('kind'))
  const [experiences, counts, guide, { cards }, settings, page] = await Promise.all([
    readExperiences(context, kind),
    countByKind(ctx.db),
    readCommunityGuide(context),
    readShelf(context, { style: 'community', sort: 'recommended', page: 1 }),
    readSettings(context),
    readPage(context, 'community'),
  ])
  // The price that is shown is for a day counted from today.
  const today = kigaliDay(now)
  sharePage(context, ['community', 'packages', 'settings', 'pages', 'page:community'], nextMidnight(now))
  const hosted = [...cards].sort((a, b) => Number(b.kind === 'community') - Number(a.kind === 'community'))
  const priced = hosted.find(({ kind: of, bookable }) => of === 'community' && bookable)
  const found = priced && (await readPackage(context, priced.slug))
  const startsOn = addDays(today, exampleDaysAhead)
  const parts = found && priceParts({ found, startsOn, settings, now })
  const money: MoneyOf | undefined = found && parts && { title: found.title, startsOn, parts }
  return {
    kind,
    visits: experiences.map(visitOf),
    kinds: [...counts].map(([of, count]) => ({ kind: of, count })).sort((a, b) => b.count - a.count),
    money,
    facts: guide?.facts.filter(({ about }) => about === 'money') ?? [],
    asOf: guide?.asOf,
    conduct: guide ? untranslatedOf(guide) : {},
    dos: guide?.dos.slice(0, shortCode) ?? [],
    donts: guide?.donts.slice(0, shortCode) ?? [],
    cards: unlikeCards(
      hosted.map((card) => cardLinkOf(card, ages)),
      takenBy(drawing, footerScene(url.pathname)),
    ),
    sections: await sectionsOnce(context, page?.sections ?? []),
  }
}

export const meta: Route.MetaFunction = (args) => {
  const { title, description } = wordsOfMatches(args.matches, communityWords)
  return pageMeta(args, { title, description, drawing, crumbs: [] })
}

export default function Community({ loaderData }: Route.ComponentProps) {
  const words = useWords(communityWords)
  const { nothing } = useWords(visitsWords)
  const { kind, visits, kinds, money, facts, asOf, dos, donts, conduct, cards, sections } = loaderData
  return (
    <div className="community bands">
      <PageHero drawing={drawing} title={words.title} lede={words.lede} place={words.place} />
      {kinds.length > 0 && <ExperienceRows visits={visits} kinds={kinds} chosen={kind} />}
      {kinds.length === 0 && cards.length === 0 && <Nothing text={nothing} />}
      <WhereMoneyGoes of={money} facts={facts} asOf={asOf} />
      {cards.length > 0 && (
        <ShelfSection title={words.packages.title} all={{ to: '/packages?style=community', word: words.packages.all }}>
          <PackageShelf cards={cards} spans={shelfSpans(cards.length)} />
        </ShelfSection>
      )}
      <PageSections sections={sections} />
      <CodeOfConduct dos={dos} donts={donts} of={conduct} />
    </div>
  )
}
