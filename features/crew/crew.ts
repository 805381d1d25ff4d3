import type { Day } from '#values/dates.ts'

/** What goes with a departure besides its travellers: somebody who guides it, and what it drives in. */
export type CrewKind = 'guide' | 'car'

/** What staff say of a guide. `licenceUntil`: the last day of their licence to guide. */
export type GuideFacts = { name: string; languages: string[]; phone: string; licenceUntil: Day | null; note: string }

/** What staff say of a car. `name`: its plate, or what the house calls it; `seats`: for travellers, the driver not counted. */
export type CarFacts = { name: string; vehicleClassId: string | null; seats: number; inspectionUntil: Day | null; note: string }

/** Retired ones are not active: they keep their departures and are offered for no other. */
type Kept = { id: number; active: boolean; version: number }
export type Guide = GuideFacts & Kept
export type Car = CarFacts & Kept & { vehicleClass: string | null }

/** A guide or a car by its name, for lists to choose from. `until`: the last day of the licence or the inspection. */
export type CrewMember = { kind: CrewKind; id: number; name: string; active: boolean; until: Day | null }

/** Whether a licence or an inspection is over on a day. */
export const isOver = (until: Day | null, day: Day): boolean => until !== null && until < day

/** 'guide-3' and 'car-7': a guide or a car in a form. */
export const crewKey = ({ kind, id }: { kind: CrewKind; id: number }): string => `${kind}-${id}`

/** The guide or the car that a form names; undefined for what is none. */
export function readCrewKey(text: string): { kind: CrewKind; id: number } | undefined {
  const [, kind, id] = /^(guide|car)-([1-9]\d{0,8})$/.exec(text) ?? []
  return kind ? { kind: kind as CrewKind, id: Number(id) } : undefined
}
