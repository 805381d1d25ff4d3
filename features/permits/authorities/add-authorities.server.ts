import type { Tx } from '#platform/context.ts'
import type { NewAuthority } from './new-authority.ts'
import { insertFreeFees, insertMissingAuthority, insertTerms, replaceEvidence } from './writes.server.ts'

/**
 * Adds the missing authorities with their terms, inside the caller's transaction. Existing ones stay as staff left them, with all that is theirs,
 * and so does a fee that another one sells (docs/decisions/0020-staff-win-over-reference.md).
 */
export async function addAuthorities(tx: Tx, authorities: readonly NewAuthority[]): Promise<void> {
  for (const { id, terms, ...facts } of authorities) {
    const row = { ...facts, supplierId: null, licence: '', licenceUntil: null, numberPattern: '' }
    if (!(await insertMissingAuthority(tx, id, row))) continue
    await replaceEvidence(tx, id, facts.evidence)
    const added = await insertFreeFees(tx, id, facts.feeIds)
    for (const { feeIds, ...span } of terms)
      for (const feeId of feeIds) if (added.includes(feeId)) await insertTerms(tx, feeId, span)
  }
}
