import type { Context } from '#platform/context.ts'
import { ownSignIn } from '../own-sign-in.ts'
import { findStaff } from '../reads.server.ts'
import { findJoined } from '../reads-sign-in-methods.server.ts'
import type { Staff } from '../staff.ts'
import { findKey } from './keys.server.ts'

/**
 * The member that the key of an email is for, without using it. Undefined when it is forged, expired or used, the member is disabled or
 * has joined already by the invitation, or signing in here is closed (OWN_SIGN_IN).
 */
export async function findKeyHolder(ctx: Context, purpose: 'invite' | 'link' | 'reset', key: string): Promise<Staff | undefined> {
  if (!ownSignIn(ctx)) return undefined
  const found = await findKey(ctx, ctx.db, purpose, key)
  const staff = found?.staffId ? await findStaff(ctx.db, found.staffId) : undefined
  if (!staff || (purpose === 'invite' && (await findJoined(ctx.db, staff.id)))) return undefined
  return staff
}
