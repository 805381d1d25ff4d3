import { quoteBooking } from '#features/bookings/quotes/quote-booking.server.ts'
import type { Booking } from '#features/bookings/reads.server.ts'
import { type CustomLineFault, customLimits, faultsInCustomLines } from '#features/pricing/custom-line.ts'
import type { Context } from '#platform/context.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import type { Words } from '#platform/languages/source.ts'
import { moneyText, usd } from '#values/money.ts'
import { customPriceWords } from '../../../words/admin/bookings/custom-price.ts'
import { refusalText } from '../refusal-text.ts'
import { customSums } from './load-custom-price.server.ts'
import { changedRows, fieldName, lineOf, type PriceRow, rowsOfForm } from './price-rows.ts'
import type { PriceSummary } from './price-summary.ts'

type CustomPriceWords = Words<typeof customPriceWords.tree>

/** What a form of a custom price shows again: everything that was typed, with what is wrong in each field or the refusal. */
export type CustomPriceReply = {
  rows: PriceRow[]
  errors: Record<string, string>
  refusal: string
  young: boolean
  note: string
  summary: PriceSummary | undefined
}

const longestNote = 500

/**
 * Does what a button of the form does: adds or removes a line, calculates, or sends the quotation. Undefined where it is sent.
 */
export async function customPriceAction(
  ctx: Context,
  booking: Booking,
  { form, actor, read }: { form: FormData; actor: string; read: ReadWords },
): Promise<{ reply: CustomPriceReply; status: 200 | 409 | 422 } | undefined> {
  const words = read(customPriceWords)
  const pressed = String(form.get('do') ?? '')
  const rows = changedRows(rowsOfForm(form), pressed)
  const young = form.get('young') === 'yes'
  const note = String(form.get('note') ?? '').slice(0, longestNote)
  const again = async (status: 200 | 409 | 422, errors: Record<string, string> = {}, refusal = '') => {
    const sums = await customSums(ctx, booking)
    const summary = sums.done ? sums.value.summaryOf(rows) : undefined
    return { reply: { rows, errors, refusal, young, note, summary }, status }
  }
  if (pressed !== 'send') return again(200)
  if (rows.length === 0) return again(422, {}, words.errors.linesMissing)
  if (rows.length > customLimits.lines) return again(422, {}, words.most({ most: customLimits.lines }))
  const lines = rows.map(lineOf)
  const faults = faultsInCustomLines(lines)
  if (faults.length > 0)
    return again(422, Object.fromEntries(faults.map((one) => [fieldName(one.at, one.field), sentenceOf(one, words)])))
  const outcome = await quoteBooking(ctx, booking.id, {
    actor,
    text: note,
    price: { lines, agreedPassedOnMinor: Number(form.get('passedOn') ?? Number.NaN) },
    evenIfYoung: young,
    seen: Number(form.get('version') ?? Number.NaN),
  })
  if (outcome.done) return undefined
  const { sentence, status } = refusalText(read, outcome.refusal)
  return again(status, {}, sentence)
}

function sentenceOf({ field, fault }: CustomLineFault, { errors }: CustomPriceWords): string {
  if (field === 'quantity') return errors.quantity({ most: customLimits.quantity })
  if (field === 'unit')
    return fault === 'too-large' ? errors.unitTooLarge({ most: moneyText(usd(customLimits.unitMinor)) }) : errors.unit
  return fault === 'too-long' ? errors[field]['too-long']({ most: customLimits[field] }) : errors[field].missing
}
