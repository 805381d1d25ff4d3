import { expect, test } from 'vitest'
import { dayFaultOf, mayMove, shipmentEvents, shipmentStates, stateAfterMove, unfinishedOf } from './shipment.ts'

test('a shipment goes from new to delivered in one way', () => {
  const way = ['quote', 'accept', 'load', 'deliver'] as const
  let state: (typeof shipmentStates)[number] = 'new'
  const seen = way.map((event) => {
    expect(mayMove(event, state)).toBe(true)
    state = stateAfterMove(event, state)
    return state
  })
  expect(seen).toEqual(['priced', 'accepted', 'moving', 'delivered'])
})

test('what moves or has arrived is not lost, and only a note is added to what has arrived', () => {
  expect(mayMove('lose', 'moving')).toBe(false)
  expect(shipmentEvents.filter((event) => mayMove(event, 'delivered'))).toEqual(['note'])
})

test('a price that was sent and is changed has to be sent again', () => {
  expect(stateAfterMove('save', 'priced')).toBe('new')
  expect(mayMove('accept', 'new')).toBe(false)
})

test('a price is not changed once it is accepted', () => {
  expect(shipmentStates.filter((state) => mayMove('save', state))).toEqual(['new', 'priced'])
})

test('a price can be sent when it has both ends, the goods and the last day', () => {
  const today = '2027-03-12'
  const whole = {
    origin: 'Kigali',
    destination: 'Dubai',
    lines: [{ kind: 'carrier', label: 'Air freight', minor: 100 }],
    validUntil: today,
  } as const
  expect(unfinishedOf(whole, today)).toEqual([])
  expect(unfinishedOf({ ...whole, validUntil: '2027-03-11' }, today)).toEqual(['valid-past'])
  expect(unfinishedOf({ ...whole, destination: '', validUntil: null }, today)).toEqual(['road-missing', 'valid-missing'])
  expect(unfinishedOf({ ...whole, lines: [{ kind: 'margin', label: 'Ours', minor: 100 }] }, today)).toEqual(['lines-missing'])
  expect(unfinishedOf({ ...whole, lines: [{ kind: 'carrier', label: 'Free', minor: 0 }] }, today)).toEqual(['lines-missing'])
})

test('a price is accepted while it holds, and staff may write that down later', () => {
  const known = { validUntil: '2027-03-20', acceptedOn: null, loadedOn: null }
  const fault = (on: string | null, today = '2027-03-25') => dayFaultOf('accept', { on, expectedOn: null }, known, today)
  expect(fault('2027-03-20')).toBeUndefined()
  expect(fault('2027-03-21')).toBe('quote-lapsed')
  expect(fault('2027-03-15', '2027-03-14')).toBe('day-ahead')
  expect(fault(null)).toBe('day-missing')
})

test('nothing is loaded before it was accepted, expected before it is loaded, or delivered before that', () => {
  const known = { validUntil: '2027-03-20', acceptedOn: '2027-03-18', loadedOn: '2027-03-22' }
  const today = '2027-04-30'
  expect(dayFaultOf('load', { on: '2027-03-17', expectedOn: null }, known, today)).toBe('before-accepted')
  expect(dayFaultOf('load', { on: '2027-03-18', expectedOn: '2027-03-17' }, known, today)).toBe('expected-before-loaded')
  expect(dayFaultOf('load', { on: '2027-03-18', expectedOn: '2027-04-17' }, known, today)).toBeUndefined()
  expect(dayFaultOf('deliver', { on: '2027-03-21', expectedOn: null }, known, today)).toBe('before-loaded')
  expect(dayFaultOf('deliver', { on: '2027-03-22', expectedOn: null }, known, today)).toBeUndefined()
})
