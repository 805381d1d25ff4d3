import type { Residency } from '#features/places/visitor-fee.ts'
import type { Day } from '#values/dates.ts'

/** What staff have seen of a traveller for a fee class. The paper itself is not kept. */
export type SeenEvidence = {
  what: string
  feeClass: Residency
  /** Its last day; null: it has none. */
  until: Day | null
  seenAt: Date
  seenBy: string
}

/** `none-needed`: the class shows nothing. `ends-early`: its last day is before the visit. */
export type EvidenceState = 'none-needed' | 'seen' | 'missing' | 'ends-early'

/**
 * Whether the evidence that an authority wants to see of a class has been seen for a visit. What was seen for another class shows nothing: a
 * traveller whose class was changed shows it anew. Source: docs/permits.md, 'Evidence'.
 *
 * @param wanted what the authority wants to see of the class; nothing where it wants none.
 */
export function evidenceState(
  wanted: string | undefined,
  seen: SeenEvidence | null,
  { feeClass, day }: { feeClass: Residency; day: Day },
): EvidenceState {
  if (!wanted) return 'none-needed'
  if (!seen || seen.feeClass !== feeClass) return 'missing'
  return seen.until !== null && seen.until < day ? 'ends-early' : 'seen'
}

type Stored = {
  evidence: string | null
  evidenceClass: Residency | null
  evidenceUntil: Day | null
  evidenceSeenAt: Date | null
  evidenceSeenBy: string | null
}

/** The evidence of a stored row of details; null where none was seen. */
export const evidenceOf = ({
  evidence,
  evidenceClass,
  evidenceUntil,
  evidenceSeenAt,
  evidenceSeenBy,
}: Stored): SeenEvidence | null =>
  evidence && evidenceClass && evidenceSeenAt && evidenceSeenBy
    ? { what: evidence, feeClass: evidenceClass, until: evidenceUntil, seenAt: evidenceSeenAt, seenBy: evidenceSeenBy }
    : null
