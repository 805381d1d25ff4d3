import { expect, test } from 'vitest'
import type { LineFacts } from '#features/supply/lines/order-line.ts'
import { readEnglish } from '../../../words/sources.server.ts'
import { supplierEffectTexts } from './effect-texts.ts'

const room = { adults: 2, childAges: [] }
const night: LineFacts = {
  ...{ kind: 'stay', serviceId: 1, title: 'Deluxe twin (FB)', firstDay: '2027-06-07', lastDay: '2027-06-08' },
  details: {
    ...{ rooms: [room], crewBeds: 0, adults: 2, childAges: [], board: null, vehicles: null, kilometres: null, quantity: null },
  },
  ...{ currency: 'USD', costMinor: 30_000 },
}

test('a supplier of a changed booking reads as before and after, night by night and room by room, and without a price', () => {
  const after: LineFacts = {
    ...night,
    ...{ firstDay: '2027-06-10', lastDay: '2027-06-12', costMinor: 90_000 },
    details: { ...night.details, rooms: [room, { adults: 1, childAges: [] }], adults: 3 },
  }
  expect(
    supplierEffectTexts(readEnglish, { supplier: 'Lodge Mutobo', changed: [{ before: night, after }], cancelled: [night] }),
  ).toEqual([
    'Lodge Mutobo must be sent a change of Deluxe twin (FB). Nights: 7 to 9 June 2027 (2 nights) → 10 to 13 June 2027 (3 nights); Rooms: 1 twin or double room → 1 twin or double room; 1 single room; People: 2 adults → 3 adults.',
    'Lodge Mutobo must be sent a cancellation of Deluxe twin (FB), 7 to 9 June 2027 (2 nights).',
  ])
})
