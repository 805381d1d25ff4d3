import { findSettings } from '#features/settings/reads.server.ts'
import type { Context } from '#platform/context.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { newSecret, setupLink } from './one-time-code.server.ts'
import { findAuthenticator } from './reads-factors.server.ts'
import type { Staff } from './staff.ts'
import { deleteAuthenticator, writeNewSecret } from './writes-factors.server.ts'

/** What the seal of somebody's secret is bound to. */
export const authenticatorSeal = (staffId: string): string => `staff:${staffId}:authenticator`

/** Makes a new secret for an authenticator, in the place of one that was begun before. Nobody is asked for its codes until one of them confirms it. */
export async function beginAuthenticator(ctx: Context, staff: Staff): Promise<Outcome<null, { reason: 'already-set-up' }>> {
  const sealed = ctx.seals.seal(newSecret(), authenticatorSeal(staff.id))
  const kept = await writeNewSecret(ctx.db, { staffId: staff.id, sealed, at: ctx.clock.now() })
  return kept ? done(null) : refused({ reason: 'already-set-up' })
}

/** The secret that somebody has begun to set up, and the link their authenticator reads; undefined where nothing was begun. */
export async function findBegun(ctx: Context, staff: Staff): Promise<{ secret: string; link: string } | undefined> {
  const found = await findAuthenticator(ctx.db, staff.id)
  if (!found || found.confirmedAt) return undefined
  const secret = ctx.seals.open(found.sealed, authenticatorSeal(staff.id))
  const { company } = await findSettings(ctx.db)
  return { secret, link: setupLink({ secret, issuer: company.name, label: staff.email }) }
}

/** Forgets a secret that was begun and not confirmed; one that was stays. */
export const stopBegun = (ctx: Context, staff: Staff): Promise<void> => deleteAuthenticator(ctx.db, staff.id, 'begun')
