import type { Day } from '#values/dates.ts'

/** Who and what goes with travellers: a guide, or a vehicle. */
export type CrewKind = 'guide' | 'car'

/** A guide or a vehicle in a list of choices. `until`: the last day of the licence or the inspection. */
export type CrewMember = { kind: CrewKind; id: number; name: string; active: boolean; until: Day | null }

/** Whether a licence or an inspection has expired on a day. */
export const isOver = (until: Day | null, day: Day): boolean => until !== null && until < day

/** 'guide-3' and 'car-7': a guide or a car in a form. */
export const crewKey = ({ kind, id }: { kind: CrewKind; id: number }): string => `${kind}-${id}`

/** The guide or the vehicle in a form value; undefined for an invalid one. */
export function readCrewKey(text: string): { kind: CrewKind; id: number } | undefined {
  const [, kind, id] = /^(guide|car)-([1-9]\d{0,8})$/.exec(text) ?? []
  return kind ? { kind: kind as CrewKind, id: Number(id) } : undefined
}
