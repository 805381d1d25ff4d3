import type { RouteStop } from '#artwork/route-map.ts'
import { depositText } from '#features/bookings/quotes/deposit-text.ts'
import { paymentSchedule } from '#features/bookings/quotes/payment-schedule.ts'
import type { Picture } from '#features/media/picture.ts'
import { linesInLanguage } from '#features/pricing/lines/lines-in-language.server.ts'
import type { PriceLine } from '#features/pricing/price-line.ts'
import { type ChoiceSums, choiceSums } from '#features/proposals/choice-sums.ts'
import { type Choice, type ChoiceRefusal, chosenPrice, ticksIn } from '#features/proposals/chosen-price.ts'
import { priceNotes } from '#features/proposals/price-notes.ts'
import { proposalState, type SentProposal } from '#features/proposals/proposal.ts'
import { isInOption, type ProposalContent, type ProposedDay } from '#features/proposals/proposal-content.ts'
import { untilText } from '#features/proposals/until-text.ts'
import { proposalPriceWords } from '#features/proposals/words/proposal-price.ts'
import type { Settings } from '#features/settings/settings.ts'
import { namesIn } from '#features/translations/names.server.ts'
import type { Context } from '#platform/context.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { qrCode } from '#platform/qr-code.server.ts'
import { addDays, type Day, kigaliDay } from '#values/dates.ts'
import { convert, usd } from '#values/money.ts'
import { done, type Outcome } from '#values/outcome.ts'
import { ruleSentences } from '../facts/rule-sentences.ts'
import { figuresIn } from '../paper/figures.ts'
import { documentCancellationWords } from '../words/document-cancellation.ts'
import { documentPriceWords } from '../words/document-price.ts'
import { documentProposalWords } from '../words/document-proposal.ts'
import { documentsWords } from '../words/documents.ts'
import { proposalDays } from './proposal-days-facts.ts'
import type { ProposalFacts } from './proposal-facts.ts'

/** A day of which both ends are known. */
type TravelledDay = Pick<ProposedDay, 'day' | 'driveKm' | 'driveMinutes'> &
  Record<'from' | 'to', NonNullable<ProposedDay['from']>>
/** Gives the stops of a route, for its map. */
export type ProposalRouteOf = (days: readonly TravelledDay[]) => RouteStop[]

type Printing = {
  proposal: SentProposal
  choice: Choice
  /** What is open is a change of what its customer has booked already. */
  isChange: boolean
  settings: Settings
  photos: ReadonlyMap<string, Picture>
  routeOf: ProposalRouteOf
  /** The address of its page in the language of the document. */
  address: string
  read: ReadWords
}

/** What a proposal says on paper of a choice: of what was sent alone, in the language of `read`. Refused: a choice that it does not have. */
export async function readProposalFacts(
  ctx: Pick<Context, 'db' | 'loaderCache' | 'clock' | 'config'>,
  { proposal, choice, isChange, settings, photos, routeOf, address, read }: Printing,
): Promise<Outcome<ProposalFacts, ChoiceRefusal>> {
  const content = await placesInLanguage(ctx, proposal.content, read.language)
  const chosen = chosenPrice(content, choice)
  if (!chosen.done) return chosen
  const { option, ticked, lines, totalMinor } = chosen.value
  const { letter } = option
  const { format } = read
  const words = read(documentProposalWords)
  const common = read(documentsWords)
  const several = content.options.length > 1
  const now = ctx.clock.now()
  const isOpen = proposalState(proposal, now) === 'sent'
  const optionalMinor = new Map(option.optional.map((one) => [one.id, one.totalMinor]))
  const own = content.items.filter((item) => isInOption(item, letter))
  const francs = (minor: number) => format.money(convert(usd(minor), 'RWF', content.rwfPerUsd))
  const cover = content.days.flatMap(({ pictures }) => pictures).find((id) => isWide(photos.get(id))) ?? null
  const days = proposalDays({ content, letter, ticked, optionalMinor, photos }, read)
  const schedule = isChange ? [] : scheduleFacts(content, lines, kigaliDay(isOpen ? now : (proposal.endedAt ?? now)), read)
  const onDay = ({ day, title }: { day: number; title: string }) => words.onDay({ day, what: title })
  return done({
    sender: { company: settings.company, taxNumber: null, site: new URL(ctx.config.publicUrl).host, bank: settings.bank },
    reference: proposal.reference,
    title: content.title,
    summary: content.summary,
    scene: content.scene,
    cover,
    facts: [
      [common.for, proposal.customer],
      [common.when, format.days(content.startsOn, addDays(content.startsOn, content.days.length - 1))],
      [common.party, partyText(content, read)],
      [words.valid, words.kigali({ until: untilText(format, proposal.endsAt) })],
    ],
    greeting: paragraphsOf(proposal.greeting),
    options: several
      ? content.options.map(({ letter: one, title, text, isEstimate }) => {
          const sums = choiceSums(content, { letter: one, ticked: ticksIn(content, choice, one) })
          return {
            title: words.option({ letter: one, title }),
            text,
            stays: staysOf(content, one, read),
            sums: sumTexts(sums, read),
            total: format.money(usd(sums.totalMinor)),
            francs: francs(sums.totalMinor),
            isShown: one === letter,
            isEstimate,
          }
        })
      : [],
    stops: routeOf(content.days.flatMap(({ from, to, ...day }) => (from && to ? [{ ...day, from, to }] : []))),
    days,
    included: content.included,
    excluded: content.excluded,
    priceTitle: several ? words.priceOf({ letter }) : words.price,
    isEstimate: option.isEstimate,
    lines: await lineFacts(ctx, lines, read),
    total: {
      amount: format.moneyInFull(usd(totalMinor)),
      francs: francs(totalMinor),
      notes: [...totalNotes(content, lines, read), ...priceNotes(content, letter, read)],
    },
    schedule,
    depositWhy: schedule.length > 1 ? depositText(lines, content.terms, read(proposalPriceWords).deposit, format) : '',
    extras: option.optional.flatMap(({ id, totalMinor: minor }) => {
      const item = content.items.find((one) => one.id === id)
      const amount = format.moneyInFull(usd(minor))
      return item ? [{ title: onDay(item), amount, isTicked: ticked.includes(id) }] : []
    }),
    own: own.filter(({ isOwn }) => isOwn).map(onDay),
    ages: own
      .filter(({ minimumAge }) => minimumAge > 0)
      .map(({ title, day, minimumAge }) => words.age({ what: title, day, age: minimumAge })),
    cancellation: cancellationOf(content, read),
    isChange,
    page: isOpen ? { href: address, text: address.replace(/^https?:\/\//, ''), code: qrCode(address) } : null,
    credits: creditsOf(days, cover, photos, read),
    sentOn: kigaliDay(proposal.sentAt),
  })
}

async function placesInLanguage(
  ctx: Pick<Context, 'db' | 'loaderCache'>,
  content: ProposalContent,
  language: string,
): Promise<ProposalContent> {
  const nameOf = await namesIn(ctx, language)
  const named = (place: ProposedDay['from']) => place && { ...place, name: nameOf({ name: place.name, of: 'place', at: 'name' }) }
  return { ...content, days: content.days.map((day) => ({ ...day, from: named(day.from), to: named(day.to) })) }
}

const isWide = (picture: Picture | undefined): boolean => picture !== undefined && picture.width > picture.height

function partyText({ travellers }: ProposalContent, read: ReadWords): string {
  const adults = travellers.filter(({ childOf }) => childOf === null).length
  return read(documentProposalWords).party({ adults, children: travellers.length - adults })
}

/** Paragraphs of lines, as staff typed them. */
const paragraphsOf = (text: string): string[][] =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.split('\n').filter((line) => line.trim() !== ''))
    .filter((lines) => lines.length > 0)

/** Where an option sleeps: each house with its nights. */
const staysOf = ({ items }: ProposalContent, letter: Choice['letter'], read: ReadWords): string[] =>
  items
    .filter((item) => isInOption(item, letter) && item.kind === 'stay' && !item.dayUse && !item.optional)
    .map(({ title, days }) => `${title}, ${read(documentProposalWords).nights({ count: days })}`)

/** What of the total of an option is charged as others ask for it, and what is ticked, each with its amount. */
function sumTexts({ feesMinor, flightsMinor, ticked, tickedMinor }: ChoiceSums, read: ReadWords): string[] {
  const words = read(proposalPriceWords)
  const rows = [
    [words.fees, feesMinor],
    [words.flights, flightsMinor],
    [words.ticked({ what: read.format.list(ticked) }), tickedMinor],
  ] as const
  return rows.filter(([, minor]) => minor !== 0).map(([name, minor]) => `${name} ${read.format.money(usd(minor))}`)
}

async function lineFacts(ctx: Pick<Context, 'db' | 'loaderCache'>, lines: readonly PriceLine[], read: ReadWords) {
  const money = figuresIn('USD', read.format)
  return (await linesInLanguage(ctx, lines, read)).map(({ label, reason, quantity, unitMinor, amountMinor }) => ({
    ...{ label, reason, quantity: `${quantity}`, unit: money(unitMinor), amount: money(amountMinor) },
  }))
}

/** At which rate the francs are, and the tax inside. */
function totalNotes({ rwfPerUsd }: ProposalContent, lines: readonly PriceLine[], read: ReadWords): string[] {
  const { vat, either } = read(documentPriceWords)
  const vatMinor = lines.reduce((sum, line) => sum + line.vatMinor, 0)
  return [
    `${read(documentProposalWords).rate({ rate: rwfPerUsd })} ${either}`,
    ...(vatMinor > 0 ? [vat({ amount: figuresIn('USD', read.format)(vatMinor) })] : []),
  ]
}

/** What is paid when, were it accepted on a day. */
function scheduleFacts({ startsOn, terms }: ProposalContent, lines: readonly PriceLine[], on: Day, read: ReadWords) {
  const { due } = read(documentPriceWords)
  const { onAccept } = read(documentProposalWords)
  const money = figuresIn('USD', read.format)
  const { totalMinor, depositMinor, balanceMinor, balanceDueOn } = paymentSchedule(lines, startsOn, on, terms)
  if (balanceMinor === 0) return [[due.everything, onAccept, money(totalMinor)] as const]
  return [
    [due.deposit, onAccept, money(depositMinor)] as const,
    [due.balance, read.format.day(balanceDueOn), money(balanceMinor)] as const,
  ]
}

function cancellationOf({ startsOn, terms }: ProposalContent, read: ReadWords): string[] {
  const { untilConfirmed, passedOn } = read(documentCancellationWords)
  return [untilConfirmed, ...ruleSentences({ ladder: 'tours', policy: terms.policy }, true, startsOn, read), passedOn]
}

/** Who took the photographs that are printed. */
function creditsOf(
  days: ProposalFacts['days'],
  cover: string | null,
  photos: ReadonlyMap<string, Picture>,
  read: ReadWords,
): string {
  const keys = [cover, ...days.flatMap(({ pictures, nights }) => [...pictures, ...nights.map(({ picture }) => picture)])]
  const names = [...new Set(keys.flatMap((key) => (key === null ? [] : photos.get(key)?.credit || [])))]
  return names.length > 0 ? read(documentProposalWords).photographs({ names: names.join(', ') }) : ''
}
