import type { Context } from '#platform/context.ts'
import { ownSignIn } from '../own-sign-in.ts'
import { findStaff } from '../reads.server.ts'
import { findJoined } from '../reads-sign-in-methods.server.ts'
import type { Staff } from '../staff.ts'
import { findKey } from './keys.server.ts'

/**
 * Whom the key of a letter is for, without opening it; undefined where it opens nothing: forged, over, used, of somebody who
 * is disabled, an invitation of somebody who has come in already, or
 * of our own ways in, where they are closed.
 */
export async function findKeyHolder(ctx: Context, purpose: 'invite' | 'link' | 'reset', key: string): Promise<Staff | undefined> {
  if (!ownSignIn(ctx)) return undefined
  const found = await findKey(ctx, ctx.db, purpose, key)
  const staff = found?.staffId ? await findStaff(ctx.db, found.staffId) : undefined
  if (!staff || (purpose === 'invite' && (await findJoined(ctx.db, staff.id)))) return undefined
  return staff
}
