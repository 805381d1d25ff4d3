import { expect, test } from 'vitest'
import { evidenceState, type SeenEvidence } from './evidence.ts'

const seen: SeenEvidence = {
  what: 'Residence permit',
  feeClass: 'resident',
  until: '2027-06-08',
  seenAt: new Date('2027-05-07T08:00:00Z'),
  seenBy: 'Diane',
}
const of = { feeClass: 'resident', day: '2027-06-08' } as const

test('evidence is good until its last day, and without a last day on each', () => {
  expect(evidenceState('Residence permit', seen, of)).toBe('seen')
  expect(evidenceState('Residence permit', seen, { ...of, day: '2027-06-09' })).toBe('ends-early')
  expect(evidenceState('Residence permit', { ...seen, until: null }, { ...of, day: '2099-01-01' })).toBe('seen')
})

test('what was seen for another class shows nothing, and a class that shows nothing needs none', () => {
  expect(evidenceState('EAC identity card', seen, { ...of, feeClass: 'eac' })).toBe('missing')
  expect(evidenceState('Residence permit', null, of)).toBe('missing')
  expect(evidenceState(undefined, null, of)).toBe('none-needed')
})
