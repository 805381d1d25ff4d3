import type { DraftRefusal } from '#features/bookings/drafts/start-draft.server.ts'
import type { HoldRefusal } from '#features/bookings/placing/hold-order.server.ts'
import type { WaitingRefusal } from '#features/bookings/placing/join-waiting-list.server.ts'
import { labelInLanguage } from '#features/pricing/lines/line-in-language.ts'
import type { OrderKind } from '#features/pricing/order-kinds.ts'
import type { TextInLanguage } from '#features/translations/names.server.ts'
import type { Formatter } from '#platform/languages/formatter.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import type { Words } from '#platform/languages/source.ts'
import { addDays, type Day } from '#values/dates.ts'
import { usd } from '#values/money.ts'
import { refusalWords } from '../../words/booking-refusals.ts'

/** Every refusal that a booking step can return. */
export type StepRefusal = HoldRefusal | DraftRefusal | WaitingRefusal | { reason: 'too-late-to-quote' }

type RefusalWords = Words<typeof refusalWords.tree>

/** The order that a refusal is worded for. */
type OrderFacts = { kind: OrderKind; travellers: number }

type Short = Extract<StepRefusal, { reason: 'stock-short' }>['short']

/**
 * The sentence for each refusal: what is wrong, and what to do, in the language of these words, with the names of rooms, cars and
 * permits as they are read there. A refusal that is new does not compile until it has one.
 */
export function refusalSentence(refusal: StepRefusal, order: OrderFacts, read: ReadWords, nameOf: TextInLanguage): string {
  const words = read(refusalWords)
  const { format } = read
  const roomName = (name: string) => nameOf({ name, of: 'hotel', at: 'rooms.*.name' })
  switch (refusal.reason) {
    case 'closed':
      return words.closed[order.kind]
    case 'too-far-ahead':
      return words[refusal.reason]({ day: format.day(refusal.until) })
    case 'rates-not-published':
      return notPublished(refusal.until, words[refusal.reason], format)
    case 'not-on-this-day':
      return words[refusal.reason]({ days: format.list(refusal.days.map(format.day)), more: refusal.days.length })
    case 'stock-short':
      return order.kind === 'departure'
        ? words[refusal.reason].seats({ left: Math.max(0, refusal.short[0]?.left ?? 0), wanted: order.travellers })
        : stockShort(refusal.short, order.kind, read, nameOf)
    case 'price-changed':
      return words[refusal.reason]({ total: format.money(usd(refusal.totalMinor)) })
    case 'ages-wrong':
      return words[refusal.reason]({ positions: refusal.positions.join(', ') })
    case 'travellers-too-young': {
      const [first] = refusal.travellers
      if (!first) return words[refusal.reason].somebody
      const rule = nameOf({ name: first.rule, of: first.of, at: first.of === 'fee' ? 'name' : 'title' })
      return words[refusal.reason].rule({ ...first, rule })
    }
    case 'departure-not-full':
      return words[refusal.reason]({ left: refusal.seatsLeft })
    case 'party-larger-than-departure':
      return words[refusal.reason]({ capacity: refusal.capacity })
    case 'too-many-unpaid': {
      const { by, held, most, lapses } = refusal
      return words[refusal.reason]({ by, held, most, lapses: Math.max(0, lapses) })
    }
    case 'party-too-large':
    case 'too-many-single-rooms':
    case 'too-many-extras':
    case 'stay-too-long':
    case 'too-many-rooms':
    case 'too-many-vehicles':
      return words[refusal.reason]({ most: refusal.most })
    case 'stay-too-short':
      return words[refusal.reason]({ minimum: refusal.minimum })
    case 'hotel-closed': {
      const months = refusal.openMonths.map((month) => format.months[month - 1]).join(', ')
      return months ? words[refusal.reason].months({ months }) : words[refusal.reason].never
    }
    case 'board-unknown': {
      const boards = refusal.boards.map((board) => words.boards[board])
      return words[refusal.reason]({
        room: roomName(refusal.room),
        boards: boards.length > 0 ? boards.reduce((one, other) => words.boards.or({ one, other })) : '',
      })
    }
    case 'room-too-small':
      return words[refusal.reason][refusal.of]({ room: roomName(refusal.room), most: refusal.most })
    case 'guest-too-young':
    case 'driver-too-young':
      return words[refusal.reason]({ age: refusal.minimumAge })
    case 'hire-by-quote':
      return words[refusal.reason]({ days: refusal.fromDays })
    case 'licence-too-new':
      return words[refusal.reason]({ years: refusal.years })
    case 'notice-too-short':
      return words[refusal.reason]({ days: refusal.noticeDays })
    default:
      return words[refusal.reason]
  }
}

/** What is not on sale after the last day with prices: those that end with a year are missing for the next. */
const notPublished = (until: Day, words: RefusalWords['rates-not-published'], format: Formatter): string =>
  until.endsWith('-12-31') ? words.year({ year: addDays(until, 1).slice(0, 4) }) : words.after({ day: format.day(until) })

/**
 * What is short, by name: 'Superior twin: 2 of 3 left for 14 June.'. For each thing on the day with the least left. A tailored journey has
 * its days and its number: whoever books it can only ask.
 */
function stockShort(short: Short, kind: OrderKind, read: ReadWords, nameOf: TextInLanguage): string {
  const words = read(refusalWords)['stock-short']
  const byThing = Map.groupBy(short, ({ part }) => part.resource)
  const sentences = [...byThing.values()].flatMap((days) => {
    const [worst] = [...days].sort((a, b) => a.left - b.left)
    if (!worst) return []
    const { part, left } = worst
    const thing = labelInLanguage(part, read, nameOf).label
    const when = whenOf(
      days.map(({ part: { day } }) => day),
      read.format,
    )
    if (left <= 0) return words.none({ thing, ...when })
    return words.some({ left, quantity: part.quantity, thing, ...when })
  })
  return [...sentences, kind === 'tailored' ? words.ask : words.rest].join(' ')
}

/** The days of a sentence: the first two by name, and how many more there are. */
function whenOf(days: readonly Day[], { dayOfYear }: Formatter) {
  const [first = '', second = '', ...more] = days.toSorted().map(dayOfYear)
  return { days: days.length, first, second, more: more.length }
}
