import type { Day } from '#values/dates.ts'

/** Who and what is assigned to a departure: a guide, or a vehicle. */
export type CrewKind = 'guide' | 'car'

/** What staff enter about a guide. `licenceUntil`: the last day of the guide's licence. */
export type GuideFacts = { name: string; languages: string[]; phone: string; licenceUntil: Day | null; note: string }

/** What staff enter about a vehicle. `name`: its plate or nickname; `seats`: for travellers, without the driver. */
export type CarFacts = { name: string; vehicleClassId: string | null; seats: number; inspectionUntil: Day | null; note: string }

/** Inactive ones keep their departures and are not offered for others. */
type Stored = { id: number; active: boolean; version: number }
export type Guide = GuideFacts & Stored
export type Car = CarFacts & Stored & { vehicleClass: string | null }

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
