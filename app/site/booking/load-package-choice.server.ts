import type { Quote } from '#features/bookings/quotes/quote.ts'
import { firstStart } from '#features/orders/order-cut-off.ts'
import type { PublishedPackage } from '#features/packages/reads.server.ts'
import { pricedComforts } from '#features/pricing/packages/package-rates.ts'
import { soldUntil } from '#features/stock/sold-until.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { addDays, type Day, kigaliDay } from '#values/dates.ts'
import { contextOf, type RouteContext } from '../../context.ts'
import type { Summary } from '../../shared/booking/summary-of.ts'
import { wordsReader } from '../../shared/page-words.server.ts'
import { chosenWords } from '../../words/booking-chosen.ts'
import { bookingSummaryWords } from '../../words/booking-summary.ts'
import { comfortWords } from '../../words/comforts.ts'
import { showChoice } from './price-choice.server.ts'

/** Loads what the first steps of a private trip share. `defaults` fill in what the address leaves open. */
export async function loadPackageChoice(
  context: RouteContext,
  kind: 'journey' | 'pilgrims',
  found: PublishedPackage,
  params: URLSearchParams,
  defaults: Record<string, string>,
) {
  const ctx = contextOf(context)
  const read = wordsReader(context)
  const comforts = found.comforts
    .filter(({ comfort }) => pricedComforts(found.rates).includes(comfort))
    .map(({ comfort, note }) => ({ comfort, note, name: read(comfortWords)[comfort] }))
  const { quote, ...priced } = await showChoice(ctx, kind, params, 'startsOn', read)
  const shown = { ...priced, ...(priced.summary && { summary: { ...priced.summary, title: found.title } }) }
  const first = comforts.find(({ comfort }) => comfort === 'lodge') ?? comforts[0]
  const values = { ...defaults, comfort: first?.comfort ?? '', ...shown.reply.values }
  const { slug, title, scene } = found
  return {
    about: { slug, title, scene },
    comforts,
    days: journeyDays(ctx.clock.now()),
    quote,
    known: shown.summary && quote && knownOf(shown.summary, quote, comforts, read),
    shown: { ...shown, reply: { ...shown.reply, values } },
  }
}

/** The days, the party and the accommodation, in a line. */
function knownOf(
  { travellers = 0 }: Summary,
  { startsOn, endsOn, order }: Quote,
  comforts: readonly { comfort: string; name: string }[],
  read: ReadWords,
) {
  const { format } = read
  const chosen = comforts.find(({ comfort }) => 'comfort' in order && comfort === order.comfort)?.name
  const party = read(bookingSummaryWords).party({ count: travellers })
  return read(chosenWords).change({ chosen: [format.days(startsOn, endsOn), party, chosen].filter(Boolean).join(', ') })
}

/** The days on which a journey of one's own may begin: from the first that is early enough at any hour, to the last on sale. */
export const journeyDays = (now: Date): { from: Day; to: Day } => ({
  from: addDays(kigaliDay(now), 3),
  to: soldUntil(kigaliDay(now)),
})

/** The days on which a stay or a hire may begin: from the first that has not closed, to the last on sale. */
export const stayDays = (now: Date): { from: Day; to: Day } => ({ from: firstStart(now), to: soldUntil(kigaliDay(now)) })
