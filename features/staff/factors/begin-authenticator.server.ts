import { findSettings } from '#features/settings/reads.server.ts'
import type { Context } from '#platform/context.ts'
import type { Staff } from '../staff.ts'
import { newSecret, setupLink } from './one-time-code.server.ts'
import { findAuthenticator } from './reads-factors.server.ts'
import { deletePendingSecret, writeNewSecret } from './writes-factors.server.ts'

/** What a member's encrypted secret is bound to. */
export const authenticatorAbout = (staffId: string): string => `staff:${staffId}:authenticator`

/**
 * Makes a new secret for an authenticator and replaces an unconfirmed one. Its codes are not required until one confirms it; the
 * codes of an authenticator that is set up stay valid until then.
 */
export const beginAuthenticator = (ctx: Context, staff: Staff): Promise<void> =>
  writeNewSecret(ctx.db, {
    staffId: staff.id,
    encrypted: ctx.encryption.encrypt(newSecret(), authenticatorAbout(staff.id)),
    at: ctx.clock.now(),
  })

/** The unconfirmed secret of a member, and its setup link for the authenticator; undefined when there is none. */
export async function findPendingAuthenticator(
  ctx: Context,
  staff: Staff,
): Promise<{ secret: string; link: string } | undefined> {
  const found = await findAuthenticator(ctx.db, staff.id)
  if (!found?.pending) return undefined
  const secret = ctx.encryption.decrypt(found.pending, authenticatorAbout(staff.id))
  const { company } = await findSettings(ctx.db)
  return { secret, link: setupLink({ secret, issuer: company.name, label: staff.email }) }
}

/** Deletes an unconfirmed secret; a confirmed one stays. */
export const cancelAuthenticatorSetup = (ctx: Context, staff: Staff): Promise<void> =>
  ctx.db.transaction().execute((tx) => deletePendingSecret(tx, staff.id))
