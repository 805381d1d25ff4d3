import type { ChildBand } from '../child-bands.ts'
import type { Contract } from '../contract.ts'
import type { Participant } from './cost-line.ts'
import { shareOf } from './exact.ts'

/** What a child pays, or that it is an adult here, or younger than anybody who is admitted. */
export type ChildPrice = 'adult' | 'too-young' | { minor: number }

/** Why nobody may go along whom the bands do not admit: all of them, by their places. */
export const youngerThan = (bands: readonly ChildBand[], who: readonly Pick<Participant, 'position' | 'age'>[]) => {
  const least = bands[0]?.from ?? 0
  return { reason: 'too-young' as const, least, positions: who.filter(({ age }) => age < least).map(({ position }) => position) }
}

/** The price of an age by bands: a share of what an adult pays who shares, or an amount of its own. */
export function childPrice(bands: readonly ChildBand[], age: number, sharingMinor: number): ChildPrice {
  const band = bands.find(({ from, to }) => from <= age && age <= to)
  if (band) return { minor: 'minor' in band ? band.minor : shareOf(sharingMinor, band.percent * 100) }
  return age < (bands[0]?.from ?? 0) ? 'too-young' : 'adult'
}

/** A unit less the commission that a contract gives on what the supplier publishes. */
export const netUnit = (minor: number, { commissionBp }: Contract): number => minor - shareOf(minor, commissionBp ?? 0)
