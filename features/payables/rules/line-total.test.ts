import { expect, test } from 'vitest'
import { noDetails } from '#features/supply/lines/line-details.ts'
import type { LineFacts, LineState } from '#features/supply/lines/order-line.ts'
import { lineDue } from '../follow/line-due.ts'
import { type LineNow, lineTotal } from './line-total.ts'

const agreed: LineFacts = {
  ...{ kind: 'stay', serviceId: 1, title: 'Room', firstDay: '2027-06-10', lastDay: '2027-06-11', details: noDetails },
  ...{ currency: 'USD', costMinor: 60_000 },
}
const line: LineNow = {
  ...{ currency: 'USD', costMinor: 66_000, state: 'confirmed', agreed, feeMinor: 15_000 },
  ...{ followed: { currency: 'USD', totalMinor: 50_000, dueMinor: 50_700 }, isStale: false, differencesMinor: 700 },
}

test('a line costs what its books say, and where it has changed since what they will say', () => {
  expect(lineTotal(line, undefined)).toEqual({ currency: 'USD', totalMinor: 50_000, dueMinor: 50_700 })
  for (const state of ['confirmed', 'requested', 'used', 'cancelled', 'declined', 'dropped'] satisfies LineState[]) {
    const owing = { state, agreed, feeMinor: 15_000, confirmedOn: '2027-03-01', endedOn: '2027-04-01', isClosed: false }
    const { totalMinor = 0 } = lineDue(owing, undefined) ?? {}
    expect([state, lineTotal({ ...line, state, isStale: true }, undefined)]).toEqual([
      state,
      { currency: 'USD', totalMinor, dueMinor: totalMinor + 700 },
    ])
  }
})

test('before anybody confirms it a line costs what it would; without a cost it is in no sum', () => {
  const open = { ...line, agreed: null, followed: null, differencesMinor: 0 }
  expect(lineTotal(open, undefined)).toEqual({ currency: 'USD', totalMinor: 66_000, dueMinor: null })
  expect(lineTotal({ ...open, costMinor: null }, undefined)).toBeUndefined()
})

test('of a run that was cancelled a line costs the fee that its supplier will keep', () => {
  expect(lineTotal(line, 30_000)).toEqual({ currency: 'USD', totalMinor: 30_000, dueMinor: 30_700 })
})
