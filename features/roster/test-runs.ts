import { spanOfDays } from '#features/crew/assignments/assignment.ts'
import type { Assigned } from './missing.ts'
import type { Run } from './run.ts'

/** A private journey of five days for two, or what is said of it. For tests. */
export function runOf(more: Partial<Run> = {}): Run {
  const days = more.days ?? { from: '2027-06-10', to: '2027-06-14' }
  return {
    ...{
      key: { departureId: 1 },
      kind: 'journey',
      reference: 'K7QM-42XD',
      title: 'A journey',
      days,
      span: spanOfDays(days.from, days.to),
    },
    ...{ isPencilled: false, isGuaranteed: false, travellers: 2, languages: ['en'], countries: ['rwanda'] },
    ...{
      startPlaceId: null,
      endPlaceId: null,
      hired: null,
      ownItems: null,
      transfers: [],
      untimedTransfers: [],
      staffNumbers: null,
    },
    ...more,
  }
}

/** A confirmed assignment for all of such a run, or what is said of it. */
const assigned = (more: Partial<Assigned>): Assigned => ({
  ...{ kind: 'guide', memberId: 1, role: null, state: 'confirmed', ...spanOfDays('2027-06-10', '2027-06-14') },
  ...{ seats: null, vehicleClassId: null },
  ...more,
})
export const guideOn = (memberId: number, role: NonNullable<Assigned['role']>, more: Partial<Assigned> = {}): Assigned =>
  assigned({ memberId, role, ...more })
export const carOn = (memberId: number, seats: number, more: Partial<Assigned> = {}): Assigned =>
  assigned({ kind: 'car', memberId, seats, ...more })
