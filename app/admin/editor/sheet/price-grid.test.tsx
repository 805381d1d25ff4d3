import { expect, test } from 'vitest'
import type { PackagePrice } from '#features/pricing/packages/package-rates.ts'
import { drawnInEnglish } from '#tests/support/drawn-in-english.tsx'
import { pricesFromFields } from './price-cells.ts'
import { PriceGrid } from './price-grid.tsx'

const prices: PackagePrice[] = [
  { comfort: 'lodge', season: 'low', occupancy: 'sharing', groupSize: 2, amountMinor: 1250_50 },
  { comfort: 'luxury', season: 'low', occupancy: 'sharing', groupSize: 2, amountMinor: 3000_00 },
]

const draw = (more: { faults?: Parameters<typeof PriceGrid>[0]['faults'] } = {}) =>
  drawnInEnglish(
    <PriceGrid name="prices" label="Prices" value={prices} saved={[]} onSale={['lodge']} onChange={() => undefined} {...more} />,
  )
const fieldsIn = (html: string): [string, string][] =>
  [...html.matchAll(/<input[^>]*>/g)].map(([input]) => [
    /name="([^"]+)"/.exec(input)?.[1] ?? '',
    /value="([^"]*)"/.exec(input)?.[1] ?? '',
  ])

test('without JavaScript the grid is a table of fields that give back the same prices, those out of sight too', () => {
  expect(pricesFromFields(fieldsIn(draw()))).toEqual({ prices, faults: [] })
})

test('without JavaScript every cell can be reached, and another group can be added', () => {
  const html = draw()
  expect(html).not.toContain('tabindex="-1" type')
  expect(html).not.toContain('role="grid"')
  expect(html).toContain('name="prices.new"')
})

test('a text that was refused comes back in its cell with why', () => {
  const field = 'prices.lodge.high.sharing.2'
  const html = draw({ faults: [{ field, text: 'on request', why: 'not-a-number' }] })
  expect(new Map(fieldsIn(html)).get(field)).toBe('on request')
  expect(html).toContain('aria-invalid="true"')
  expect(html).toContain('“on request” was not used.')
})
