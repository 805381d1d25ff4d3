import { expect, test } from 'vitest'
import type { Room } from '#features/travellers/rooming.ts'
import { numberRooms } from './number-rooms.ts'

const room = (number: number, kind: Room['kind'], positions: number[]): Room => ({
  ...{ number, kind, positions },
  wished: null,
  unattended: false,
})

test('rooms are numbered through all parties of a departure, and who is to be paired has none', () => {
  const parties = [
    { id: 'a', rooms: [room(1, 'twin', [1, 2]), room(2, 'unpaired', [3])] },
    { id: 'b', rooms: [room(1, 'unpaired', [1, 2])] },
    { id: 'c', rooms: [room(1, 'single', [1]), room(2, 'twin', [2, 3])] },
  ]
  expect(numberRooms(parties).map(({ rooms }) => rooms.map(({ number }) => number))).toEqual([
    [1, undefined],
    [undefined],
    [2, 3],
  ])
})
