import { expect, test } from 'vitest'
import { item, stay } from '#tests/support/paper-parts.ts'
import { twoDayContent } from '#tests/support/proposals-on-paper.ts'
import { tailoredJourney } from './tailored-journey.ts'

test('a voucher names what we pay on its own day: no permit, car or unticked walk, and nothing that the customer arranges', () => {
  const items = [
    item({ id: 'spa', day: 2, kind: 'activity', title: 'An evening in the spa', optional: true, who: [2] }),
    item({ id: 'walk', day: 1, kind: 'activity', title: 'A walk to the lakes', optional: true }),
    stay('lodge', 1, 1, 'Kinigi Guest House'),
    stay('friends', 1, 1, 'With friends', { isOwn: true }),
    item({ id: 'car', day: 1, days: 2, kind: 'transport', title: 'Car with driver' }),
    item({ id: 'permit', day: 2, kind: 'fee', title: 'Gorilla permit' }),
    item({ id: 'lunch', day: 2, kind: 'meal', title: 'Lunch in town', options: ['B'] }),
  ]
  const { services } = tailoredJourney({ ...twoDayContent(), items }, { option: 'A', ticked: ['spa'] }, { changed: [], open: '' })
  expect(services.map(({ from, to, title, travellers }) => [from, to, title, travellers])).toEqual([
    [1, 2, 'Kinigi Guest House', 2],
    [2, 2, 'An evening in the spa', 1],
  ])
})
