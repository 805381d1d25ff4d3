import { dueOfInvoice, listDueByTerms } from '#features/payables/invoices/due-by-terms.server.ts'
import { previewInvoice } from '#features/payables/invoices/preview-invoice.server.ts'
import { type InvoiceInput, type InvoiceRefusal, recordInvoice } from '#features/payables/invoices/record-invoice.server.ts'
import { type InvoiceableLine, listInvoiceable } from '#features/payables/reads.server.ts'
import type { Context } from '#platform/context.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { readAmount } from '#values/amount.ts'
import { type Day, isDay, kigaliDay } from '#values/dates.ts'
import { type Currency, currencyDigits } from '#values/money.ts'
import { typed } from '../../../shared/read-form.server.ts'
import { supplierInvoiceWords } from '../../../words/admin/payables/supplier-invoices.ts'
import { numberIn } from '../../components/number-in.ts'

/** What the form came back with: what was typed and ticked, what is wrong with it, or the difference that is to be seen before it is recorded. */
export type InvoiceReply = {
  values: Record<string, string>
  ticked: string[]
  errors: Record<string, string>
  preview?: { stamp: string; expected: string; invoiced: string; difference: string; isTaken: boolean; isNew: boolean }
}
type Answer = { recorded: { id: number; number: string; waits: boolean } } | { reply: InvoiceReply; status: number }

/** Records an invoice that is as it was ordered. One that differs is compared first, and recorded once its difference was seen. */
export async function invoiceByForm(
  ctx: Context,
  read: ReadWords,
  { supplierId, form, actor }: { supplierId: number; form: FormData; actor: { id: string; name: string } },
): Promise<Answer> {
  const values = typed(form)
  const ticked = [...new Set(form.getAll('line').map(String))].slice(0, 500)
  const refuse = (errors: Record<string, string>, status = 422) => ({ reply: { values, ticked, errors }, status })
  const lines = await listInvoiceable(ctx.db, supplierId)
  const dues = await listDueByTerms(ctx.db, supplierId, lines)
  const found = inputOf(read, { values, ticked, lines, dues, today: kigaliDay(ctx.clock.now()) })
  if ('errors' in found) return refuse(found.errors)
  const input: InvoiceInput = { ...found.input, supplierId, actor }
  const seen = await previewInvoice(ctx, input)
  if (!seen.done) return refuse(refusedAt(read, seen.refusal, { lines, currency: input.currency }))
  const { differenceMinor, state } = seen.value
  const stamp = `${input.totalMinor} ${input.currency} ${differenceMinor} ${state}`
  if (differenceMinor !== 0 && (values.event !== 'save' || values.compared !== stamp)) {
    const money = (minor: number) => read.format.moneyInFull({ minor, currency: input.currency })
    const preview = {
      stamp,
      expected: money(input.totalMinor - differenceMinor),
      invoiced: money(input.totalMinor),
      difference: `${differenceMinor > 0 ? '+' : ''}${money(differenceMinor)}`,
      isTaken: state === 'taken',
      isNew: values.event === 'save',
    }
    return { reply: { values, ticked, errors: {}, preview }, status: values.event === 'save' ? 409 : 200 }
  }
  const outcome = await recordInvoice(ctx, input)
  if (!outcome.done) return refuse(refusedAt(read, outcome.refusal, { lines, currency: input.currency }))
  return { recorded: { id: outcome.value.id, number: input.number, waits: outcome.value.state === 'matched' } }
}

type Typed = {
  values: Record<string, string>
  ticked: readonly string[]
  lines: readonly InvoiceableLine[]
  dues: ReadonlyMap<number, Day>
  today: Day
}

/** What was typed, or what of it cannot be read, by field. */
function inputOf(
  read: ReadWords,
  { values, ticked, lines, dues, today }: Typed,
): { errors: Record<string, string> } | { input: Omit<InvoiceInput, 'supplierId' | 'actor'> } {
  const { problems } = read(supplierInvoiceWords)
  const errors: Record<string, string> = {}
  const text = (name: string) => (values[name] ?? '').trim()
  const number = text('number').slice(0, 60)
  if (number === '') errors.number = problems['number-missing']
  const invoicedOn = text('invoicedOn')
  if (!isDay(invoicedOn)) errors.invoicedOn = problems['day-wrong']
  const currency: Currency = Object.hasOwn(currencyDigits, text('currency')) ? (text('currency') as Currency) : 'USD'
  const totalMinor = readAmount(text('total'), currency)
  if (Number.isNaN(totalMinor)) errors.total = problems['total-unreadable']
  const isCredit = text('kind') === 'credit'
  const creditsId = isCredit ? (numberIn(text('credits')) ?? null) : null
  if (isCredit && creditsId === null) errors.credits = problems['credit-note-without-invoice']
  const chosen = ticked.flatMap((one) => numberIn(one) ?? [])
  if (!isCredit && chosen.length === 0) errors.line = problems['nothing-matched']
  // A credit note is for use at once; an invoice is due by the terms of what it is for, unless another day is typed.
  const dueOn = text('dueOn') || (isCredit ? invoicedOn : (dueOfInvoice(dues, chosen, today)?.dueOn ?? ''))
  if (dueOn === '' && chosen.length > 0 && !isCredit) errors.dueOn = problems['due-missing']
  else if (dueOn !== '' && !isDay(dueOn)) errors.dueOn = problems['day-wrong']
  const matched = chosen.map((lineId) => {
    const part = text(`part-${lineId}`)
    const line = lines.find((one) => one.lineId === lineId)
    if (part === '' || !line) return { lineId }
    const expectedMinor = readAmount(part, line.currency)
    if (Number.isNaN(expectedMinor)) errors[`part-${lineId}`] = problems['part-unreadable']({ title: line.title })
    return { lineId, expectedMinor }
  })
  if (Object.keys(errors).length > 0) return { errors }
  const amount = isCredit ? -totalMinor : totalMinor
  return { input: { number, invoicedOn, dueOn, currency, totalMinor: amount, creditsId, lines: isCredit ? [] : matched } }
}

/** A refusal beside the field it is about. */
function refusedAt(
  read: ReadWords,
  refusal: InvoiceRefusal,
  { lines }: { lines: readonly InvoiceableLine[]; currency: Currency },
): Record<string, string> {
  const { problems } = read(supplierInvoiceWords)
  const lineOf = (id: number) => lines.find(({ lineId }) => lineId === id)
  switch (refusal.reason) {
    case 'number-used':
      return { number: problems['number-used']({ day: read.format.day(refusal.invoicedOn) }) }
    case 'already-invoiced':
      return { line: problems['already-invoiced']({ title: lineOf(refusal.lineId)?.title ?? '' }) }
    case 'more-than-expected': {
      const line = lineOf(refusal.lineId)
      const most = read.format.money({ minor: refusal.mostMinor, currency: line?.currency ?? 'USD' })
      return { [`part-${refusal.lineId}`]: problems['more-than-expected']({ most, title: line?.title ?? '' }) }
    }
    case 'rate-missing':
      return { currency: problems['rate-missing']({ currency: refusal.currency }) }
    default:
      return { [fieldOf[refusal.reason]]: problems[refusal.reason] }
  }
}

type Plain = Exclude<InvoiceRefusal['reason'], 'number-used' | 'already-invoiced' | 'more-than-expected' | 'rate-missing'>

const fieldOf: Record<Plain, string> = {
  'supplier-unknown': 'line',
  'number-missing': 'number',
  'total-zero': 'total',
  'credit-note-without-invoice': 'credits',
  'credited-invoice-unknown': 'credits',
  'nothing-matched': 'line',
  'line-unknown': 'line',
  demo: 'line',
  'currencies-mixed': 'line',
}
