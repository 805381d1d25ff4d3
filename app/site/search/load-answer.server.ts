import { textChangesTag } from '#features/content/texts/record-text-changes.server.ts'
import type { DepartureRow } from '#features/departures/reads.server.ts'
import { listSlugsTo } from '#features/packages/reads-addresses.server.ts'
import type { Leg, LegPlace } from '#features/places/leg.ts'
import { parkHref } from '#features/places/place-hrefs.ts'
import { listParks } from '#features/places/reads.server.ts'
import { listLegPlaces, listLegs } from '#features/places/reads-legs.server.ts'
import { routesBetween, sumOfWay } from '#features/places/shortest-route.ts'
import { type ParsedQuestion, parseQuestion } from '#features/search/parsed-question.ts'
import { routeNames } from '#features/search/route-question.ts'
import { translationsTag } from '#features/translations/reads.server.ts'
import type { Formatter } from '#platform/languages/formatter.ts'
import type { Words } from '#platform/languages/source.ts'
import { addDays, addMonths, type Day, kigaliDay } from '#values/dates.ts'
import { links } from '#values/links.ts'
import { cachedRead, contextOf, type RouteContext } from '../../context.ts'
import { formatterOf, languageOf, wordsOf } from '../../shared/page-words.server.ts'
import { contentTranslator } from '../../shared/translated-content.server.ts'
import { fromPriceWords } from '../../words/from-price.ts'
import { roadTimeWords } from '../../words/road-time.ts'
import { routeWords } from '../../words/routes.ts'
import { searchAnswerWords } from '../../words/search-answer.ts'
import { styleWords } from '../../words/styles.ts'
import { departuresHref } from '../departures/departure-filter.ts'
import { readCards, readCountries, readDepartures } from '../shared-reads.server.ts'
import { isOpen } from '../timetable/leaving.ts'
import { namesOf, routeView } from '../transport/route-view.ts'
import { fromLine } from './from-line.ts'

/** What answers a question: a sentence, rows that lead on, and what it rests on. */
export type Answer = {
  title: string
  /** The figure that answers the question. */
  figure?: string
  text: string
  /** Why to be careful with it. */
  note?: string
  links: readonly { href: string; word: string }[]
  rowsTitle?: string
  rows: readonly { href: string; title: string; text: string; price?: string | undefined }[]
}

const mostRows = 5

/**
 * The answer to a question that we understand (`parseQuestion`); undefined for every other, and for a road that we do not know.
 */
export async function loadAnswer(context: RouteContext, text: string): Promise<Answer | undefined> {
  const { clock } = contextOf(context)
  const today = kigaliDay(clock.now())
  const [roads, countries] = await Promise.all([readRoads(context), readCountries(context)])
  const parsed = parseQuestion(text, { names: roads.names, countries, today })
  if (parsed?.about === 'route') return routeAnswer(context, parsed, roads)
  return parsed && departuresAnswer(context, parsed, today)
}

type Roads = Awaited<ReturnType<typeof readRoads>>

/** Roads, and the names that a question may use for what they join: English ones and those of the language of the page. */
async function readRoads(context: RouteContext) {
  const language = languageOf(context)
  const [place, park] = [await contentTranslator(context, 'place'), await contentTranslator(context, 'park')]
  return cachedRead(context, `roads-by-name ${language}`, ['places', translationsTag(language), textChangesTag], async () => {
    const { db } = contextOf(context)
    const [legs, english, parks] = await Promise.all([listLegs(db), listLegPlaces(db), listParks(db)])
    const places = english.map(place)
    const ends = new Set(legs.flatMap(({ fromId, toId }) => [fromId, toId]))
    const namesOfParks = parks.map(({ id, name, guide: { short, hub } }) => ({ id, name, short, hubId: hub.placeId }))
    const names = routeNames({
      // In English what is translated is the same objects.
      places: [...new Set([...english, ...places])].filter(({ id }) => ends.has(id)),
      parks: [...new Set([...namesOfParks, ...namesOfParks.map(park)])],
    })
    return { legs, places, names, parkNames: new Map(parks.map(park).map(({ id, name }) => [id, name])) }
  })
}

async function routeAnswer(
  context: RouteContext,
  { from, to }: Extract<ParsedQuestion, { about: 'route' }>,
  { legs, places, parkNames }: Roads,
): Promise<Answer | undefined> {
  const format = formatterOf(context)
  const found = quickest(legs, from.placeIds, to.placeIds)
  if (!found) return undefined
  const { db } = contextOf(context)
  const words = wordsOf(context, searchAnswerWords)
  const names = namesOf(places)
  const view = routeView(found.way, names, { ...wordsOf(context, routeWords), times: wordsOf(context, roadTimeWords) })
  const way = { km: view.km, how: view.how, year: view.asOf }
  const through = found.way.slice(1).map((step) => names.get(step.fromId) ?? step.fromId)
  const slugs = await listSlugsTo(db, { parkId: to.parkId, placeIds: to.placeIds }, mostRows)
  const cards = await readCards(context, slugs)
  const prices = wordsOf(context, fromPriceWords)
  const park = to.parkId === undefined ? undefined : { id: to.parkId, name: parkNames.get(to.parkId) ?? to.parkId }
  return {
    title: words.route({ from: nameOf(places, found.fromId), to: nameOf(places, found.toId) }),
    figure: view.time,
    text: through.length > 0 ? words.wayThrough({ ...way, places: through.join(', ') }) : words.way(way),
    ...((view.closed || view.confirm) && { note: view.closed ? words.closed : words.confirm }),
    links: [
      { href: `/transport-information?from=${found.fromId}&to=${found.toId}#way`, word: words.parts },
      ...(park ? [{ href: parkHref(park.id), word: park.name }] : []),
    ],
    ...(cards.length > 0 && { rowsTitle: words.goesThere({ place: park?.name ?? nameOf(places, found.toId) }) }),
    rows: cards.map((card) => ({
      href: links.package(card.slug),
      title: card.title,
      text: card.sentence,
      price: fromLine(card, prices, format),
    })),
  }
}

const nameOf = (places: readonly LegPlace[], id: string) => places.find((place) => place.id === id)?.name ?? id

/** A name may mean several places, as a park has several gates: the quickest way between any two of them, open ones first. */
function quickest(legs: readonly Leg[], fromIds: readonly string[], toIds: readonly string[]) {
  const found = fromIds.flatMap((fromId) =>
    toIds.flatMap((toId) => {
      const [way] = routesBetween(legs, fromId, toId)
      return way ? [{ fromId, toId, way, sum: sumOfWay(way) }] : []
    }),
  )
  return found.toSorted((a, b) => Number(a.sum.closed) - Number(b.sum.closed) || a.sum.minutesMost - b.sum.minutesMost)[0]
}

async function departuresAnswer(
  context: RouteContext,
  { month, style, countryId }: Extract<ParsedQuestion, { about: 'departures' }>,
  today: Day,
): Promise<Answer> {
  const format = formatterOf(context)
  const { clock } = contextOf(context)
  const words = wordsOf(context, searchAnswerWords)
  const first = `${month}-01`
  const query = { now: clock.now(), style, country: countryId, from: first > today ? first : today, limit: 60 }
  const inMonth = (await readDepartures(context, query)).filter((row) => row.startsOn < addMonths(first, 1) && isOpen(row))
  const all = {
    href: departuresHref({ guaranteed: false, sort: 'date' }, { style, from: month }),
    word: words.allOf({ month: format.month(first) }),
  }
  return {
    title: style
      ? words.departuresOf({ style: wordsOf(context, styleWords)[style], month: format.month(first) })
      : words.departures({ month: format.month(first) }),
    text: inMonth.length === 0 ? words.noDepartures : words.departureCount({ count: inMonth.length }),
    links: [all],
    rows: inMonth.slice(0, mostRows).map((row) => rowOf(row, words, format)),
  }
}

const rowOf = (row: DepartureRow, words: Words<typeof searchAnswerWords.tree>, format: Formatter) => ({
  href: links.departure(row.slug),
  title: row.title,
  text: words.departure({ days: format.days(row.startsOn, addDays(row.startsOn, row.days - 1)), left: row.left }),
  price: words.perPerson({ amount: format.money(row.price) }),
})
