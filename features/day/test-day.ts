import { spanOfDays } from '#features/crew/assignments/assignment.ts'
import type { DayFacts, DayLine, DayMember, DayParty } from './day-facts.ts'

/** A booking of two adults who begin on 10 June 2027, all in order, or what is said of it. For tests. */
export const partyOf = (more: Partial<DayParty> = {}): DayParty => ({
  ...{ bookingId: 'b-1', departureId: null, reference: 'K7QM-42XD', leadName: 'Marit Solheim', phone: '+47 900 00 000' },
  ...{ language: 'en', travellers: 2, startsOn: '2027-06-10', endsOn: '2027-06-14' },
  people: [
    { position: 1, bornOn: null, assumedAge: 40 },
    { position: 2, bornOn: null, assumedAge: 40 },
  ],
  order: { kind: 'stay', hotel: 'h', startsOn: '2027-06-10', endsOn: '2027-06-14', rooms: [], extras: [], code: null },
  ...{ balanceMinor: 0, isOverdue: false, isWaiting: false, diets: [], withDetails: 0 },
  flights: [
    { direction: 'in', day: '2027-06-10', at: '07:05', number: 'KL 537', airport: 'KGL', travellers: [1, 2] },
    { direction: 'out', day: '2027-06-14', at: '20:00', number: 'KL 538', airport: 'KGL', travellers: [1, 2] },
  ],
  ...{ withoutFlights: [], transfers: [], boughtFlights: [], permits: [], alerts: [] },
  ...more,
})

/** A confirmed driver-guide for all of such a run, or what is said. */
export const memberOf = (more: Partial<DayMember> = {}): DayMember => ({
  ...{ departureId: null, bookingId: 'b-1', kind: 'guide', memberId: 1, role: 'driver-guide', state: 'confirmed' },
  ...{ name: 'Aline', phone: '+250 788 000 111', plate: '', seats: null, vehicleClassId: null },
  ...spanOfDays('2027-06-10', '2027-06-14'),
  ...more,
})
export const carOf = (more: Partial<DayMember> = {}): DayMember =>
  memberOf({ kind: 'car', role: null, name: 'Prado', plate: 'RAB 123 C', phone: '', seats: 6, ...more })

/** A confirmed night of 10 June at a lodge, or what is said. */
export const lineOf = (more: Partial<DayLine> = {}): DayLine => ({
  ...{ departureId: null, bookingId: 'b-1', id: 1, kind: 'stay', title: 'Room', state: 'confirmed' },
  ...{ firstDay: '2027-06-10', lastDay: '2027-06-10', agreed: { firstDay: '2027-06-10', lastDay: '2027-06-10' } },
  serviceId: 1,
  details: {
    rooms: [{ adults: 2, childAges: [] }],
    crewBeds: 0,
    adults: 2,
    childAges: [],
    board: null,
    vehicles: null,
    kilometres: null,
    quantity: null,
  },
  ...{ currency: 'USD', costMinor: null, sent: null, declinedFingerprint: '', cancellationSentAt: null },
  ...{ theirReference: 'R-1', supplier: 'Lodge Mutobo', phone: '+250 788 000 000', hotel: '', place: 'Kinigi' },
  ...more,
})

export const factsOf = (more: Partial<DayFacts> = {}): Pick<DayFacts, 'parties' | 'members' | 'absences' | 'lines'> => ({
  ...{ parties: [partyOf()], members: [memberOf(), carOf()], absences: [], lines: [lineOf()] },
  ...more,
})
