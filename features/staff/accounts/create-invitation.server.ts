import type { Context, Tx } from '#platform/context.ts'
import { queueStaffEmail } from '../emails/staff-emails.server.tsx'
import { makeKey } from '../keys/keys.server.ts'

/** Makes the key of an invitation and queues its email. Returns the key. */
export async function createInvitation(ctx: Context, tx: Tx, staffId: string): Promise<string> {
  const key = await makeKey(ctx, tx, { purpose: 'invite', staffId })
  await queueStaffEmail(ctx, tx, { kind: 'invite', keyId: key.id })
  return key.text
}
