import { data, redirect } from 'react-router'
import { staleAt } from '#features/departures/departure.ts'
import type { DepartureRow } from '#features/departures/departure-row.ts'
import { closesAt } from '#features/orders/order-cut-off.ts'
import { type DatedPackageRates, pricedComforts } from '#features/pricing/packages/package-rates.ts'
import { packageSeasonOn } from '#features/pricing/packages/package-season.ts'
import type { Formatter } from '#platform/languages/formatter.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import type { Words } from '#platform/languages/source.ts'
import { links } from '#values/links.ts'
import { contextOf, sharePage } from '../../context.ts'
import { useWords, wordsOfMatches } from '../../languages/use-words.ts'
import { formatterOf, wordsReader } from '../../shared/page-words.server.ts'
import { once } from '../../shared/server-only.server.ts'
import { namesOfPage } from '../../shared/translated-content.server.ts'
import type { PageHandle } from '../../ui/sheet.ts'
import { staticPart } from '../../ui/static-part.tsx'
import { frameWords } from '../../words/frame.ts'
import { packagePricesHeadWords } from '../../words/package-prices-head.ts'
import { panelWords } from '../../words/panel.ts'
import { movedRedirect } from '../moved-redirect.server.ts'
import { PageHero } from '../page-hero.tsx'
import { missingMeta, pageMeta } from '../page-meta.ts'
import { findShownPackage, readDepartures, readSettings } from '../shared-reads.server.ts'
import { isOpen } from '../timetable/leaving.ts'
import type { Route } from './+types/package-prices.ts'
import { priceGrids, tooYoungFor } from './price-grids.ts'
import { firstPrivateStart, type PriceStart, priceNames, readPriceChoice } from './price-starts.ts'
import { shownParty } from './shown-party.ts'

const load = async () => (await import('./prices-content.tsx')).PricesContent
const Content = staticPart(load, import.meta.env.SSR ? await load() : undefined)

export const handle = {
  sheets: ['departures'],
  query: priceNames,
  staticWords: ['child-ages', 'comforts', 'package-prices', 'private-trip', 'residencies', 'residency-field'],
} satisfies PageHandle

/** A departure each day of the 24 months on sale. */
const mostDates = 740

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const format = formatterOf(context)
  const ctx = contextOf(context)
  const now = ctx.clock.now()
  const slug = params.title
  const found = await findShownPackage(context, slug)
  if (!found) throw (await movedRedirect(ctx.db, 'package', '/package-prices', slug)) ?? data(null, { status: 404 })
  if (!found.bookable || pricedComforts(found.rates).length === 0) throw redirect(links.package(slug))
  const [rows, settings] = await Promise.all([
    readDepartures(context, { now, packageSlug: slug, rates: new Map([[found.id, found.rates]]), limit: mostDates }),
    readSettings(context),
  ])
  const privateFrom = firstPrivateStart(now)
  const closing = closesAt({ kind: 'journey', startsOn: privateFrom, cutOffDays: null })
  const stale = staleAt(rows, now)
  sharePage(context, ['packages', `package:${slug}`, 'departures', 'settings'], closing < stale ? closing : stale)
  const { rates, firstDays } = found
  const { start, starts, party, ...choice } = readPriceChoice({
    params: url.searchParams,
    open: rows.filter(isOpen),
    rates,
    firstDays,
    now,
  })
  const { childAges, residency } = party
  const read = wordsReader(context)
  const tooYoung = tooYoungFor(found, { startsOn: start.startsOn, childAges }, read, await namesOfPage(context))
  const { title, scene } = found
  const words = read(packagePricesHeadWords)
  const head = { title: words.title({ title }), lede: words.lede, description: words.description({ title }) }
  const panel = read(panelWords)
  return {
    about: { slug, ...head, scene, of: title },
    content: once(context, {
      slug,
      ...choice,
      party: shownParty(party, choice.travellers, read),
      ...(tooYoung && { tooYoung }),
      start: { id: start.id, startsOn: start.startsOn, ...(start.departure && { join: joinOf(start.departure, panel, format) }) },
      starts: starts.map((one) => ({ id: one.id, word: startWord(one, rates, read) })),
      season: packageSeasonOn(rates, start.startsOn),
      groupMax: found.groupMax,
      privateFrom,
      ...priceGrids({ found, start, settings, now, childAges, residency }),
    }),
  }
}

type PanelWords = Words<typeof panelWords.tree>

/** Worded here, so that the script of no page that has a panel is divided for this one. */
const joinOf = ({ slug, startsOn, left }: DepartureRow, words: PanelWords, format: Formatter) => ({
  slug,
  left,
  title: words.departure,
  about: optionText(left, format.day(startsOn), words),
})

const optionText = (left: number, day: string, words: PanelWords) => words.option({ day, seats: words.optionSeats({ left }) })

function startWord({ startsOn, departure }: PriceStart, rates: DatedPackageRates, read: ReadWords): string {
  const { format } = read
  const day = format.shortDay(startsOn)
  if (departure) return optionText(departure.left, day, read(panelWords))
  const season = packageSeasonOn(rates, startsOn) ?? 'low'
  return read(packagePricesHeadWords).from({ day, season })
}

const crumbsOf = ({ slug, of }: { slug: string; of: string }, { nav }: Words<typeof frameWords.tree>) => [
  { name: nav.journeys, path: '/packages' },
  { name: of, path: links.package(slug) },
]

export const meta: Route.MetaFunction = (args) => {
  const { loaderData } = args
  if (!loaderData) return missingMeta(args)
  const { title, description, scene } = loaderData.about
  return pageMeta(args, {
    title,
    description,
    drawing: scene,
    crumbs: crumbsOf(loaderData.about, wordsOfMatches(args.matches, frameWords)),
    unlisted: true,
  })
}

export default function PackagePrices({ loaderData: { about, content } }: Route.ComponentProps) {
  return (
    <>
      <PageHero drawing={about.scene} title={about.title} lede={about.lede} crumbs={crumbsOf(about, useWords(frameWords))} />
      <Content name="prices" of={content} className="wrap listing" />
    </>
  )
}
