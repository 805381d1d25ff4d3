import { recordAudit } from '#features/audit-log/record-audit.server.ts'
import { listVisitorFees } from '#features/places/reads.server.ts'
import type { Context, Tx } from '#platform/context.ts'
import { isExclusionViolation } from '#platform/database/database-errors.ts'
import { transact } from '#platform/database/transact.server.ts'
import { type Day, kigaliDay } from '#values/dates.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { authoritySubject } from './authority.ts'
import type { AuthorityTerms, AuthorityTermsFacts } from './authority-terms.ts'
import { type LastSave, lastSave } from './last-save.server.ts'
import { findAuthorityOf, findTermsById, listTermsOf, lockTermsOf } from './reads.server.ts'
import { fittedNeighbours, gapsBetween, overlapWith, type Span } from './terms-spans.ts'
import { deleteTerms, insertTerms, type SeenTerms, updateChecked, updateDays, updateTerms } from './writes.server.ts'

type Actor = { id: string; name: string }
type Gap = { reason: 'days-gap'; from: Day; to: Day }
type Changed = { reason: 'changed-meanwhile'; now: AuthorityTerms; by: LastSave | undefined }
export type TermsRefusal =
  | Gap
  | Changed
  | { reason: 'terms-unknown' }
  | { reason: 'days-overlap'; day: Day; other: Pick<AuthorityTerms, 'id' | 'fromDay' | 'toDay'> }

type Input = {
  feeId: string
  facts: AuthorityTermsFacts
  /** Whether the actor has read them at their source today. */
  isChecked: boolean
  /** Whether the terms before and after give way, or follow, so that no day is left out or in two. */
  isFitted: boolean
  seen: SeenTerms | undefined
  actor: Actor
}

/**
 * Adds or changes terms of a fee, with the change in the log; answers their id. Lots keep the terms that they were reserved by. Refused: days
 * that other terms have, days that would be left between two terms, a fee that no authority sells, unknown terms, and those that
 * somebody has changed since they were seen.
 */
export async function saveAuthorityTerms(ctx: Context, input: Input): Promise<Outcome<number, TermsRefusal>> {
  const { feeId, facts, seen } = input
  try {
    return await transact<number, TermsRefusal>(ctx.db, (tx) => save(ctx, tx, input))
  } catch (error) {
    if (!isExclusionViolation(error, 'authority_terms_never_two')) throw error
    const others = (await listTermsOf(ctx.db, [feeId])).filter(({ id }) => id !== seen?.id)
    const overlap = overlapWith(input.isFitted ? fitTo(facts, others) : others, facts)
    if (!overlap) throw error
    const { id, fromDay, toDay } = overlap.other
    return refused({ reason: 'days-overlap', day: overlap.day, other: { id, fromDay, toDay } })
  }
}

async function save(
  ctx: Context,
  tx: Tx,
  { feeId, facts, isChecked, isFitted, seen, actor }: Input,
): Promise<Outcome<number, TermsRefusal>> {
  const all = await lockTermsOf(tx, feeId)
  const before = seen && all?.find(({ id }) => id === seen.id)
  if (!all || (seen && !before)) return refused({ reason: 'terms-unknown' })
  if (seen && before && before.version !== seen.version) return refused(await changedMeanwhile(tx, before))
  const others = all.filter(({ id }) => id !== seen?.id)
  const fitted = isFitted ? fittedNeighbours(others, facts) : []
  const gap = newGap(all, [...(isFitted ? fitTo(facts, others) : others), facts])
  if (gap) return refused(gap)
  const log = await openLog(ctx, tx, { feeId, actor })
  const wasOf = (one: AuthorityTerms) => others.find(({ id }) => id === one.id) ?? one
  // Whoever gives days away comes first, and whoever takes days last: no two may have one in between.
  const [giving, taking] = [true, false].map((isLess) => fitted.filter((one) => isWithin(one, wasOf(one)) === isLess))
  const moveDays = async (neighbours: readonly AuthorityTerms[] = []) => {
    for (const one of neighbours) {
      await updateDays(tx, one)
      await log('permit-terms-changed', one, { before: daysOf(wasOf(one)), after: daysOf(one) })
    }
  }
  await moveDays(giving)
  const checked = isChecked ? { on: kigaliDay(ctx.clock.now()), by: actor.name } : undefined
  if (!before) {
    const id = await insertTerms(tx, feeId, facts, checked)
    await log('permit-terms-added', { ...facts, id })
    await moveDays(taking)
    return done(id)
  }
  await updateTerms(tx, before.id, facts, checked)
  await log('permit-terms-changed', { ...facts, id: before.id }, { before: factsOf(before), after: facts })
  await moveDays(taking)
  return done(before.id)
}

/** The other terms of a fee, of which the neighbours of a span have given way or followed. */
function fitTo(span: Span, others: readonly AuthorityTerms[]): AuthorityTerms[] {
  const fitted = fittedNeighbours(others, span)
  return others.map((one) => fitted.find(({ id }) => id === one.id) ?? one)
}

/** Records that a member of staff has read terms at their source today. Refused: unknown terms, and those changed since they were seen. */
export function checkAuthorityTerms(
  ctx: Context,
  { seen, actor }: { seen: SeenTerms; actor: Actor },
): Promise<Outcome<undefined, { reason: 'terms-unknown' | 'changed-meanwhile' }>> {
  return transact<undefined, { reason: 'terms-unknown' | 'changed-meanwhile' }>(ctx.db, async (tx) => {
    const terms = await findTermsById(tx, seen.id)
    if (!terms) return refused({ reason: 'terms-unknown' })
    const checked = { on: kigaliDay(ctx.clock.now()), by: actor.name }
    if (!(await updateChecked(tx, seen, checked))) return refused({ reason: 'changed-meanwhile' })
    const log = await openLog(ctx, tx, { feeId: terms.feeId, actor })
    await log('permit-terms-checked', terms)
    return done(undefined)
  })
}

/** Deletes terms. Refused: unknown ones, those that somebody has changed since they were seen, and those between two others. */
export function deleteAuthorityTerms(
  ctx: Context,
  { feeId, seen, actor }: { feeId: string; seen: SeenTerms; actor: Actor },
): Promise<Outcome<undefined, { reason: 'terms-unknown' } | Changed | Gap>> {
  return transact<undefined, { reason: 'terms-unknown' } | Changed | Gap>(ctx.db, async (tx) => {
    const all = await lockTermsOf(tx, feeId)
    const terms = all?.find(({ id }) => id === seen.id)
    if (!all || !terms) return refused({ reason: 'terms-unknown' })
    if (terms.version !== seen.version) return refused(await changedMeanwhile(tx, terms))
    const gap = newGap(
      all,
      all.filter(({ id }) => id !== seen.id),
    )
    if (gap) return refused(gap)
    await deleteTerms(tx, seen.id)
    const log = await openLog(ctx, tx, { feeId, actor })
    await log('permit-terms-deleted', terms, { before: factsOf(terms), after: {} })
    return done(undefined)
  })
}

async function changedMeanwhile(tx: Tx, now: AuthorityTerms): Promise<Changed> {
  const authority = await findAuthorityOf(tx, now.feeId)
  const actions = ['permit-terms-added', 'permit-terms-changed', 'permit-terms-checked'] as const
  const by = authority && (await lastSave(tx, authority.id, actions, ({ facts }) => facts.terms === now.id))
  return { reason: 'changed-meanwhile', now, by }
}

/** The first days that would be left out between two terms, and were not before. */
function newGap(before: readonly Span[], after: readonly Span[]): Gap | undefined {
  const known = gapsBetween(before)
  const gap = gapsBetween(after).find(({ fromDay, toDay }) => !known.some((one) => one.fromDay <= fromDay && toDay <= one.toDay))
  return gap && { reason: 'days-gap', from: gap.fromDay, to: gap.toDay }
}

const isWithin = (one: Span, other: Span) =>
  one.fromDay >= other.fromDay && (one.toDay ?? '9999-12-31') <= (other.toDay ?? '9999-12-31')

const daysOf = ({ fromDay, toDay }: Span) => ({ fromDay, toDay })
const factsOf = ({ id: _, feeId: __, checkedOn: ___, checkedBy: ____, version: _____, ...facts }: AuthorityTerms) => facts

type Action = 'permit-terms-added' | 'permit-terms-changed' | 'permit-terms-checked' | 'permit-terms-deleted'

/** Writes into the log of the authority that sells a fee: which terms, of which fee and days. */
async function openLog(ctx: Context, tx: Tx, { feeId, actor }: { feeId: string; actor: Actor }) {
  const [authority, fees] = [await findAuthorityOf(tx, feeId), await listVisitorFees(tx)]
  const subject = authoritySubject(authority ?? { id: feeId, name: feeId })
  return (action: Action, { id, fromDay }: Span & { id: number }, more: Record<string, unknown> = {}) =>
    recordAudit(ctx, tx, {
      actor,
      action,
      subject,
      facts: { fee: fees.get(feeId)?.name ?? feeId, from: fromDay, terms: id, ...more },
    })
}
