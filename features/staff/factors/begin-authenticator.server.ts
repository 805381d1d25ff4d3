import { findSettings } from '#features/settings/reads.server.ts'
import type { Context } from '#platform/context.ts'
import type { Staff } from '../staff.ts'
import { newSecret, setupLink } from './one-time-code.server.ts'
import { findAuthenticator } from './reads-factors.server.ts'
import { deleteBegun, writeNewSecret } from './writes-factors.server.ts'

/** What the encryption of somebody's secret is bound to. */
export const authenticatorAbout = (staffId: string): string => `staff:${staffId}:authenticator`

/**
 * Makes a new secret for an authenticator, in the place of one that was begun before. Nobody is asked for its codes until one of
 * them confirms it; where an authenticator is set up already, its codes are good until then.
 */
export const beginAuthenticator = (ctx: Context, staff: Staff): Promise<void> =>
  writeNewSecret(ctx.db, {
    staffId: staff.id,
    encrypted: ctx.encryption.encrypt(newSecret(), authenticatorAbout(staff.id)),
    at: ctx.clock.now(),
  })

/** The secret that somebody has begun to set up, and the link their authenticator reads; undefined where nothing was begun. */
export async function findBegun(ctx: Context, staff: Staff): Promise<{ secret: string; link: string } | undefined> {
  const found = await findAuthenticator(ctx.db, staff.id)
  if (!found?.begun) return undefined
  const secret = ctx.encryption.decrypt(found.begun, authenticatorAbout(staff.id))
  const { company } = await findSettings(ctx.db)
  return { secret, link: setupLink({ secret, issuer: company.name, label: staff.email }) }
}

/** Forgets a secret that was begun and not confirmed; one that was stays. */
export const stopBegun = (ctx: Context, staff: Staff): Promise<void> =>
  ctx.db.transaction().execute((tx) => deleteBegun(tx, staff.id))
