import { Link, redirect } from 'react-router'
import { partyParts, readParty } from '#features/orders/requested-party.ts'
import {
  allPackagesHref,
  type PackageFilter,
  packageFilterNames,
  packagesHref,
  packagesPerPage,
  readPackageFilter,
} from '#features/packages/package-filter.ts'
import { sharePage } from '../../context.ts'
import { useWords, wordsOfMatches } from '../../languages/use-words.ts'
import { cardLinkOf } from '../../shared/package-card.tsx'
import { wordsOf, wordsReader } from '../../shared/page-words.server.ts'
import { once } from '../../shared/server-only.server.ts'
import { takenBy, unlikeCards } from '../../shared/unlike-scenes.server.ts'
import { ListLink } from '../../ui/list-link.tsx'
import type { PageHandle } from '../../ui/sheet.ts'
import { ageWords } from '../../words/ages.ts'
import { packageWords } from '../../words/packages.ts'
import { footerScene } from '../footer-scene.ts'
import { PageHero } from '../page-hero.tsx'
import { pageMeta } from '../page-meta.ts'
import { PartyBar } from '../party/party-bar.tsx'
import { partyFormData } from '../party/party-form-data.ts'
import { screenLink } from '../share/share-link.server.ts'
import { readFilterChoices, readShelf } from '../shared-reads.server.ts'
import { PackageShelf } from '../shelf-section.tsx'
import { useSite, whatsappHref } from '../site-data.ts'
import type { Route } from './+types/packages.ts'
import { PackageFilters } from './package-filters.tsx'
import { shelfSpans } from './shelf-spans.ts'

const drawing = { id: 'hairpins', hour: 'dawn', seed: 7 } as const

export const handle = {
  sheets: ['lists'],
  query: packageFilterNames,
  words: ['card', 'filters', 'fitness', 'packages', 'styles'],
  staticWords: ['child-ages', 'party', 'residencies', 'residency-field'],
} satisfies PageHandle

export async function loader({ context, url }: Route.LoaderArgs) {
  const ages = wordsOf(context, ageWords)
  const party = readParty(url.searchParams)
  const filter: PackageFilter = { ...readPackageFilter(url.searchParams), party: partyParts(party) }
  const [{ cards, count }, choices] = await Promise.all([readShelf(context, filter), readFilterChoices(context)])
  // A page beyond the end of a shorter list redirects to the last one.
  if (cards.length === 0 && count > 0) throw redirect(packagesHref(filter, { page: 1 }))
  sharePage(context, ['packages'])
  return {
    share: screenLink(context, 'packages'),
    filter,
    party: once(context, partyFormData(url, party, wordsReader(context), ['page'])),
    cards: unlikeCards(
      cards.map((card) => cardLinkOf(card, ages, party.childAges)),
      takenBy(drawing, footerScene(url.pathname)),
    ),
    count,
    choices,
  }
}

export const meta: Route.MetaFunction = (args) => {
  const page = args.loaderData?.filter.page ?? 1
  const { title, description } = wordsOfMatches(args.matches, packageWords)
  return pageMeta(args, {
    title,
    description,
    drawing,
    share: args.loaderData?.share,
    crumbs: [],
    query: page > 1 ? `?page=${page}` : '',
  })
}

export default function Packages({ loaderData: { filter, party, cards, count, choices } }: Route.ComponentProps) {
  const words = useWords(packageWords)
  return (
    <>
      <PageHero drawing={drawing} title={words.title} lede={words.lede} />
      <div className="wrap listing">
        <PackageFilters filter={filter} choices={choices} count={count}>
          <PartyBar name="party" of={party} />
        </PackageFilters>
        <h2 className="visually-hidden" id="list">
          {filter.page > 1 ? words.resultsPage({ page: filter.page }) : words.results}
        </h2>
        {cards.length === 0 ? (
          <Nothing filter={filter} />
        ) : (
          <PackageShelf cards={cards} spans={shelfSpans(cards.length)} query={chosenQuery(filter)} eager />
        )}
        <Pages filter={filter} count={count} />
        {cards.length > 0 && <NothingFits />}
      </div>
    </>
  )
}

function Pages({ filter, count }: { filter: PackageFilter; count: number }) {
  const words = useWords(packageWords)
  const from = (filter.page - 1) * packagesPerPage + 1
  const to = Math.min(filter.page * packagesPerPage, count)
  if (count <= packagesPerPage || from > count) return null
  return (
    <nav className="pages" aria-label={words.pages}>
      <span className="ui muted num">{words.range({ from, to, count })}</span>
      <span className="row">
        {filter.page > 1 && (
          <ListLink className="btn sm line" rel="prev" to={packagesHref(filter, { page: filter.page - 1 })}>
            {words.previous}
          </ListLink>
        )}
        {to < count && (
          <ListLink className="btn sm line" rel="next" to={packagesHref(filter, { page: filter.page + 1 })}>
            {words.next}
          </ListLink>
        )}
      </span>
    </nav>
  )
}

/** What was chosen here and a package opens with: '?month=6&travellers=2'. */
function chosenQuery({ month, party }: PackageFilter): string {
  const chosen = new URLSearchParams({ ...(month && { month: String(month) }), ...party })
  return chosen.size > 0 ? `?${chosen}` : ''
}

function Nothing({ filter: { party = {} } }: { filter: PackageFilter }) {
  const words = useWords(packageWords)
  const site = useSite()
  return (
    <div className="empty">
      <h3 className="t-2">{words.empty}</h3>
      <p className="ui muted">{words.emptyText}</p>
      <p className="row centred">
        <Link className="btn" to={allPackagesHref(party)}>
          {words.emptyClear}
        </Link>
        {site && (
          <a className="btn line" href={whatsappHref(site, words.askText)}>
            {words.emptyQuery}
          </a>
        )}
      </p>
    </div>
  )
}

function NothingFits() {
  const words = useWords(packageWords)
  const site = useSite()
  return (
    <p className="note apart">
      {words.nothingFits} {site && <a href={whatsappHref(site, words.askText)}>{words.ask}</a>}
    </p>
  )
}
