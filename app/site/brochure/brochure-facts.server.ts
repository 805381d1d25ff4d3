import type { BrochureFacts } from '#features/documents/brochure/brochure-facts.ts'
import type { PublishedPackage } from '#features/packages/published-package.ts'
import { cancellationPolicyOf } from '#features/pricing/cancellation-policy-of.ts'
import type { Settings } from '#features/settings/settings.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import type { Source } from '#platform/languages/source.ts'
import { qrCode } from '#platform/qr-code.server.ts'
import { kigaliDay } from '#values/dates.ts'
import type { DayRoute } from '../../shared/day-routes.ts'
import { mealsText } from '../../shared/journeys/meals-text.ts'
import { routeOf } from '../../shared/route-stops.ts'
import { cancellationWords } from '../../words/cancellation.ts'
import { cardWords } from '../../words/card.ts'
import { comfortWords } from '../../words/comforts.ts'
import { fitnessWords } from '../../words/fitness.ts'
import { fromPriceWords } from '../../words/from-price.ts'
import { homeDayWords } from '../../words/home-day.ts'
import { itineraryWords } from '../../words/itinerary.ts'
import { packageDetailWords } from '../../words/package-details.ts'
import { packageSectionWords } from '../../words/package-sections.ts'
import { panelWords } from '../../words/panel.ts'
import { priceTableWords } from '../../words/price-table.ts'
import { rateTableWords } from '../../words/rate-table.ts'
import { roadTimeWords } from '../../words/road-time.ts'
import { seasonWords } from '../../words/season.ts'
import { seasonStripWords } from '../../words/season-strip.ts'
import { firstPrivateStart } from '../package-prices/price-starts.ts'
import { cancellationTierRows } from '../packages/cancellation-rows.ts'
import { type DayTravel, dayTravels, travelText } from '../packages/day-travel.ts'
import { feeRows } from '../packages/fee-rows.ts'
import { nightText } from '../packages/night-text.ts'
import { headFacts, headOf } from '../packages/package-hero.tsx'
import { cellText, groupText, type PriceTables, priceTables, seasonHead } from '../packages/price-table.ts'
import { routeCaption } from '../packages/route-caption.ts'
import { seasonSentence } from '../packages/season-sentence.ts'
import { whatsappHref } from '../site-data.ts'

type Given = {
  found: PublishedPackage
  routes: readonly DayRoute[]
  settings: Settings
  publicUrl: string
  /** The address of the page of the package in the language of the brochure. */
  page: string
  now: Date
  read: ReadWords
}

/** The parts of the package's page that the facts of a brochure say; they say some of what is printed around them as well (brochure-parts.ts). */
export const brochureFactParts: readonly Source[] = [
  cancellationWords,
  cardWords,
  comfortWords,
  fitnessWords,
  fromPriceWords,
  homeDayWords,
  itineraryWords,
  packageDetailWords,
  packageSectionWords,
  panelWords,
  priceTableWords,
  rateTableWords,
  roadTimeWords,
  seasonWords,
  seasonStripWords,
]

/** What the brochure of a package says: the words and figures of its page, made by the same functions. */
export function brochureFacts({ found, routes, settings, publicUrl, page, now, read }: Given): BrochureFacts {
  const { format } = read
  const { title, sentence, lede, scene, bookable, itinerary, comforts, from } = found
  const { company, bank } = settings
  const travels = dayTravels(routes)
  const head = headOf(found, read(fromPriceWords), format)
  const site = new URL(publicUrl).host
  const href = new URL(page, publicUrl).href
  return {
    sender: { company, taxNumber: null, site, bank },
    title,
    sentence,
    lede,
    scene: { id: scene.id, hour: scene.hour, seed: scene.seed },
    facts: headFacts({ ...head, fromText: undefined }, read(packageDetailWords), read(fitnessWords)).flatMap((fact) =>
      fact ? [[fact[0], fact[1]] as const] : [],
    ),
    from:
      bookable && from
        ? { amount: format.money(from.amount), basis: read(cardWords).basis({ size: from.groupSize, comfort: from.comfort }) }
        : null,
    notice: found.notice,
    stops: routeOf(itinerary, routes),
    routeCaption: routeCaption(itinerary, travels, read(itineraryWords), read(roadTimeWords)),
    days: itinerary.map((day) => dayOf(day, travels, read)),
    season: seasonOf(found, read),
    levels: comforts.map(({ comfort, note }) => [read(comfortWords)[comfort], note]),
    included: found.included,
    excluded: found.excluded,
    ...(bookable ? soldOf({ found, settings, now, read }) : { prices: null, fees: null, cancellation: null }),
    notes: found.goodToKnow,
    asOf: found.asOf,
    payment: read(homeDayWords).promise.rows.deposit.text({
      percent: settings.depositBasisPoints / 100,
      days: settings.balanceDays,
    }),
    page: { href, text: `${site}${page}`, code: qrCode(href) },
    whatsapp: { href: whatsappHref({ company }, read(panelWords).askText({ title })), text: whatsappText(company) },
    madeOn: kigaliDay(now),
  }
}

/** The number as the operator writes it, where it is the one of the phone. */
const whatsappText = ({ phone, whatsapp }: Settings['company']) =>
  phone.replaceAll(/\D/g, '') === whatsapp ? phone : `+${whatsapp}`

function dayOf(
  day: PublishedPackage['itinerary'][number],
  travels: readonly DayTravel[],
  read: ReadWords,
): BrochureFacts['days'][number] {
  const words = read(itineraryWords)
  const road = travelText(
    day,
    travels.find((one) => one.day === day.day),
    words,
    read(roadTimeWords),
  )
  const travelled = road && [road.ends, road.figures].filter(Boolean).join(read.format.colon)
  const facts = [travelled, day.night && nightText(day.night, words), mealsText(day.meals, words.eaten)].filter((fact) => fact)
  return { day: day.day, title: day.title, text: day.text, facts: facts as string[] }
}

function seasonOf({ bestMonths, seasonNote }: PublishedPackage, read: ReadWords): BrochureFacts['season'] {
  const { letters, marks } = read(seasonStripWords)
  const differ = bestMonths.some((mark) => mark !== bestMonths[0])
  return {
    months: bestMonths,
    letters: Object.values(letters),
    legend: [marks.avoid, marks.wet, marks.good, marks.best],
    text: `${differ ? seasonSentence(bestMonths, read(seasonWords), read.format) : read(packageSectionWords).season.alike} ${seasonNote}`,
  }
}

/** What only a package on sale has. */
function soldOf({ found, settings, now, read }: Pick<Given, 'found' | 'settings' | 'now' | 'read'>) {
  const { format } = read
  const sections = read(packageSectionWords)
  const { periods } = priceTables(found.rates, found.groupMax, firstPrivateStart(now), read(rateTableWords), format)
  const fees = feeRows(found.rates.fees, sections.fees, format)
  const policy = settings.cancellationPolicies[cancellationPolicyOf({ kind: 'journey', nights: found.nights })]
  return {
    prices: periods.some(({ table }) => table.columns.length > 0) ? pricesOf(periods, read) : null,
    fees:
      fees.rows.length > 0
        ? {
            columns: [sections.fees.fee, ...fees.columns],
            rows: fees.rows.map(({ name, aside, cells }) => [aside ? `${name}, ${aside}` : name, ...cells]),
            note: sections.fees.note,
          }
        : null,
    cancellation: {
      lede: sections.cancel.lede,
      rows: cancellationTierRows(policy, undefined, now, read(cancellationWords), format).map(
        ({ notice, percent }) => [notice, format.percent(percent)] as const,
      ),
      ours: sections.cancel.ours,
    },
  }
}

const pricesOf = (periods: PriceTables['periods'], read: ReadWords): BrochureFacts['prices'] => {
  const { format } = read
  const words = read(priceTableWords)
  return {
    periods: periods.map(({ days, table }) => ({
      days,
      columns: table.columns.map((comfort) => read(comfortWords)[comfort]),
      seasons: table.seasons.map(({ season, rows }) => ({
        ...seasonHead(table, season, words, format),
        rows: rows.map((row) => [groupText(row, words), ...table.columns.map((_, at) => cellText(row.cells[at], words, format))]),
      })),
    })),
    note: words.caption,
  }
}
