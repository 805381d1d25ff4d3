import { type RunKey, spanOfDays } from '#features/crew/assignments/assignment.ts'
import type { Day } from '#values/dates.ts'
import type { BusyTime, FitInput, Member, MemberTimes } from './fit-reasons.ts'
import type { Run } from './run.ts'

type GuideMember = Extract<Member, { kind: 'guide' }>
type CarMember = Extract<Member, { kind: 'car' }>

/** A guide of whom everything is entered, or what is said of her. For tests. */
export const guideOf = (more: Partial<GuideMember> = {}): GuideMember => ({
  ...{ kind: 'guide', id: 1, name: 'Aline', active: true, version: 1, email: '', phone: '', note: '' },
  ...{ ownership: 'own', supplierId: null, roles: ['driver-guide'], spoken: { en: 'fluent' }, otherLanguages: [] },
  ...{ licenceUntil: '2029-12-31', licenceClasses: ['B'], countries: ['rwanda', 'uganda'], basePlaceId: null },
  ...more,
})

/** A vehicle of which everything is entered, or what is said of it. */
export const carOf = (more: Partial<CarMember> = {}): CarMember => ({
  ...{ kind: 'car', id: 1, name: 'Prado', active: true, version: 1, plate: 'RAC 1 A', vehicleClassId: null, vehicleClass: null },
  ...{ seats: 6, forHire: false, ownership: 'own', supplierId: null, licenceClass: 'B', basePlaceId: null, note: '' },
  ...{
    inspectionUntil: '2029-12-31',
    insuredUntil: '2029-12-31',
    yellowCardUntil: '2029-12-31',
    yellowCardCountries: ['uganda'],
  },
  ...more,
})

/** A journey from 10 to 14 June 2027 for two, from Kigali to Musanze, or what is said of it. */
export function journeyOf(more: Partial<Run> = {}): Run {
  const days = more.days ?? { from: '2027-06-10', to: '2027-06-14' }
  return {
    ...{ key: { departureId: 1 }, kind: 'departure', reference: 'gorillas-2027-06-10', title: 'Gorillas', days },
    ...{ span: spanOfDays(days.from, days.to), isPencilled: false, isGuaranteed: false, travellers: 2, languages: ['en'] },
    ...{ countries: ['rwanda'], startPlaceId: 'kigali', endPlaceId: 'musanze', hired: null, ownItems: null, transfers: [] },
    ...{ untimedTransfers: [], staffNumbers: null },
    ...more,
  }
}

const otherRun: RunKey = { departureId: 99 }

/** On another run on these days, whole, or what is said of it. */
export const busyOn = (from: Day, to: Day, more: Partial<BusyTime> = {}): BusyTime => ({
  ...spanOfDays(from, to),
  ...{ run: otherRun, absence: null, endPlaceId: null },
  ...more,
})

export const timesOf = (...busy: BusyTime[]): MemberTimes => ({ busy, hasDeclined: false })

/** A member on a run with nothing around it, or what is said of it. */
export const inputOf = (member: Member, more: Partial<FitInput> = {}): FitInput => ({
  ...{ member, run: journeyOf(), role: member.kind === 'guide' ? 'driver-guide' : null, cars: [], times: timesOf() },
  minutesBetween: () => null,
  ...more,
})
