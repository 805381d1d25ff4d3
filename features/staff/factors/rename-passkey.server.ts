import type { Context } from '#platform/context.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import type { Staff } from '../staff.ts'
import { type PasskeyNameFault, readPasskeyName } from './passkey-name.ts'
import { updatePasskeyName } from './writes-factors.server.ts'

/** A member renames one of their passkeys. */
export async function renamePasskey(
  ctx: Context,
  staff: Staff,
  { id, name: typed }: { id: string; name: string },
): Promise<Outcome<{ name: string }, { reason: PasskeyNameFault | 'no-passkey' }>> {
  const read = readPasskeyName(typed)
  if ('fault' in read) return refused({ reason: read.fault })
  const renamed = await updatePasskeyName(ctx.db, { staffId: staff.id, id, name: read.name })
  return renamed ? done(read) : refused({ reason: 'no-passkey' })
}
