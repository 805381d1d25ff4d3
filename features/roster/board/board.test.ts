import { expect, test } from 'vitest'
import type { Assignment } from '#features/crew/assignments/assignment.ts'
import type { Run } from '../run.ts'
import { type BoardFilter, boardOf } from './board.ts'
import type { BoardMember } from './member.ts'

const window = { from: '2027-06-14', to: '2027-06-20' }

const member = (id: number, facts: Partial<BoardMember> = {}): BoardMember => ({
  kind: 'guide',
  id,
  name: `Guide ${id}`,
  active: true,
  isOwn: true,
  basePlaceId: 'kigali',
  base: 'Kigali',
  roles: [],
  languages: ['en'],
  vehicleClassId: null,
  vehicleClass: null,
  seats: null,
  until: null,
  ...facts,
})
const car = (id: number, facts: Partial<BoardMember> = {}) =>
  member(id, { kind: 'car', name: `Car ${id}`, languages: [], vehicleClassId: 'suv', vehicleClass: 'SUV', seats: 6, ...facts })

const assignment = (id: number, from: string, to: string, facts: Partial<Assignment> = {}): Assignment => ({
  id,
  kind: 'guide',
  memberId: 1,
  name: 'Guide 1',
  role: 'guide',
  departureId: 7,
  bookingId: null,
  absence: null,
  from: `${from}T00:00`,
  to: `${to}T00:00`,
  runFrom: from,
  runTo: to,
  state: 'confirmed',
  answerBy: null,
  acceptedBy: null,
  acceptedReason: '',
  note: '',
  version: 1,
  createdAt: new Date('2027-01-01T00:00:00Z'),
  ...facts,
})

const run = {
  key: { departureId: 7 },
  kind: 'departure',
  reference: 'gorillas-2027-06-14',
  title: 'Gorillas',
  days: { from: '2027-06-14', to: '2027-06-16' },
  travellers: 4,
} as Run

const board = (members: BoardMember[], assignments: Assignment[], filter: BoardFilter = {}) =>
  boardOf({ window, members, assignments, runs: [run], names: new Map(), filter })
const names = (filter: BoardFilter) => {
  const members = [
    member(1, { languages: ['fr'] }),
    member(2, { isOwn: false, basePlaceId: 'musanze' }),
    car(3),
    car(4, { vehicleClassId: 'bus', isOwn: false }),
  ]
  const { guides, cars } = board(members, [], filter)
  return [...guides, ...cars].map(({ key }) => key)
}

test('guides come before vehicles, each with the strips that touch the window', () => {
  const { guides, cars, columns } = board(
    [member(1), car(3)],
    [assignment(1, '2027-06-01', '2027-06-05'), assignment(2, '2027-06-14', '2027-06-17')],
  )
  expect([guides.map(({ key }) => key), cars.map(({ key }) => key), columns]).toEqual([['guide-1'], ['car-3'], 14])
  expect(guides[0]?.strips.map(({ id }) => id)).toEqual([2])
})

test('a strip says what it is for: a departure has no reference, a run that is none any more keeps its name', () => {
  const names = new Map([
    ['departure-8', { title: 'Called off', reference: '', startsOn: '2027-06-18', address: '/admin/departures/8' }],
  ])
  const assignments = [
    assignment(1, '2027-06-14', '2027-06-17'),
    assignment(2, '2027-06-18', '2027-06-19', { departureId: 8 }),
    assignment(3, '2027-06-19', '2027-06-20', { departureId: null, absence: 'leave', role: null }),
  ]
  const { guides } = boardOf({ window, members: [member(1)], assignments, runs: [run], names, filter: {} })
  expect(guides[0]?.strips.map((strip) => strip.run)).toEqual([
    {
      key: 'departure-7',
      title: 'Gorillas',
      reference: '',
      startsOn: '2027-06-14',
      address: '/admin/departures/7',
      travellers: 4,
    },
    {
      key: 'departure-8',
      title: 'Called off',
      reference: '',
      startsOn: '2027-06-18',
      address: '/admin/departures/8',
      travellers: null,
    },
    null,
  ])
})

test('an inactive one is a row only where it has something', () => {
  const keys = (assignments: Assignment[]) => board([member(1, { active: false })], assignments).guides.length
  expect([keys([]), keys([assignment(1, '2027-06-14', '2027-06-15')])]).toEqual([0, 1])
})

test('of two that overlap each names the other, and the row has two levels', () => {
  const { guides } = board(
    [member(1)],
    [
      assignment(1, '2027-06-14', '2027-06-17'),
      assignment(2, '2027-06-15', '2027-06-16', { acceptedBy: 'Diane', absence: 'training', departureId: null }),
      assignment(3, '2027-06-17', '2027-06-18'),
    ],
  )
  const strips = guides[0]?.strips ?? []
  expect(strips.map(({ overlaps }) => overlaps.map(({ absence }) => absence))).toEqual([['training'], [null], []])
  expect(guides[0]?.levels.length).toBe(2)
})

test('a licence or an inspection that ends before an assignment does is said of it, and not of an absence', () => {
  const until = '2027-06-15'
  const papers = (facts: Partial<Assignment>) =>
    board([member(1, { until })], [assignment(1, '2027-06-14', '2027-06-17', facts)]).guides[0]?.strips[0]?.papersEnd
  expect([papers({}), papers({ to: '2027-06-16T00:00' }), papers({ absence: 'leave' })]).toEqual([until, null, null])
})

test.each<[BoardFilter, string[]]>([
  [{}, ['guide-1', 'guide-2', 'car-3', 'car-4']],
  [{ kind: 'car' }, ['car-3', 'car-4']],
  [{ base: 'musanze' }, ['guide-2']],
  [{ language: 'fr' }, ['guide-1', 'car-3', 'car-4']],
  [{ vehicleClass: 'bus' }, ['guide-1', 'guide-2', 'car-4']],
  [{ ownership: 'own' }, ['guide-1', 'car-3']],
  [{ ownership: 'other', kind: 'guide' }, ['guide-2']],
])('the rows of %j', (filter, keys) => expect(names(filter)).toEqual(keys))
