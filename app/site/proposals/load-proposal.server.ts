import { answerHours } from '#features/bookings/holds/hold-length.ts'
import { findLiveBooking } from '#features/bookings/quotes/booked-trip.server.ts'
import type { Picture } from '#features/media/picture.ts'
import { listPictures } from '#features/media/reads.server.ts'
import { methodsFor } from '#features/payments/payment-methods.ts'
import { linesInLanguage } from '#features/pricing/lines/lines-in-language.server.ts'
import { type ChangesInWords, changesInWords } from '#features/proposals/changes/change-sentences.ts'
import { choiceSums } from '#features/proposals/choice-sums.ts'
import { type Choice, chosenPrice, ticksIn } from '#features/proposals/chosen-price.ts'
import { latestEnd } from '#features/proposals/latest-end.ts'
import { priceNotes } from '#features/proposals/price-notes.ts'
import { type ProposalState, proposalState, type SentProposal, shownOf } from '#features/proposals/proposal.ts'
import { proposalCode } from '#features/proposals/proposal-code.server.ts'
import type { ProposalContent } from '#features/proposals/proposal-content.ts'
import { partsOf } from '#features/proposals/proposal-sale.ts'
import { findFormer, findSale } from '#features/proposals/reads.server.ts'
import { untilText } from '#features/proposals/until-text.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { addDays, kigaliDay } from '#values/dates.ts'
import { convert, usd } from '#values/money.ts'
import { contextOf, type RouteContext } from '../../context.ts'
import { listShort } from '../../shared/booking/list-short.server.ts'
import { languageOf, wordsReader } from '../../shared/page-words.server.ts'
import { once } from '../../shared/server-only.server.ts'
import { cancellationWords } from '../../words/cancellation.ts'
import { proposalWords } from '../../words/proposal.ts'
import { proposalAnswerWords } from '../../words/proposal-answers.ts'
import { cancellationTierRows } from '../packages/cancellation-rows.ts'
import { dayTravels } from '../packages/day-travel.ts'
import { chosenQuery } from './chosen-ticks.ts'
import { contentInLanguage, picturedDays, picturesOf } from './read-days.server.ts'
import { readRoute } from './read-route.server.ts'
import { staysOf } from './shown-days.ts'

/** Everything that the page of a proposal shows of a choice, in the language of the page. */
export async function loadProposal(context: RouteContext, proposal: SentProposal, choice: Choice) {
  const ctx = contextOf(context)
  const read = wordsReader(context)
  const now = ctx.clock.now()
  const shown = shownOf(proposal, now)
  const content = await contentInLanguage(context, proposal.content)
  const { title, startsOn, days } = content
  const photos = await listPictures(ctx.db, picturesOf(content))
  const journey = shown === 'nothing' ? undefined : await journeyOf(context, { proposal, content, choice, photos, shown })
  const price = shown === 'all' ? await priceOf(context, proposal, content, choice) : undefined
  const state = proposalState(proposal, now)
  return {
    code: proposalCode(ctx.config.secret, proposal),
    reference: proposal.reference,
    state,
    isOpen: state === 'sent',
    sections: sectionsOf({ journey, price, state }),
    ended: endedText(proposal, shown, now, read),
    title,
    lang: proposal.language === languageOf(context) ? undefined : proposal.language,
    scene: content.scene,
    lede: content.summary,
    facts: factsOf(proposal, content, read, now),
    daysInView: shown === 'nothing' ? [] : days.map(({ day }) => ({ day })),
    ...coverOf(context, content, photos),
    ...(journey && { journey: once(context, journey) }),
    hasJourney: journey !== undefined,
    price,
    cancellation:
      shown === 'all'
        ? cancellationTierRows(content.terms.policy, startsOn, now, read(cancellationWords), read.format)
        : undefined,
  }
}

/** The sections of the page that its tabs lead to, from its top down: what it does not have is left out. */
function sectionsOf({
  journey,
  price,
  state,
}: {
  journey?: JourneyData | undefined
  price?: PriceView | undefined
  state: ProposalState
}) {
  const has = {
    options: journey !== undefined && journey.options.length > 0,
    days: journey !== undefined,
    included: journey !== undefined && journey.included.length + journey.excluded.length > 0,
    price: price !== undefined,
    accept: state === 'sent' && price?.accept !== undefined,
    question: state === 'sent',
    renew: state !== 'sent' && state !== 'accepted',
  }
  return (Object.keys(has) as (keyof typeof has)[]).filter((section) => has[section])
}

export type PriceView = Awaited<ReturnType<typeof priceOf>>

function coverOf(context: RouteContext, { days }: ProposalContent, photos: ReadonlyMap<string, Picture>) {
  const wide = days
    .flatMap(({ pictures }) => pictures.flatMap((id) => photos.get(id) ?? []))
    .find(({ width, height }) => width > height)
  return wide ? { cover: once(context, wide), hasCover: true } : { hasCover: false }
}

function endedText(proposal: SentProposal, shown: 'all' | 'journey' | 'nothing', now: Date, read: ReadWords): string | undefined {
  const words = read(proposalAnswerWords).ended
  const state = proposalState(proposal, now)
  if (state === 'sent') return undefined
  const at = read.format.instant(proposal.endedAt ?? proposal.endsAt)
  const by = { at, name: proposal.acceptedName ?? '' }
  if (state === 'accepted') return proposal.bookingId === null ? words.elsewhere(by) : words.accepted(by)
  if (shown === 'nothing') return words.gone
  return state === 'superseded' ? words.superseded : words[state]({ at })
}

function factsOf(
  proposal: SentProposal,
  { startsOn, days, travellers }: ProposalContent,
  read: ReadWords,
  now: Date,
): [string, string][] {
  const { format } = read
  const words = read(proposalWords)
  const adults = travellers.filter(({ childOf }) => childOf === null).length
  const children = travellers.length - adults
  const counted = [adults > 0 && words.adults({ count: adults }), children > 0 && words.children({ count: children })]
  const until = read(proposalAnswerWords).until({ until: untilText(format, proposal.endsAt) })
  // Of what has ended, the note above says since when.
  const valid: [string, string][] = proposalState(proposal, now) === 'sent' ? [[words.facts.valid, until]] : []
  return [
    [words.facts.days, format.days(startsOn, addDays(startsOn, days.length - 1))],
    [words.facts.length, words.daysNights({ days: days.length, nights: days.length - 1 })],
    [words.facts.party, format.list(counted.filter((one) => one !== false))],
    ...valid,
    [words.facts.reference, proposal.reference],
  ]
}

type Journey = {
  proposal: SentProposal
  content: ProposalContent
  choice: Choice
  photos: ReadonlyMap<string, Picture>
  shown: 'all' | 'journey'
}

/** The letter, the options side by side, the days and the map, as the static part of the page draws them. */
async function journeyOf(context: RouteContext, { proposal, content, choice, photos, shown }: Journey) {
  const ctx = contextOf(context)
  const { routes, stops } = await readRoute(ctx.db, content)
  return {
    code: proposalCode(ctx.config.secret, proposal),
    lang: proposal.language === languageOf(context) ? undefined : proposal.language,
    changes: await changesOf(context, proposal),
    greeting: proposal.greeting,
    startsOn: content.startsOn,
    options:
      content.options.length > 1 && shown === 'all' && proposal.state === 'sent'
        ? await optionCards(context, content, choice)
        : [],
    stops,
    travels: dayTravels(routes),
    days: picturedDays(content, choice.letter, photos),
    travellers: content.travellers.length,
    included: content.included,
    excluded: content.excluded,
  }
}
export type JourneyData = Awaited<ReturnType<typeof journeyOf>>

/** What has changed since the proposal that its customer had before, as long as it is open. */
async function changesOf(context: RouteContext, proposal: SentProposal): Promise<ChangesInWords | undefined> {
  const { db, clock } = contextOf(context)
  if (proposalState(proposal, clock.now()) !== 'sent') return undefined
  const former = await findFormer(db, { tripId: proposal.tripId, until: proposal.sentAt, not: proposal.id })
  return former && changesInWords(former, proposal.content, wordsReader(context))
}

async function optionCards(context: RouteContext, content: ProposalContent, choice: Choice) {
  const ctx = contextOf(context)
  const read = wordsReader(context)
  const { format } = read
  return Promise.all(
    content.options.map(async ({ letter, title, text, isEstimate }) => {
      const inIt = { letter, ticked: ticksIn(content, choice, letter) }
      const { own, feesMinor, flightsMinor, ticked, tickedMinor, totalMinor } = choiceSums(content, inIt)
      const more = (minor: number) => (minor === 0 ? undefined : format.money(usd(minor)))
      return {
        letter,
        title,
        text,
        isEstimate,
        isChosen: letter === choice.letter,
        query: chosenQuery(inIt),
        stays: staysOf(content, letter),
        prices: (await linesInLanguage(ctx, own, read)).map(({ label, lang, quantity, unitMinor, amountMinor }) => ({
          label,
          lang: lang?.label,
          each: quantity > 1 ? `${quantity} × ${format.money(usd(unitMinor))}` : undefined,
          amount: format.money(usd(amountMinor)),
        })),
        fees: more(feesMinor),
        flights: more(flightsMinor),
        ticked: tickedMinor === 0 ? undefined : { titles: format.list(ticked), amount: format.money(usd(tickedMinor)) },
        total: format.money(usd(totalMinor)),
        francs: francsOf(totalMinor, content, format),
      }
    }),
  )
}

const francsOf = (minor: number, { rwfPerUsd }: ProposalContent, format: ReadWords['format']) =>
  format.money(convert(usd(minor), 'RWF', rwfPerUsd))

/** The price of a choice with everything that adds to it in the browser, and how it is accepted. */
async function priceOf(context: RouteContext, proposal: SentProposal, content: ProposalContent, choice: Choice) {
  const ctx = contextOf(context)
  const read = wordsReader(context)
  const now = ctx.clock.now()
  const priced = chosenPrice(content, choice)
  if (!priced.done) throw new Error(`A choice that was not read: ${priced.refusal.reason}`)
  const { option } = priced.value
  const inWords = async (lines: typeof option.lines) =>
    (await linesInLanguage(ctx, lines, read)).map(({ kind, label, reason, lang, quantity, unitMinor, amountMinor }) => ({
      ...{ kind, label, reason, quantity, unitMinor, amountMinor },
      ...(lang && { lang }),
    }))
  const isSent = proposalState(proposal, now) === 'sent'
  // Whoever has booked the trip already is shown what the booking may be changed to.
  const isChange = isSent && (await findLiveBooking(ctx.db, proposal, now)) !== undefined
  const isOpen = isSent && !isChange && now < latestEnd(content.startsOn)
  const { accept, isShort } =
    isOpen && !option.isEstimate ? await acceptance(context, proposal, choice, content) : { accept: undefined, isShort: false }
  return {
    letter: option.letter,
    name: content.options.length > 1 ? option.letter : undefined,
    isEstimate: option.isEstimate,
    isAccepted: proposal.state === 'accepted',
    isChange,
    startsOn: content.startsOn,
    // What was due when it was accepted stays so.
    today: kigaliDay((proposal.state === 'accepted' && proposal.endedAt) || now),
    terms: { depositBasisPoints: content.terms.depositBasisPoints, balanceDays: content.terms.balanceDays },
    rwfPerUsd: content.rwfPerUsd,
    lines: await inWords(option.lines),
    notes: priceNotes(content, option.letter, read),
    optional: await Promise.all(
      option.optional.map(async ({ id, lines, totalMinor }) => {
        const item = content.items.find((one) => one.id === id)
        return {
          id,
          title: item?.title ?? '',
          text: item?.text ?? '',
          day: item?.day ?? 1,
          totalMinor,
          lines: await inWords(lines),
        }
      }),
    ),
    ticked: priced.value.ticked,
    accept,
    isShort,
    isClosed: now >= latestEnd(content.startsOn),
  }
}

/**
 * For whom it is, how it can be paid this late, and what suppliers are asked for first. Nothing of it where a part is short that cannot be
 * asked for: staff were told so when they sent it (`findShortRooms`).
 */
async function acceptance(
  context: RouteContext,
  proposal: SentProposal,
  { letter, ticked }: Choice,
  { startsOn }: ProposalContent,
) {
  const ctx = contextOf(context)
  const read = wordsReader(context)
  const now = ctx.clock.now()
  const sale = await findSale(ctx.db, proposal.id)
  const parts = sale ? partsOf(sale, { letter, ticked }, kigaliDay(now)) : []
  const { hard, onRequest } = await listShort(ctx.db, parts, now)
  if (hard.length > 0) return { accept: undefined, isShort: true }
  const accept = {
    customer: proposal.customer,
    methods: methodsFor(startsOn, now, { cards: ctx.cards !== undefined }),
    request: onRequest.length > 0 ? read(proposalAnswerWords).request({ hours: answerHours }) : undefined,
  }
  return { accept, isShort: false }
}
