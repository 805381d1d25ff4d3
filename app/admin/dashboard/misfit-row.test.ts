import { expect, test } from 'vitest'
import type { AssignedMember } from '#features/roster/misfits.ts'
import { readEnglish } from '../../words/sources.server.ts'
import { misfitOf } from './due-rows.ts'

const member: AssignedMember = {
  ...{ assignmentId: 7, kind: 'guide', memberId: 3, name: 'Aline', active: true, licenceUntil: '2027-06-12' },
  ...{ inspectionUntil: null, insuredUntil: null, departureId: null, bookingId: 'b', reference: 'K7QM-42XD', title: 'Gorillas' },
  ...{ startsOn: '2027-06-10', endsOn: '2027-06-14' },
}

test('who does not fit any more is a row that leads to the board of the run, red in the last two weeks', () => {
  const cause = { reason: 'paper-over', paper: 'licence', until: '2027-06-12' } as const
  expect(misfitOf(readEnglish, [{ cause, member }], '2027-06-01', true)).toMatchObject({
    ...{ text: 'Gorillas, K7QM-42XD', tag: { word: 'starts 10 Jun', tone: 'bad' } },
    detail: 'Guide or vehicle to replace. Aline: the driving licence ends on 12 June 2027.',
    form: { to: '/admin/roster?run=booking-b', verb: 'Replace' },
  })
  const deactivated = { cause: { reason: 'deactivated' } as const, member: { ...member, departureId: 4, bookingId: null } }
  expect(misfitOf(readEnglish, [deactivated], '2027-05-01', false)).toMatchObject({
    ...{ text: 'Gorillas', tag: { tone: 'warn' }, form: { to: '/admin/roster?run=departure-4', verb: 'Open' } },
  })
})
