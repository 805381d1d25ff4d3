import { z } from 'zod'
import { recordAudit } from '#features/audit-log/record-audit.server.ts'
import type { Context, Tx } from '#platform/context.ts'
import { transact } from '#platform/database/transact.server.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { findKey, takeKey } from '../keys/keys.server.ts'
import { findStaff, hasAuthenticator } from '../reads.server.ts'
import { allowAttempt, resetAttempts } from '../sign-in/count-sign-in-attempt.server.ts'
import { staffCookie } from '../sign-in/staff-cookies.server.ts'
import { type StartedSession, startSession } from '../sign-in/start-session.server.ts'
import type { Staff } from '../staff.ts'
import { checkCode } from './check-code.server.ts'
import { spendRecoveryCode } from './spend-recovery-code.server.ts'

/** A code of the authenticator, or a recovery code in its place. */
export type SecondStep = { kind: 'code' | 'recovery-code'; typed: string }

export type SecondStepRefusal = { reason: 'second-step-over' | 'code-wrong' | 'recovery-code-wrong' | 'too-many-requests' }

type Taken = { method: 'password' | 'link'; codesLeft: number | undefined }

/** The facts of a key that the first step made. */
const firstStep = z.object({ method: z.enum(['password', 'link']) })

/** The member whose second step a key is for; undefined when the key has expired or the member has no authenticator any more. */
export async function findSecondStep(ctx: Context, key: string): Promise<Staff | undefined> {
  const found = await findKey(ctx, ctx.db, 'second-step', key)
  const staff = found?.staffId ? await findStaff(ctx.db, found.staffId) : undefined
  return staff && (await hasAuthenticator(ctx.db, staff.id)) ? staff : undefined
}

/**
 * Checks the code after the password or link, and signs in. A wrong code leaves the key, so that it can be tried again; the tenth within a
 * quarter of an hour is refused without a check. A right one uses up key and code together.
 */
export async function passSecondStep(
  ctx: Context,
  input: { key: string; step: SecondStep; headers: Headers; address: string },
): Promise<Outcome<StartedSession & { codesLeft: number | undefined }, SecondStepRefusal>> {
  const { key, step, headers, address } = input
  const staff = await findSecondStep(ctx, key)
  if (!staff) return refused({ reason: 'second-step-over' })
  const attempt = { what: 'second-step', email: staff.email, headers, address } as const
  if (!(await allowAttempt(ctx, attempt))) return refused({ reason: 'too-many-requests' })
  const taken = await transact(ctx.db, (tx) => take(ctx, tx, { staff, key, step }))
  if (!taken.done) return taken
  await resetAttempts(ctx, attempt)
  const entered = await startSession(ctx, { staffId: staff.id, method: taken.value.method, headers })
  if (!entered.done) return refused({ reason: 'second-step-over' })
  const cookies = [...entered.value.cookies, staffCookie(ctx, 'second-step', '', 0)]
  return done({ ...entered.value, cookies, codesLeft: taken.value.codesLeft })
}

async function take(
  ctx: Context,
  tx: Tx,
  { staff, key, step }: { staff: Staff; key: string; step: SecondStep },
): Promise<Outcome<Taken, SecondStepRefusal>> {
  const row = await takeKey(ctx, tx, 'second-step', key)
  if (!row) return refused({ reason: 'second-step-over' })
  const { method } = firstStep.parse(row.facts)
  if (step.kind === 'code') {
    const checked = await checkCode(ctx, tx, staff.id, step.typed)
    return checked.done ? done({ method, codesLeft: undefined }) : checked
  }
  const used = await spendRecoveryCode(ctx, tx, staff.id, step.typed)
  if (!used.done) return used
  const { left } = used.value
  const subject = { kind: 'staff', id: staff.id, words: staff.name } as const
  await recordAudit(ctx, tx, { actor: staff, action: 'recovery-code-used', subject, facts: { left } })
  return done({ method, codesLeft: left })
}
