import { departureChoice, journeyChoice, pilgrimsChoice } from '#features/bookings/drafts/choice.ts'
import { quoteOf } from '#features/bookings/quotes/quote.ts'
import { nextMonth, partyFor, preselected } from '#features/departures/preselected.ts'
import type { DepartureRow } from '#features/departures/reads.server.ts'
import { mostTravellers } from '#features/orders/most-travellers.ts'
import type { OrderRefusal } from '#features/orders/priced-order.ts'
import { partyParts, type RequestedParty, readParty } from '#features/orders/requested-party.ts'
import type { PublishedPackage } from '#features/packages/reads.server.ts'
import type { Residency } from '#features/places/visitor-fee.ts'
import type { FromPrice } from '#features/pricing/packages/from-price.ts'
import { oneAdult } from '#features/pricing/packages/package-lines.ts'
import { type Comfort, pricedComforts } from '#features/pricing/packages/package-rates.ts'
import { pricePackage } from '#features/pricing/packages/price-package.ts'
import { sumOf } from '#features/pricing/price-line.ts'
import type { Settings } from '#features/settings/settings.ts'
import type { TextInLanguage } from '#features/translations/names.server.ts'
import type { Formatter } from '#platform/languages/formatter.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import type { Words } from '#platform/languages/source.ts'
import { kigaliDay } from '#values/dates.ts'
import { usd } from '#values/money.ts'
import { done, type Outcome } from '#values/outcome.ts'
import { fieldError } from '../../shared/booking/field-error.ts'
import { refusalSentence } from '../../shared/booking/refusal-sentence.ts'
import { ageWords } from '../../words/ages.ts'
import { bookingErrorWords } from '../../words/booking-errors.ts'
import { cardWords } from '../../words/card.ts'
import { panelNoteWords } from '../../words/panel-notes.ts'
import { privateTripWords } from '../../words/private-trip.ts'
import { choiceAddress } from '../choice-address.ts'
import { isOpen, leavingOf } from '../timetable/leaving.ts'
import type { PanelData, PanelQuote } from './panel-data.ts'
import { panelQuote } from './panel-quote.ts'

type PrivateTripWords = Words<typeof privateTripWords.tree>

type Given = {
  params: URLSearchParams
  /** The month that was chosen before, 1 to 12, by `monthIn`. */
  month?: number | undefined
  found: PublishedPackage
  /** The dates a visitor may choose among; one alone fixes the panel to it. */
  rows: readonly DepartureRow[]
  settings: Settings
  now: Date
  read: ReadWords
  nameOf: TextInLanguage
  /** What is to be known of the visits of a date (`visitNewsOf`). */
  newsOf?: (row: DepartureRow) => readonly string[]
}

/**
 * The panel for the answers in the address. Invalid answers are ignored, except for ages: without them the price is not the
 * party's.
 */
export function panelData({ params, month, found, rows, settings, now, read, nameOf, newsOf }: Given): PanelData {
  const { format } = read
  const words = read(panelNoteWords)
  const ages = read(ageWords)
  const open = found.bookable ? rows.filter(isOpen) : []
  const party = readParty(params)
  const requested = party.travellers
  const wanted = open.find(({ slug }) => slug === params.get('departure'))
  const ahead = month === undefined ? undefined : nextMonth(month, kigaliDay(now))
  const chosen = wanted ?? preselected(open, { month: ahead, travellers: requested })
  const priced = pricedComforts(found.rates)
  const comfort = priced.find((one) => one === params.get('comfort')) ?? chosen?.comfort ?? priced[0]
  const travellers = partyFor(chosen?.left ?? 0, requested)
  const { childAges, residency } = party
  const problem = party.problems.childAges
  const isOtherMonth = !wanted && ahead && !chosen?.startsOn.startsWith(ahead)
  const isOne = requested === undefined && travellers === 1
  const note =
    month && isOtherMonth ? words.noDateIn({ month: read.format.months[month - 1] ?? '', travellers }) : isOne && words.oneLeft
  const query =
    problem || !chosen || !comfort ? undefined : { found, chosen, comfort, travellers, childAges, residency, settings, now }
  const quoted = query && quoteFor(query, read)
  const visits = (chosen && newsOf?.(chosen)) ?? []
  const agesProblem = problem
    ? fieldError(problem, read(bookingErrorWords))
    : quoted && tooYoungSentence(quoted, travellers, read, nameOf)
  return {
    title: found.title,
    slug: found.slug,
    bookable: found.bookable,
    notice: found.notice,
    from: found.from && { amount: found.from.amount, basis: basisText(found.from, read(cardWords)) },
    dates: open.map((row) => leavingOf(row, ages)),
    comforts: priced,
    travellers,
    childAges: party.typed.childAges,
    mostTravellers: mostTravellers.departure,
    carried: { ...(month && { month: String(month) }), ...(residency !== 'foreign' && { residency }) },
    ...(note && { note }),
    ...(visits.length > 0 && { visits }),
    ...(agesProblem && { agesProblem }),
    ...(chosen && { chosen: leavingOf(chosen, ages) }),
    ...(comfort && { comfort }),
    ...(quoted?.done && { quote: quoted.value }),
    foot: words.foot,
    alternatives: found.bookable
      ? alternativesOf(
          found,
          query && { ...query, seats: quoted?.done ? quoted.value : undefined },
          party,
          read(privateTripWords),
          format,
        )
      : [],
  }
}

const basisText = ({ groupSize, comfort }: FromPrice, words: Words<typeof cardWords.tree>) =>
  words.basis({ size: groupSize, comfort })

function tooYoungSentence(
  quoted: Outcome<PanelQuote, OrderRefusal>,
  travellers: number,
  read: ReadWords,
  nameOf: TextInLanguage,
): string | undefined {
  if (quoted.done || quoted.refusal.reason !== 'travellers-too-young') return undefined
  return refusalSentence(quoted.refusal, { kind: 'departure', travellers }, read, nameOf)
}

/**
 * A private trip for every package on sale, at its price for the same party and date, and a group for a pilgrimage. Worded here,
 * so that the page's script carries no texts.
 */
function alternativesOf(
  { slug, kind }: PublishedPackage,
  shown: ShownOffer | undefined,
  party: RequestedParty,
  words: PrivateTripWords,
  format: Formatter,
): PanelData['alternatives'] {
  const address = (path: string, parts: Record<string, string>) => `${path}?${new URLSearchParams({ package: slug, ...parts })}`
  const own = shown
    ? privateAlternative(shown, words, format)
    : { href: address('/booking/journey', partyParts(party)), words: words.private }
  if (kind !== 'pilgrimage') return [own]
  const plain = { href: address('/booking/pilgrims', groupParts(party)), words: words.group }
  return [(shown && cheaperGroup(shown, words, format)) ?? plain, own]
}

/** The same party as a pilgrim group of its own on the same date, where that comes to less than the seats that are shown. */
function cheaperGroup({ found, chosen, settings, now, seats, ...query }: ShownOffer, words: PrivateTripWords, format: Formatter) {
  const { travellers, childAges } = query
  const adults = travellers - childAges.length
  if (!seats || adults < 1) return undefined
  const choice = pilgrimsChoice({ package: found.slug, startsOn: chosen.startsOn, adults, ...query, childAges: [...childAges] })
  const quoted = quoteOf({ kind: 'pilgrims', package: found, settings, extras: [], code: null }, choice.order, choice.party, now)
  if (!quoted.done || quoted.value.schedule.totalMinor >= seats.schedule.totalMinor) return undefined
  const total = format.money(usd(quoted.value.schedule.totalMinor))
  return { href: choiceAddress(choice.order, choice.party), words: words.groupForLess({ travellers, total }) }
}

/** A group is asked for its adults and the ages of its children. */
function groupParts(party: RequestedParty): Record<string, string> {
  const { travellers, ...parts } = partyParts(party)
  return travellers ? { adults: String(Number(travellers) - party.childAges.length), ...parts } : {}
}

/** A trip of the party's own on the date that is shown, with what it comes to where that has a price. */
function privateAlternative(
  { found, chosen, settings, now, seats: _, ...query }: ShownOffer,
  words: PrivateTripWords,
  format: Formatter,
) {
  const { travellers } = query
  const choice = journeyChoice({ package: found.slug, startsOn: chosen.startsOn, ...query })
  const product = { kind: 'journey', package: found, settings, extras: [], code: null } as const
  const quoted = quoteOf(product, choice.order, choice.party, now)
  const href = choiceAddress(choice.order, choice.party)
  if (!quoted.done) return { href, words: words.private }
  const total = format.money(usd(quoted.value.schedule.totalMinor))
  return { href, words: travellers === 1 ? words.alone({ total }) : words.inAll({ travellers, total }) }
}

/** The month that was chosen before, 1 to 12. */
export function monthIn(params: URLSearchParams): number | undefined {
  const month = Number(params.get('month'))
  return Number.isInteger(month) && month >= 1 && month <= 12 ? month : undefined
}

type OfferQuery = {
  found: PublishedPackage
  chosen: DepartureRow
  comfort: Comfort
  travellers: number
  childAges: readonly number[]
  residency: Residency
  settings: Settings
  now: Date
}

/** What is shown, with its price where it has one. */
type ShownOffer = OfferQuery & { seats: PanelQuote | undefined }

function quoteFor({ found, chosen, settings, now, ...query }: OfferQuery, read: ReadWords): Outcome<PanelQuote, OrderRefusal> {
  const { comfort } = query
  const { order, party } = departureChoice({ departure: chosen.slug, ...query }, chosen)
  const product = { kind: 'departure', departure: chosen, package: found, settings, extras: [], code: null } as const
  const quoted = quoteOf(product, order, party, now)
  const one = pricePackage(found.rates, { startsOn: chosen.startsOn, groupSize: chosen.minimum, comfort, ...oneAdult })
  if (!quoted.done) return quoted
  return one.done ? done(panelQuote(usd(sumOf(one.value)), quoted.value, read)) : one
}
