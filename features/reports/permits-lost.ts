import type { Day } from '#values/dates.ts'

/** Why a permit that was paid for was lost: not paid in full in time, given back, taken away by its authority, used by nobody. */
export const lossCauses = ['expired', 'released', 'withdrawn', 'unused'] as const
export type LossCause = (typeof lossCauses)[number]

/** Permits for which something was paid, what that was, and what came back or is expected back, in US cents. */
export type PermitsLost = { permits: number; paidMinor: number; backMinor: number }

export type PermitsLostReport = {
  total: PermitsLost
  /** By the month in which they were lost, with every month of the range and each cause apart. */
  months: (PermitsLost & { month: Day; causes: Readonly<Record<LossCause, number>> })[]
  causes: (PermitsLost & { cause: LossCause })[]
  /** By authority and fee; the dearest first. The authority is empty where nobody has named it. */
  fees: (PermitsLost & { feeId: string; fee: string; authority: string })[]
}

export const lostMinor = ({ paidMinor, backMinor }: PermitsLost): number => paidMinor - backMinor
