import { expect, test } from 'vitest'
import { sumOf } from '#features/pricing/price-line.ts'
import { contentOf, idOf } from '#tests/support/sent-proposal.ts'
import { twelveDays } from '#tests/support/tailored-trips.ts'
import { choiceSums, firstTotal } from './choice-sums.ts'

const content = contentOf(twelveDays())
const [cooking, balloon] = [idOf('O1'), idOf('balloon')]

test('the sums of a choice are its total: own lines, permits and park fees, flights, and what is ticked', () => {
  const { own, feesMinor, flightsMinor, ticked, tickedMinor, totalMinor } = choiceSums(content, {
    letter: 'B',
    ticked: [cooking, balloon],
  })
  expect(totalMinor).toBe(1_868_389)
  expect(sumOf(own) + feesMinor + flightsMinor + tickedMinor).toBe(totalMinor)
  expect([feesMinor > 0, flightsMinor > 0, tickedMinor]).toEqual([true, true, 153_800])
  expect(ticked).toHaveLength(2)
  expect(choiceSums(content, { letter: 'B', ticked: [] })).toMatchObject({ ticked: [], tickedMinor: 0, totalMinor: 1_714_589 })
})

test('an option first comes to what its page shows, with what staff ticked in it', () => {
  const items = content.items.map((item) => ({ ...item, isTicked: item.id === balloon }))
  expect(firstTotal({ ...content, items }, 'B')).toBe(1_714_589 + 144_000)
})
