import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lineKinds, type PriceLine, quotedLines, sumOf } from './price.ts'

const line = (kind: PriceLine['kind'], minor: number): PriceLine => ({ kind, label: kind, minor })

test('a margin is divided among the other lines, by their amounts', () => {
  const lines = [line('carrier', 60_000), line('customs', 20_000), line('margin', 8_000)]
  expect(sumOf(lines)).toBe(88_000)
  expect(quotedLines(lines)).toEqual([line('carrier', 66_000), line('customs', 22_000)])
})

test('what cannot be shared in whole cents goes to a line, and none is lost', () => {
  const lines = [line('carrier', 100), line('handling', 100), line('customs', 100), line('margin', 100)]
  expect(quotedLines(lines).map(({ minor }) => minor)).toEqual([133, 133, 134])
})

test('a line that costs nothing carries nothing of a margin', () => {
  expect(quotedLines([line('carrier', 500), line('handling', 0), line('margin', 50)])).toEqual([
    line('carrier', 550),
    line('handling', 0),
  ])
})

const lines = fc.array(
  fc.record({ kind: fc.constantFrom(...lineKinds), label: fc.constant('x'), minor: fc.integer({ min: 0, max: 999_999_999_99 }) }),
  { maxLength: 12 },
)

test('the shown lines come to the price, no margin is named, and no line costs less than it did', () => {
  fc.assert(
    fc.property(lines, (all) => {
      const quoted = quotedLines(all)
      const costs = all.filter(({ kind }) => kind !== 'margin')
      if (sumOf(costs) > 0) expect(sumOf(quoted)).toBe(sumOf(all))
      expect(quoted.every(({ kind }) => kind !== 'margin')).toBe(true)
      quoted.forEach(({ minor }, at) => {
        expect(minor).toBeGreaterThanOrEqual(costs[at]?.minor ?? 0)
      })
    }),
  )
})
