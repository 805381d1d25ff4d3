import { dayProblem, withSomeDriver } from '#features/bookings/drafts/choice.ts'
import { bookedOrderWords } from '#features/bookings/emails/words/booked-order.ts'
import type { Quote } from '#features/bookings/quotes/quote.ts'
import { quoteOrder } from '#features/bookings/quotes/quote-order.server.ts'
import { dayInSeason, type HireQuestion, hireHref, hireTimesOf } from '#features/cars/hire-question.ts'
import type { VehicleClass } from '#features/cars/vehicle-class.ts'
import { type HireOrder, partyOfUnnamed } from '#features/orders/order.ts'
import type { Leg, LegPlace } from '#features/places/leg.ts'
import { hub } from '#features/places/route-query.ts'
import { hireFacts } from '#features/pricing/hires/hire-facts.ts'
import type { Context } from '#platform/context.ts'
import type { Formatter } from '#platform/languages/formatter.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { addDays, type Day, kigaliDay } from '#values/dates.ts'
import { usd } from '#values/money.ts'
import { fieldError } from '../../shared/booking/field-error.ts'
import { listShort } from '../../shared/booking/list-short.server.ts'
import type { StepRefusal } from '../../shared/booking/refusal-sentence.ts'
import type { PriceText } from '../../shared/booking/summary-of.ts'
import { bookingErrorWords } from '../../words/booking-errors.ts'
import { carsAnswerWords } from '../../words/cars-answers.ts'
import { quotedSummary, refusalReply } from '../booking/price-choice.server.ts'
import type { CarsAnswerWords } from './class-rates.ts'
import { roadAway } from './road-away.ts'

/** A price as the panel shows it, and the days or the season it is valid for. */
type PricedHire = { when: string; price: PriceText; totalMinor: number }

/** The answer: one price where the day is known, one for each season where it is not, and what is not included. */
export type HireAnswer = {
  title: string
  prices: PricedHire[]
  errors: Record<string, string>
  problem: string | undefined
  beside: string[]
  reserve: string
}

type Known = { classes: readonly VehicleClass[]; legs: readonly Leg[]; places: readonly LegPlace[] }

/** Prices a question of the calculator by the function that prices a booking. Undefined for a class that no longer exists. */
export async function answerHire(
  ctx: Context,
  hireQuestion: HireQuestion,
  known: Known,
  read: ReadWords,
): Promise<HireAnswer | undefined> {
  const { format } = read
  const words = read(carsAnswerWords)
  const of = known.classes.find(({ id }) => id === hireQuestion.car)
  if (!of) return undefined
  const road = hireQuestion.to ? roadAway(known, hub, hireQuestion.to) : undefined
  const crossed = road?.countries.filter((id) => of.border?.countries.includes(id)) ?? []
  const abroad = [...new Set([...hireQuestion.abroad, ...crossed])]
  const days = startsOf(ctx, hireQuestion, words, format)
  const answers = await Promise.all(
    days.map(async ({ when, from }) => ({ when, ...(await priced(ctx, hireQuestion, abroad, from, read)) })),
  )
  const [first] = answers
  const today = kigaliDay(ctx.clock.now())
  const wrong = hireQuestion.fromDay && dayProblem(hireQuestion.fromDay, today)
  return {
    title: (hireQuestion.withDriver ? read(bookedOrderWords).withDriver : words.self)({ car: of.name }),
    prices: answers.flatMap(({ when, price, totalMinor }) => (price ? [{ when, price, totalMinor }] : [])),
    errors: wrong ? { fromDay: fieldError(wrong, read(bookingErrorWords)) } : fieldsOf(first?.errors ?? {}),
    problem: days.length === 0 && !wrong ? words.noSeason : first?.problem,
    beside: besideOf(
      { of, hireQuestion, from: (!wrong && hireQuestion.fromDay) || today, road: road && { ...road, crossed } },
      words,
      format,
    ),
    reserve: hireHref(hireQuestion, abroad),
  }
}

/** The days to price: the requested ones, or one in each season. */
function startsOf(
  ctx: Context,
  { fromDay, days }: HireQuestion,
  words: CarsAnswerWords,
  format: Formatter,
): { when: string; from: Day }[] {
  const today = kigaliDay(ctx.clock.now())
  if (fromDay) {
    return dayProblem(fromDay, today) ? [] : [{ when: format.days(fromDay, addDays(fromDay, days)), from: fromDay }]
  }
  return (['low', 'high'] as const).flatMap((season) => {
    const from = dayInSeason(season, days, today)
    return from ? [{ when: words.season[season], from }] : []
  })
}

type Priced = { price?: PriceText; totalMinor: number; errors: Record<string, string>; problem?: string | undefined }

async function priced(
  ctx: Context,
  hireQuestion: HireQuestion,
  abroad: readonly string[],
  from: Day,
  read: ReadWords,
): Promise<Priced> {
  const now = ctx.clock.now()
  const order: HireOrder = {
    kind: 'hire',
    vehicleClass: hireQuestion.car,
    vehicles: 1,
    ...hireTimesOf(from, hireQuestion.days),
    withDriver: hireQuestion.withDriver,
    driver: null,
    abroad,
    extras: [],
    code: null,
  }
  const party = partyOfUnnamed(1)
  const refused = async (refusal: StepRefusal) => {
    const { reply, ...rest } = await refusalReply(ctx, refusal, { order, party }, { values: {}, errors: {} }, read)
    return { totalMinor: 0, errors: reply.errors, ...rest }
  }
  const found = await quoteOrder(ctx.db, withSomeDriver(order), party, now)
  if (!found.done) return refused(found.refusal)
  const { quote, product } = found.value
  const short = hireQuestion.fromDay ? (await listShort(ctx.db, quote.parts, now)).hard : []
  const { price } = await quotedSummary(ctx, quote, party.length, product.settings, read)
  const shown = { ...(price && { price }), totalMinor: totalOf(quote) }
  return short.length > 0 ? { ...(await refused({ reason: 'stock-short', short })), ...shown } : { ...shown, errors: {} }
}

const totalOf = ({ schedule }: Quote) => schedule.totalMinor

/** The booking's field names, as the calculator's own. */
function fieldsOf(errors: Record<string, string>): Record<string, string> {
  const names: Record<string, string> = { toDay: 'days', vehicles: 'car' }
  return Object.fromEntries(Object.entries(errors).map(([name, sentence]) => [names[name] ?? name, sentence]))
}

type Road = { name: string; km: number; crossed: readonly string[] }

type Hire = { of: VehicleClass; hireQuestion: HireQuestion; from: Day; road: Road | undefined }

/** What comes with the hire and is not in its price: kilometres, fuel, deposit and excess. */
function besideOf({ of, hireQuestion, from, road }: Hire, words: CarsAnswerWords, format: Formatter): string[] {
  const facts = hireFacts(of, {
    ...hireTimesOf(from, hireQuestion.days),
    withDriver: hireQuestion.withDriver,
  })
  const money = (minor: number) => format.money(usd(minor))
  const km = hireQuestion.km ?? (road && road.km * 2)
  const more = Math.max(0, (km ?? 0) - facts.kilometresIncluded)
  return [
    words.kilometres({ count: facts.kilometresIncluded, each: money(facts.extraKilometreMinor) }),
    ...(km === undefined
      ? []
      : [hireQuestion.km || !road ? words.yourRoad({ count: km }) : words.road({ place: road.name, count: km })]),
    ...(more > 0 ? [words.more({ count: more, amount: money(more * facts.extraKilometreMinor) })] : []),
    ...(road && road.crossed.length > 0 ? [words.crossed({ place: road.name })] : []),
    words.fuel[hireQuestion.withDriver ? 'withDriver' : 'self'],
    ...(facts.depositMinor > 0 ? [words.deposit({ deposit: money(facts.depositMinor), excess: money(facts.excessMinor) })] : []),
  ]
}
