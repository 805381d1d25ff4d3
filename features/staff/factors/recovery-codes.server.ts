import { createHash, randomBytes } from 'node:crypto'
import type { Tx } from '#platform/context.ts'
import { recoveryCodeBytes, recoveryCodeCount, recoveryCodeFrom } from './second-step-codes.ts'
import { deleteRecoveryCodes, insertRecoveryCodes } from './writes-factors.server.ts'

/** How a recovery code is kept. It is chance enough for a plain hash, which stays good when the server's secret is changed. */
export const recoveryCodeHash = (staffId: string, code: string): Buffer =>
  createHash('sha256').update(`recovery-code:${staffId}:${code}`).digest()

/** Makes ten codes in the place of all before them, and answers them: they are kept as hashes and cannot be shown again. */
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
