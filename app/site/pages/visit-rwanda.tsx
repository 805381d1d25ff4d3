import { countryHref } from '#features/places/place-hrefs.ts'
import { noteTags } from '../../context.ts'
import { useWords } from '../../languages/use-words.ts'
import { cardLinkOf } from '../../shared/package-card.tsx'
import { wordsOf } from '../../shared/page-words.server.ts'
import { takenBy, unlikeCards } from '../../shared/unlike-scenes.server.ts'
import type { PageHandle } from '../../ui/sheet.ts'
import { ageWords } from '../../words/ages.ts'
import { visitRwandaWords } from '../../words/visit-rwanda.ts'
import { footerScene } from '../footer-scene.ts'
import { readShelf } from '../shared-reads.server.ts'
import { PackageShelf, ShelfSection } from '../shelf-section.tsx'
import type { Route } from './+types/visit-rwanda.ts'
import { loadPage } from './load-page.server.ts'
import { WrittenPage, writtenMeta } from './written-page.tsx'

const country = 'rwanda'

export const handle = { sheets: ['article'], words: ['card', 'visit-rwanda'], staticWords: ['pages'] } satisfies PageHandle

export async function loader({ context, url }: Route.LoaderArgs) {
  const ages = wordsOf(context, ageWords)
  const [page, { cards }] = await Promise.all([
    loadPage(context, 'visit-rwanda'),
    readShelf(context, { country, sort: 'recommended', page: 1 }),
  ])
  noteTags(context, ['packages'])
  const sold = cards.filter(({ bookable }) => bookable).map((card) => cardLinkOf(card, ages))
  return { page, journeys: unlikeCards(sold.slice(0, 3), takenBy(page.scene, footerScene(url.pathname))) }
}

export const meta: Route.MetaFunction = (args) => writtenMeta(args, args.loaderData?.page)

export default function VisitRwanda({ loaderData: { page, journeys } }: Route.ComponentProps) {
  const words = useWords(visitRwandaWords)
  return (
    <WrittenPage page={page} crumbs={[{ name: words.country, path: countryHref(country) }]}>
      <ShelfSection title={words.journeys} all={{ to: `/packages?country=${country}`, word: words.all }} sunk>
        <PackageShelf cards={journeys} />
      </ShelfSection>
    </WrittenPage>
  )
}
