import { findSupplier, lockSupplier } from '#features/suppliers/reads.server.ts'
import type { Context, Tx } from '#platform/context.ts'
import { transact } from '#platform/database/transact.server.ts'
import type { Day } from '#values/dates.ts'
import { type Currency, moneyText } from '#values/money.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { followLinesOf } from '../follow/follow-payables.server.ts'
import { findRateOn, type OwingLine } from '../follow/reads-follow.server.ts'
import type { InvoiceMatch, InvoiceState, SupplierInvoice } from '../invoice.ts'
import { type Actor, notePayable } from '../note-payable.server.ts'
import { convertBy } from '../rules/exchange.ts'
import { matchInvoice } from '../rules/match-invoice.ts'
import { sharesOf } from '../rules/shares.ts'
import { updateClosed } from '../writes.server.ts'
import { addDifferences } from './add-differences.server.ts'
import { findInvoice, findInvoiceByNumber, type LineBooks, listLineBooks, listMatches } from './reads-invoices.server.ts'
import { insertInvoice } from './writes-invoices.server.ts'

/** `lines`: what it is for. `expectedMinor` of a line: what of its cost; all that was not invoiced yet where it is absent. */
export type InvoiceInput = {
  supplierId: number
  number: string
  invoicedOn: Day
  dueOn: Day
  currency: Currency
  totalMinor: number
  /** Of a credit note: the invoice it is for. Its lines are those of that one. */
  creditsId: number | null
  lines: readonly { lineId: number; expectedMinor?: number }[]
  actor: Actor
}

export type InvoiceRefusal =
  | { reason: 'supplier-unknown' }
  | { reason: 'number-missing' }
  | { reason: 'number-used'; invoiceId: number; invoicedOn: Day }
  | { reason: 'total-zero' }
  | { reason: 'credit-note-without-invoice' }
  | { reason: 'credited-invoice-unknown' }
  | { reason: 'nothing-matched' }
  | { reason: 'line-unknown' }
  | { reason: 'demo' }
  | { reason: 'already-invoiced'; lineId: number }
  | { reason: 'more-than-expected'; lineId: number; mostMinor: number }
  | { reason: 'currencies-mixed' }
  | { reason: 'rate-missing'; currency: Currency }

/** `differenceMinor`: in the currency of the invoice. */
export type RecordedInvoice = { id: number; state: InvoiceState; differenceMinor: number }

/**
 * Records an invoice with the order lines that it is for. Within 0.5% and 5.00 of what is expected it is taken; else it waits for somebody who
 * approves or disputes it. A line that was closed without an invoice is open again. Refused: a number that the supplier has used, a total of 0,
 * one below 0 that names no invoice of the supplier or a rejected one, lines of somebody else, of several currencies, of demo bookings and real ones, or invoiced
 * before.
 */
export const recordInvoice = (ctx: Context, input: InvoiceInput): Promise<Outcome<RecordedInvoice, InvoiceRefusal>> =>
  transact<RecordedInvoice, InvoiceRefusal>(ctx.db, (tx) => recordInvoiceIn(ctx, tx, input))

/** The same in the caller's transaction. */
export async function recordInvoiceIn(
  ctx: Context,
  tx: Tx,
  input: InvoiceInput,
): Promise<Outcome<RecordedInvoice, InvoiceRefusal>> {
  const number = input.number.trim()
  const { supplierId, totalMinor, currency, actor } = input
  if (!(await lockSupplier(tx, supplierId))) return refused({ reason: 'supplier-unknown' })
  if (number === '') return refused({ reason: 'number-missing' })
  if (totalMinor === 0) return refused({ reason: 'total-zero' })
  const former = await findInvoiceByNumber(tx, supplierId, number)
  if (former) return refused({ reason: 'number-used', invoiceId: former.id, invoicedOn: former.invoicedOn })
  const credited = await creditedBy(tx, input)
  if ('reason' in credited) return refused(credited)
  const chosen = credited.invoice
    ? (await listMatches(tx, [credited.invoice.id])).map(({ lineId }) => ({ lineId, expectedMinor: 0 }))
    : input.lines
  const matched = await matchLines(ctx, tx, { ...input, lines: chosen })
  if ('reason' in matched) return refused(matched)
  const { matches, state, differenceMinor } = matched
  const isDemo = credited.invoice?.isDemo ?? matched.isDemo
  const at = await ctx.clock.in(tx)
  const supplier = await findSupplier(tx, supplierId)
  const id = await insertInvoice(
    tx,
    {
      supplierId,
      number,
      invoicedOn: input.invoicedOn,
      dueOn: input.dueOn,
      currency,
      totalMinor,
      creditsId: credited.invoice?.id ?? null,
      state,
      recordedById: actor.id,
      recordedBy: actor.name,
      recordedAt: at,
      isDemo,
    },
    matches,
  )
  const stored = await findInvoice(tx, id)
  if (state === 'taken' && stored) await addDifferences(tx, stored, at)
  const facts = {
    number,
    total: moneyText({ minor: totalMinor, currency }),
    difference: moneyText({ minor: differenceMinor, currency }),
    state,
  }
  await notePayable(ctx, tx, {
    supplier: { id: supplierId, name: supplier?.name ?? '' },
    actor,
    action: 'invoice-recorded',
    facts,
    isDemo,
  })
  return done({ id, state, differenceMinor })
}

/** A total below 0 names an invoice of the supplier that is none itself; one above 0 names none. */
async function creditedBy(
  tx: Tx,
  { supplierId, totalMinor, creditsId }: InvoiceInput,
): Promise<{ invoice?: SupplierInvoice } | InvoiceRefusal> {
  if (totalMinor > 0) return creditsId === null ? {} : { reason: 'credited-invoice-unknown' }
  if (creditsId === null) return { reason: 'credit-note-without-invoice' }
  const invoice = await findInvoice(tx, creditsId)
  if (invoice?.supplierId !== supplierId || invoice.totalMinor < 0 || invoice.state === 'rejected')
    return { reason: 'credited-invoice-unknown' }
  return { invoice }
}

type Matched = { matches: Omit<InvoiceMatch, 'invoiceId'>[]; state: InvoiceState; differenceMinor: number; isDemo: boolean }

/** What is expected of the lines beside the invoice, which is shared out over them in their currency. */
async function matchLines(ctx: Context, tx: Tx, input: InvoiceInput): Promise<Matched | InvoiceRefusal> {
  const { supplierId, lines, currency, totalMinor, invoicedOn } = input
  const ids = [...new Set(lines.map(({ lineId }) => lineId))]
  if (ids.length === 0) return { reason: 'nothing-matched' }
  const reopened = await followOpened(ctx, tx, { supplierId, lineIds: ids })
  const isDemo = reopened.every((line) => line.isDemo)
  if (!isDemo && reopened.some((line) => line.isDemo)) return { reason: 'demo' }
  const books = await listLineBooks(tx, ids)
  const [first] = books
  if (reopened.length < ids.length || !first || books.some(({ totalMinor: total }) => total === null))
    return { reason: 'line-unknown' }
  if (books.some((one) => one.currency !== first.currency)) return { reason: 'currencies-mixed' }
  const expected: number[] = []
  for (const one of books) {
    const found = expectedOf(one, lines.find(({ lineId }) => lineId === one.lineId)?.expectedMinor)
    if (typeof found !== 'number') return found
    expected.push(found)
  }
  const units = new Map<Currency, number>()
  for (const one of [currency, first.currency]) {
    const rate = await findRateOn(tx, one, invoicedOn)
    if (rate) units.set(one, rate.unitsPerUsd)
  }
  const sum = expected.reduce((all, one) => all + one, 0)
  const inItsCurrency = convertBy({ minor: sum, currency: first.currency }, currency, units)
  const ofLines = convertBy({ minor: totalMinor, currency }, first.currency, units)
  if (inItsCurrency === null || ofLines === null)
    return { reason: 'rate-missing', currency: units.has(currency) ? first.currency : currency }
  const { differenceMinor, isTaken } = matchInvoice({ totalMinor, currency }, inItsCurrency)
  const amounts = sharesOf(ofLines, expected)
  const matches = books.map(({ lineId }, at) => ({ lineId, expectedMinor: expected[at] ?? 0, amountMinor: amounts[at] ?? 0 }))
  return { matches, state: isTaken ? 'taken' : 'matched', differenceMinor, isDemo }
}

/** Brings lines up to date, those first that were closed without an invoice and are open again now. */
async function followOpened(ctx: Context, tx: Tx, of: { supplierId: number; lineIds: readonly number[] }): Promise<OwingLine[]> {
  const lines = await followLinesOf(ctx, tx, of)
  const closed = lines.filter(({ isClosed }) => isClosed).map(({ id }) => id)
  if (closed.length === 0) return lines
  await updateClosed(tx, closed, null)
  return followLinesOf(ctx, tx, of)
}

/** What of the cost of a line an invoice is for: what was not invoiced yet, or as much of it as was said. */
function expectedOf({ lineId, totalMinor, invoicedMinor }: LineBooks, given: number | undefined): number | InvoiceRefusal {
  const restMinor = (totalMinor ?? 0) - invoicedMinor
  if (given === 0) return 0
  if (restMinor <= 0) return { reason: 'already-invoiced', lineId }
  if (given !== undefined && (given > restMinor || given < 0))
    return { reason: 'more-than-expected', lineId, mostMinor: restMinor }
  return given ?? restMinor
}
