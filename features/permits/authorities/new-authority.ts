import type { AuthorityFacts } from './authority.ts'
import type { AuthorityTermsFacts } from './authority-terms.ts'

/** An authority of a release's reference, with the terms of its fees. Terms that several fees share name them all. */
export type NewAuthority = Omit<AuthorityFacts, 'supplierId' | 'licence' | 'licenceUntil' | 'numberPattern'> & {
  id: string
  terms: readonly (AuthorityTermsFacts & { feeIds: readonly string[] })[]
}
