import { type Choice, withSomeDriver } from '#features/bookings/drafts/choice.ts'
import type { Quote } from '#features/bookings/quotes/quote.ts'
import { quoteOrder } from '#features/bookings/quotes/quote-order.server.ts'
import { linesInLanguage } from '#features/pricing/lines/lines-in-language.server.ts'
import type { ProductKind } from '#features/pricing/order-kinds.ts'
import type { Settings } from '#features/settings/settings.ts'
import { namesIn } from '#features/translations/names.server.ts'
import type { Context } from '#platform/context.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { replyInWords } from '../../shared/booking/field-error.ts'
import { listShort } from '../../shared/booking/list-short.server.ts'
import { type ReadChoice, readChoice } from '../../shared/booking/read-choice.server.ts'
import { refusalField } from '../../shared/booking/refusal-field.ts'
import { refusalSentence, type StepRefusal } from '../../shared/booking/refusal-sentence.ts'
import { priceText, type Summary } from '../../shared/booking/summary-of.ts'
import type { FormReply } from '../../shared/form-reply.ts'
import { bookingErrorWords } from '../../words/booking-errors.ts'
import { withoutChildrenWords } from '../../words/without-children.ts'
import { type OlderParty, olderParty } from './older-party.ts'

/** What the first step shows: the form as it was filled in, and its price where it has one. */
export type ShownChoice = Refused & { summary?: Summary; quote?: Quote }

/** A first step that was refused. `older`: the party without those who are too young, where that is why. */
export type Refused = { reply: FormReply; problem?: string | undefined; older?: OlderParty }

/**
 * Reads the first step from the address of its page and prices it. `sent` is the name of a field that only a sent form has:
 * without it in the address the form is shown unsent, with the other values of the address filled in.
 */
export async function showChoice(
  ctx: Context,
  kind: ProductKind,
  params: URLSearchParams,
  sent: string,
  read: ReadWords,
): Promise<ShownChoice> {
  const form = new FormData()
  for (const [name, value] of params) form.append(name, value)
  if (!params.has(sent)) return { reply: { values: Object.fromEntries(params), errors: {} } }
  return priceChoice(ctx, await readChoice(ctx, kind, form, 'price'), read)
}

async function priceChoice(ctx: Context, { reply: keyed, choice }: ReadChoice, read: ReadWords): Promise<ShownChoice> {
  const reply = replyInWords(keyed, read(bookingErrorWords))
  if (!choice) return { reply }
  const now = ctx.clock.now()
  const found = await quoteOrder(ctx.db, withSomeDriver(choice.order), choice.party, now)
  if (!found.done) return refusalReply(ctx, found.refusal, choice, reply, read)
  const { quote, product } = found.value
  const { hard: short } = await listShort(ctx.db, quote.parts, now)
  const answer = short.length > 0 ? await refusalReply(ctx, { reason: 'stock-short', short }, choice, reply, read) : { reply }
  return { ...answer, summary: await quotedSummary(ctx, quote, choice.party.length, product.settings, read), quote }
}

/** A refusal in words: at the field it is about, or above the form. */
export async function refusalReply(
  ctx: Context,
  refusal: StepRefusal,
  choice: Choice,
  reply: FormReply,
  read: ReadWords,
): Promise<Refused> {
  const { order, party } = choice
  const nameOf = await namesIn(ctx, read.language)
  const sentence = refusalSentence(refusal, { kind: order.kind, travellers: party.length }, read, nameOf)
  const field = refusalField(refusal, order)
  if (field === undefined) return { reply, problem: sentence }
  const older = refusal.reason === 'travellers-too-young' && olderParty(choice, refusal.travellers, read(withoutChildrenWords))
  return { reply: { ...reply, errors: { ...reply.errors, [field]: sentence } }, ...(older && { older }) }
}

/** The panel beside the form, once there is a price. */
export async function quotedSummary(
  ctx: Context,
  quote: Quote,
  travellers: number,
  { rwfPerUsd }: Pick<Settings, 'rwfPerUsd'>,
  read: ReadWords,
): Promise<Summary> {
  const { title, scene, startsOn, endsOn, schedule } = quote
  const lines = await linesInLanguage(ctx, quote.lines, read)
  const price = priceText(lines, schedule, { currency: 'USD', rwfPerUnit: rwfPerUsd }, read.format)
  return { title, scene, startsOn, endsOn, travellers, price }
}
