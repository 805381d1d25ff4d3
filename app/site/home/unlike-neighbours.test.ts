import { expect, test } from 'vitest'
import { unlikeNeighbours } from './unlike-neighbours.ts'

const card = (id: string, nth: number) => ({ nth, scene: { id, hour: 'dawn' } })

test('each scene comes once before any comes again, and the order stays otherwise', () => {
  const cards = [card('lake', 1), card('lake', 2), card('hills', 3), card('city', 4)]
  expect(unlikeNeighbours(cards).map(({ nth }) => nth)).toEqual([1, 3, 4, 2])
})
