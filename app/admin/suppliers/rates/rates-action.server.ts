import { endSupplement } from '#features/suppliers/rates/end-supplement.server.ts'
import { supplementOf } from '#features/suppliers/rates/match-lines.ts'
import {
  faultyLines,
  planSheet,
  type RateSheet,
  ratesStamp,
  type SheetPlan,
} from '#features/suppliers/rates/plan-sheet.server.ts'
import {
  type ReadRateTable,
  readRateTable,
  type SeasonRow,
  scopeKey,
  seasonRows,
  sheetOfTable,
  type UnreadCell,
} from '#features/suppliers/rates/rate-table.ts'
import { saveRates } from '#features/suppliers/rates/save-rates.server.ts'
import type { Context } from '#platform/context.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { ratePlanWords } from '../../../words/admin/suppliers/rate-plan.ts'
import { ratesWords } from '../../../words/admin/suppliers/rates.ts'
import { lineFault } from './line-fault.ts'
import type { ContractBook } from './load-rates.server.ts'
import { type PlanView, planView } from './plan-view.server.ts'
import { seasonNameOf } from './season-name.ts'

/** Who sends a form, and in which language they are answered. */
type Sent = { form: FormData; actor: { id: string; name: string }; reader: ReadWords }
type Fault = { field: string; sentence: string }
/** What the form of the table comes back with. */
export type TableReply = {
  rows: SeasonRow[]
  faults: Fault[]
  unread: UnreadCell[]
  sentence?: string
  plan?: PlanView
}
/** What the form of a supplement comes back with. */
export type SupplementReply = { values: Record<string, string>; supplement: string }
type Answer = { to: string } | { status: number; reply: TableReply | SupplementReply }

/**
 * Saves the rate table of a form: that of a draft at once, that of an active contract once its plan was looked at. Comes back with what
 * was typed where a field is not read (422), and where something was changed meanwhile (409).
 */
export async function saveTable(ctx: Context, book: ContractBook, { form, actor, reader }: Sent): Promise<Answer> {
  const words = reader(ratesWords)
  const { supplier, contract, services, own } = book
  const fields = new Map([...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as const] : [])))
  const read = readRateTable(fields, { services, contract, own })
  const faults = read.faults.map(({ field, row, fault }) => ({
    field,
    sentence: seasonName(reader, read, row) + reader.format.colon + lineFault(reader, fault),
  }))
  const typed = { rows: read.rows, faults, unread: read.unread }
  if (form.get('seen') !== ratesStamp(own)) {
    const rows = [...read.rows, ...missingRows(read.rows, book)]
    return { status: 409, reply: { ...typed, rows, sentence: words.changed } }
  }
  if (faults.length > 0 || read.unread.length > 0) return { status: 422, reply: { ...typed, sentence: words.problems } }
  const of = { contractId: contract.id, supplierId: supplier.id }
  const sheet: RateSheet = { contracts: [{ ...of, ...sheetOfTable(read, { own, state: contract.state }) }], closures: [] }
  const plan = await planSheet(ctx.db, sheet)
  const shown = async (one: SheetPlan) => planView(ctx.db, reader, one, (row) => seasonName(reader, read, row))
  if (contract.state === 'active' && form.get('event') !== 'keep' && faultyLines(plan) === 0)
    return { status: 200, reply: { ...typed, plan: await shown(plan) } }
  const seen = contract.state === 'active' ? String(form.get('stamp') ?? '') : plan.stamp
  const outcome = await saveRates(ctx, { sheet, suppliers: [supplier], seen: faultyLines(plan) > 0 ? plan.stamp : seen, actor })
  if (outcome.done) {
    const { added, ended } = outcome.value
    return { to: `?did=saved&added=${added}&ended=${ended}` }
  }
  const { reason, plan: now } = outcome.refusal
  const sentence = reader(ratePlanWords).sentences[reason]
  return { status: reason === 'changed' ? 409 : 422, reply: { ...typed, sentence, plan: await shown(now) } }
}

/** Seasons that somebody else has added since the form was drawn: they stand below what was typed. */
function missingRows(typed: readonly SeasonRow[], { own, contract }: ContractBook): SeasonRow[] {
  const there = new Set(typed.map(({ scope }) => scope))
  const rows = seasonRows(
    own.filter((rate) => !there.has(scopeKey(rate))),
    contract.currency,
  )
  return rows.map((row, at) => ({ ...row, key: `m${at + 1}` }))
}

function seasonName(read: ReadWords, { rows }: Pick<ReadRateTable, 'rows'>, row: number): string {
  const texts = rows[row - 1]?.texts
  return texts ? seasonNameOf(read, texts) : ''
}

/** Adds a supplement of a form, at once. */
export async function saveSupplement(ctx: Context, book: ContractBook, { form, actor, reader }: Sent): Promise<Answer> {
  const { supplier, contract, services } = book
  const values = Object.fromEntries([...form].map(([name, value]) => [name, typeof value === 'string' ? value : '']))
  const service = services.find(({ id }) => String(id) === values.service)
  const supplement = supplementOf((column) => values[column]?.trim() ?? '', {
    service,
    currency: contract.currency,
    mark: undefined,
  })
  if ('reason' in supplement) return { status: 422, reply: { values, supplement: lineFault(reader, supplement) } }
  const wanted = {
    contractId: contract.id,
    supplierId: supplier.id,
    rates: [],
    emptied: [],
    supplements: [{ row: 1, supplement }],
  }
  const sheet: RateSheet = { contracts: [wanted], closures: [] }
  const { stamp } = await planSheet(ctx.db, sheet)
  const outcome = await saveRates(ctx, { sheet, suppliers: [supplier], seen: stamp, actor })
  if (outcome.done) return { to: '?did=supplement-added#supplements' }
  const { reason, plan } = outcome.refusal
  const [row] = (await planView(ctx.db, reader, plan)).rows
  return {
    status: reason === 'changed' ? 409 : 422,
    reply: { values, supplement: row?.fault ?? reader(ratePlanWords).sentences[reason] },
  }
}

/** Ends the supplement of a form. */
export async function endByForm(
  ctx: Context,
  { supplier, contract }: ContractBook,
  { form, actor, reader }: Sent,
): Promise<Answer> {
  const id = Number(form.get('supplement')) || 0
  const outcome = await endSupplement(ctx, { supplierId: supplier.id, contractId: contract.id, id, actor })
  if (outcome.done) return { to: '?did=supplement-ended#supplements' }
  const sentences = reader(ratesWords).supplements
  const supplement = outcome.refusal.reason === 'contract-ended' ? sentences.contractEnded : sentences.gone
  return { status: 409, reply: { values: {}, supplement } }
}
