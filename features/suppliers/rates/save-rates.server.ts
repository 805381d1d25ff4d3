import { recordAudits } from '#features/audit-log/note-audit-entries.server.ts'
import { recordAudit } from '#features/audit-log/record-audit.server.ts'
import type { Context, Tx } from '#platform/context.ts'
import { transact } from '#platform/database/transact.server.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { contractSubject } from '../contract.ts'
import { lockContract, lockSupplier } from '../reads.server.ts'
import { supplierSubject } from '../supplier.ts'
import { type ContractPlan, changesContract } from './plan-contract.ts'
import { changesAnything, faultyLines, planSheet, type RateSheet, type SheetPlan } from './plan-sheet.server.ts'
import {
  deleteRates,
  deleteSupplements,
  endRates,
  endSupplements,
  insertClosures,
  insertRates,
  insertSupplements,
  type Stamped,
} from './writes-rates.server.ts'

type Input = {
  sheet: RateSheet
  /** The suppliers whose services the sheet names. */
  suppliers: readonly { id: number; name: string }[]
  /** The stamp of the plan that was looked at. */
  seen: string
  actor: { id: string; name: string }
}

export type SaveRatesRefusal = { reason: 'changed' | 'contract-ended' | 'faulty' | 'nothing'; plan: SheetPlan }
export type SavedRates = { added: number; ended: number }

/**
 * Carries out a sheet of rates, all of it or nothing. Rates of a draft are replaced; those of an active contract end and others
 * follow them. Refused, with the plan as it is now: where something was changed since the plan was looked at, a contract that has
 * ended, a line at fault, and a sheet that changes nothing.
 */
export const saveRates = (
  ctx: Context,
  { sheet, suppliers, seen, actor }: Input,
): Promise<Outcome<SavedRates, SaveRatesRefusal>> =>
  transact<SavedRates, SaveRatesRefusal>(ctx.db, async (tx) => {
    // In one order, so that two sheets of several suppliers wait for each other and never both at once.
    for (const id of suppliers.map((one) => one.id).sort((a, b) => a - b)) await lockSupplier(tx, id)
    for (const one of sheet.contracts.toSorted((a, b) => a.contractId - b.contractId))
      await lockContract(tx, one.supplierId, one.contractId)
    const plan = await planSheet(tx, sheet)
    if (plan.stamp !== seen) return refused({ reason: 'changed', plan })
    if (plan.contracts.some(({ contract }) => contract.state === 'ended')) return refused({ reason: 'contract-ended', plan })
    if (faultyLines(plan) > 0) return refused({ reason: 'faulty', plan })
    if (!changesAnything(plan)) return refused({ reason: 'nothing', plan })
    const stamped = { at: ctx.clock.now(), by: actor.name }
    const changed = plan.contracts.filter(changesContract)
    for (const one of changed) await carryOut(tx, one, stamped)
    const closures = plan.closures.filter(({ effect }) => effect === 'new')
    await insertClosures(
      tx,
      closures.map(({ closure }) => closure),
    )
    await recordAudits(
      ctx,
      tx,
      changed.map((one) => ({ actor, action: 'rates-changed', subject: contractSubject(one.contract), facts: countsOf(one) })),
    )
    for (const { id, name } of suppliers) {
      const closed = closures.filter(({ supplierId }) => supplierId === id).map(({ closure }) => closure)
      const subject = supplierSubject({ id, name })
      if (closed.length > 0)
        await recordAudit(ctx, tx, { actor, action: 'closure-added', subject, facts: { added: closed.length } })
    }
    const counts = changed.map(countsOf)
    const sum = (of: keyof SavedRates) => counts.reduce((all, one) => all + one[of], 0)
    return done({ added: sum('added'), ended: sum('ended') })
  })

/** Rates and supplements that a plan adds and ends. */
function countsOf({ ended, added, supplements }: ContractPlan): SavedRates {
  const moved = supplements.filter(({ effect }) => effect !== 'same')
  return {
    added: added.length + ended.flatMap(({ followers }) => followers).length + moved.length,
    ended: ended.length + moved.filter(({ was }) => was).length,
  }
}

async function carryOut(tx: Tx, { contract, ended, added, supplements }: ContractPlan, stamped: Stamped): Promise<void> {
  const live = contract.state === 'active'
  const [endRate, endSupplement] = live ? [endRates, endSupplements] : [deleteRates, deleteSupplements]
  const row = { contractId: contract.id, live }
  const former = (id: number) => (live ? id : null)
  await endRate(
    tx,
    ended.map(({ rate }) => rate.id),
    stamped.at,
  )
  const followers = ended.flatMap(({ rate, followers }) =>
    followers.map((follower) => ({ ...row, rate: follower, supersedes: former(rate.id) })),
  )
  await insertRates(tx, [...added.map((rate) => ({ ...row, rate, supersedes: null })), ...followers], stamped)
  const moved = supplements.filter(({ effect }) => effect !== 'same')
  await endSupplement(
    tx,
    moved.flatMap(({ was }) => was?.id ?? []),
    stamped.at,
  )
  const rows = moved.map(({ supplement, was }) => ({ ...row, supplement, supersedes: was ? former(was.id) : null }))
  await insertSupplements(tx, rows, stamped)
}
