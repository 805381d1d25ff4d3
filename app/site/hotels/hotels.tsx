import { Link, redirect } from 'react-router'
import type { RegionPin } from '#artwork/region-map.ts'
import { hotelFilterNames, hotelsHref, hotelsPerPage, readHotelFilter } from '#features/hotels/hotel-filter.ts'
import { nextTurn } from '#features/orders/order-cut-off.ts'
import type { Words } from '#platform/languages/source.ts'
import { contextOf, sharePage } from '../../context.ts'
import { useWords, wordsOfMatches } from '../../languages/use-words.ts'
import { DrawnMap } from '../../shared/maps/drawn-map.tsx'
import { formatterOf, wordsOf } from '../../shared/page-words.server.ts'
import { groupedBy } from '../../ui/group-by.ts'
import { ListLink } from '../../ui/list-link.tsx'
import type { PageHandle } from '../../ui/sheet.ts'
import { hotelWords } from '../../words/hotels.ts'
import { rateTableWords } from '../../words/rate-table.ts'
import { stayWords } from '../../words/stays.ts'
import { hotelsInLanguage } from '../content-in-language.server.ts'
import { PageHero } from '../page-hero.tsx'
import { pageMeta, type Thing, type UrlOf } from '../page-meta.ts'
import { screenLink } from '../share/share-link.server.ts'
import { useSite, whatsappHref } from '../site-data.ts'
import type { Route } from './+types/hotels.ts'
import { HotelFilters } from './hotel-filters.tsx'
import { HotelRows, Price } from './hotel-rows.tsx'
import { hotelsScene } from './hotels-scene.ts'
import { type HotelListed, type HotelsPage, loadHotels } from './load-hotels.server.ts'
import type { HotelWords } from './stay-sentences.ts'

export const handle = {
  sheets: ['lists', 'stay'],
  query: hotelFilterNames,
  words: ['filters', 'hotels', 'land-names', 'stay-party'],
} satisfies PageHandle

export async function loader({ context, url }: Route.LoaderArgs) {
  const format = formatterOf(context)
  const ctx = contextOf(context)
  const words: HotelWords = { stays: wordsOf(context, stayWords), rateTable: wordsOf(context, rateTableWords) }
  const page = await loadHotels(ctx, readHotelFilter(url.searchParams), words, format, await hotelsInLanguage(context))
  if (page.rows.length === 0 && page.count > 0) throw redirect(hotelsHref(page.filter, {}))
  // With nights the list changes with every hold. Without nights it changes only with the day and when a night closes.
  if (!page.nights) sharePage(context, ['hotels', 'settings'], nextTurn(ctx.clock.now()))
  return { ...page, share: screenLink(context, 'hotels') }
}

export const meta: Route.MetaFunction = (args) => {
  const { title, description } = wordsOfMatches(args.matches, hotelWords)
  return pageMeta(args, {
    title,
    description,
    drawing: hotelsScene,
    share: args.loaderData?.share,
    crumbs: [],
    ...(args.loaderData && { things: (urlOf: UrlOf) => listThings(urlOf, args.loaderData?.rows ?? []) }),
  })
}

/** The bookable hotels: choose nights first, then see prices and rooms left. */
export default function Hotels({ loaderData: page }: Route.ComponentProps) {
  const words = useWords(hotelWords)
  return (
    <div className="hotels">
      <PageHero drawing={hotelsScene} title={words.title} lede={words.lede} />
      <div className="wrap listing">
        <HotelFilters page={page} />
        <h2 className="visually-hidden" id="list">
          {page.filter.page > 1 ? words.resultsPage({ page: page.filter.page }) : words.results}
        </h2>
        {page.samples && page.rows.length > 0 && <p className="ui muted sampled">{words.samples}</p>}
        {page.rows.length === 0 ? (
          <Nothing page={page} />
        ) : page.filter.view === 'map' ? (
          <HotelMap rows={page.rows} pins={page.pins} />
        ) : (
          <HotelRows rows={page.rows} samples={page.samples} />
        )}
        {page.filter.view === 'list' && <Pages page={page} />}
        {page.rows.length > 0 && <Other page={page} />}
      </div>
    </div>
  )
}

function Pages({ page: { filter, count, nights } }: { page: HotelsPage }) {
  const words = useWords(hotelWords)
  if (count <= hotelsPerPage) return null
  const from = (filter.page - 1) * hotelsPerPage + 1
  const to = Math.min(filter.page * hotelsPerPage, count)
  return (
    <nav className="pages" aria-label={words.pages}>
      <span className="ui muted num">{(nights ? words.rangeFree : words.range)({ from, to, count })}</span>
      <span className="row">
        {filter.page > 1 && (
          <ListLink className="btn sm line" rel="prev" to={hotelsHref(filter, { page: filter.page - 1 })}>
            {words.previous}
          </ListLink>
        )}
        {to < count && (
          <ListLink className="btn sm line" rel="next" to={hotelsHref(filter, { page: filter.page + 1 })}>
            {words.next}
          </ListLink>
        )}
      </span>
    </nav>
  )
}

function Nothing({ page }: { page: HotelsPage }) {
  const words = useWords(hotelWords)
  const site = useSite()
  const { filter } = page
  return (
    <div className="empty">
      <h3 className="t-2">{words.empty}</h3>
      <p className="ui muted">{words.emptyText}</p>
      <p className="row centred">
        {site && (
          <a className="btn line" href={whatsappHref(site, messageText(words, page.nights?.words))}>
            {words.ask}
          </a>
        )}
        <Link className="btn line" to={hotelsHref(filter, { where: undefined, kind: undefined, budget: undefined })}>
          {words.clear}
        </Link>
      </p>
    </div>
  )
}

function Other({ page }: { page: HotelsPage }) {
  const words = useWords(hotelWords)
  const site = useSite()
  return (
    <p className="note apart">
      {words.other} {site && <a href={whatsappHref(site, messageText(words, page.nights?.words))}>{words.ask}</a>}.{' '}
      <Link to="/hotel-information">{words.information}</Link>.
    </p>
  )
}

const messageText = (words: Words<typeof hotelWords.tree>, nights: string | undefined) =>
  nights ? words.askNights({ nights }) : words.askText

/** Structured data of the list: what it shows, in its order. */
function listThings(urlOf: UrlOf, rows: readonly HotelListed[]): Thing[] {
  const items = rows.map(({ id, name }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name,
    url: urlOf(`/hotel-details/${id}`),
  }))
  return items.length > 0 ? [{ '@type': 'ItemList', itemListElement: items }] : []
}

const maps = import.meta.env.SSR ? await import('#artwork/region-map.ts') : undefined

/** The region with a pin for each place, and the hotels beside it as links, by place. */
function HotelMap({ rows, pins }: { rows: readonly HotelListed[]; pins: readonly RegionPin[] }) {
  const words = useWords(hotelWords)
  return (
    <div className="mapped">
      <DrawnMap shape="region" src="/scenes/map-hotels.svg" draw={(land) => maps?.regionMap({ pins, title: words.map, land })} />
      <ul className="place-list">
        {groupedBy(rows, ({ place, country }) => `${place}, ${country}`).map(([place, hotels]) => (
          <li key={place}>
            <h3>{place}</h3>
            <ul className="stays bare">
              {hotels.map((row) => (
                <li key={row.id}>
                  <h4>
                    <Link to={row.href}>{row.name}</Link>
                  </h4>
                  <Price price={row.price} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </div>
  )
}
