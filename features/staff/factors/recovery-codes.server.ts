import { createHash, randomBytes } from 'node:crypto'
import type { Tx } from '#platform/context.ts'
import { recoveryCodeBytes, recoveryCodeCount, recoveryCodeFrom } from './second-step-codes.ts'
import { deleteRecoveryCodes, insertRecoveryCodes } from './writes-factors.server.ts'

/** The stored hash of a recovery code. The code is random enough for a plain hash, which survives a change of the server's secret. */
export const recoveryCodeHash = (staffId: string, code: string): Buffer =>
  createHash('sha256').update(`recovery-code:${staffId}:${code}`).digest()

/** Replaces all recovery codes by ten new ones and returns them; only their hashes are stored. */
export async function replaceRecoveryCodes(tx: Tx, staffId: string): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, () => recoveryCodeFrom(randomBytes(recoveryCodeBytes)))
  await deleteRecoveryCodes(tx, staffId)
  await insertRecoveryCodes(
    tx,
    staffId,
    codes.map((code) => recoveryCodeHash(staffId, code)),
  )
  return codes
}
