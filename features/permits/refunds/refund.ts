import type { PermitTerms } from '../permit-terms.ts'

/** What a warden puts on paper of a permit that was used. */
export type VisitCause = 'not-seen' | 'ill-at-gate'

/** Why an authority gives something back: permits that went back to it, that it took away, or whose visit did not come about. */
export type RefundCause = 'give-back' | 'withdraw' | VisitCause

/** What the authority gives for a visit that did not come about: money, another visit on the next day, or what is not agreed yet. */
export const visitAnswers = ['money', 'next-day', 'open'] as const
export type VisitAnswer = (typeof visitAnswers)[number]

/** What terms say of such a visit: the percent of the price that comes back, and their own words. What they do not say is null and empty. */
export const visitTerms = (terms: PermitTerms, cause: VisitCause): { percent: number | null; words: string } =>
  cause === 'not-seen'
    ? { percent: terms.notSeenPercent ?? null, words: terms.notSeen ?? '' }
    : { percent: terms.illAtGatePercent ?? null, words: terms.illAtGate ?? '' }
