import { expect, test } from 'vitest'
import { readEnglish } from '../../words/sources.server.ts'
import { handoverOf } from './due-rows.ts'

const at = (text: string) => new Date(`${text}:00+02:00`)
const due = {
  ...{
    bookingId: 'b',
    reference: 'K7QM-42XD',
    title: 'Compact 4x4',
    leadName: 'Marit Solheim',
    plates: ['RAB 123 C', 'RAB 124 C'],
  },
  ...{ from: '2027-06-10T10:00', to: '2027-06-12T10:00' },
}

test('a hand-over is due at its minute and leads to its form, with the plates and the reference', () => {
  expect(handoverOf(readEnglish, 'handover', due, at('2027-06-10T08:00'), true)).toMatchObject({
    ...{ text: 'Marit Solheim, Compact 4x4', detail: 'Vehicle to hand over. RAB 123 C and RAB 124 C. K7QM-42XD.' },
    ...{ dueAt: at('2027-06-10T10:00').getTime(), form: { to: '/admin/bookings/b/handover', verb: 'Hand over' } },
    tag: { word: 'by 10:00' },
  })
})

test('what was not taken back in time is red, with the day since when; who may not write opens it', () => {
  expect(handoverOf(readEnglish, 'takeBack', due, at('2027-06-12T12:00'), false)).toMatchObject({
    ...{ tag: { word: 'since 12 Jun', tone: 'bad' }, form: { verb: 'Open' } },
  })
})

test('a vehicle that is back with its deposit open is due since the end of its hire, and leads to the form that settles it', () => {
  expect(handoverOf(readEnglish, 'deposit', due, at('2027-06-13T12:00'), true)).toMatchObject({
    ...{ text: 'Marit Solheim, Compact 4x4', detail: 'Deposit to settle. RAB 123 C and RAB 124 C. K7QM-42XD.' },
    ...{ dueAt: at('2027-06-12T10:00').getTime(), form: { to: '/admin/bookings/b/handover', verb: 'Settle deposit' } },
    tag: { word: 'since 12 Jun', tone: 'bad' },
  })
})
