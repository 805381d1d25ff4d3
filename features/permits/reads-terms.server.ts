import type { Db } from '#platform/context.ts'
import type { Day } from '#values/dates.ts'
import { findAuthorityOf, findTerms } from './authorities/reads.server.ts'
import type { PermitTerms } from './permit-terms.ts'
import type { AuthorityClock } from './rules/authority-clock.ts'

/** The terms of a fee that are in force on a day, and when its authority works; empty and undefined where they are not known. */
export async function findTermsOf(
  db: Db,
  feeId: string,
  on: Day,
): Promise<{ terms: PermitTerms; clock: AuthorityClock | undefined }> {
  return { terms: (await findTerms(db, feeId, on))?.terms ?? {}, clock: await findAuthorityOf(db, feeId) }
}
