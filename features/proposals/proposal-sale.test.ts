import { expect, test } from 'vitest'
import { partsOf, permitsOf, type SoldPart, type SoldPermit } from './proposal-sale.ts'

const part = (resource: string, more: Partial<SoldPart> = {}): SoldPart => ({
  ...{ resource, day: '2027-07-06', quantity: 1, soft: true, label: resource, options: null, itemId: null },
  ...more,
})
const taken = (parts: SoldPart[], today = '2027-03-12') =>
  partsOf({ travellers: [], permits: [], parts }, { letter: 'A', ticked: ['class'] }, today).map((one) => [
    one.resource,
    one.quantity,
  ])

test('an option takes its own parts and those of what is ticked, one resource once a day', () => {
  const parts = [
    part('lodge', { options: ['A'] }),
    part('camp', { options: ['B'] }),
    part('class', { itemId: 'class' }),
    part('boat', { itemId: 'boat' }),
    part('permit', { quantity: 2 }),
    part('permit', { quantity: 3, options: ['A', 'B'] }),
  ]
  expect(taken(parts)).toEqual([
    ['lodge', 1],
    ['class', 1],
    ['permit', 5],
  ])
})

test('what a supplier holds for us is not asked for, as long as they do', () => {
  const parts = [part('lodge', { heldUntil: '2027-03-12' })]
  expect(taken(parts)).toEqual([])
  expect(taken(parts, '2027-03-13')).toEqual([['lodge', 1]])
})

test('permits are those of the option and of what is ticked', () => {
  const permit = (label: string, more: Partial<SoldPermit>) =>
    ({ label, options: null, itemId: null, ...more }) as SoldPermit & { label: string }
  const permits = [
    permit('all', {}),
    permit('camp', { options: ['B'] }),
    permit('class', { itemId: 'class' }),
    permit('boat', { itemId: 'boat' }),
  ]
  const sale = { travellers: [], parts: [], permits }
  expect(permitsOf(sale, 'A', ['class'])).toEqual([permits[0], permits[2]])
  expect(permitsOf(sale, 'B', [])).toEqual([permits[0], permits[1]])
})
