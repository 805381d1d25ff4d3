import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { PriceLine } from '#features/pricing/price-line.ts'
import { defaultSettings } from '#features/settings/settings.ts'
import { addDays } from '#values/dates.ts'
import { cancellationOf, type SoldLine, statementOf } from './cancellation.ts'
import { permitsInside } from './permits-inside.ts'

const policy = defaultSettings.cancellationPolicies.tours
const now = new Date('2027-03-16T08:00:00Z')
const today = '2027-03-16'
const whole = (amountMinor: number): SoldLine & PriceLine => ({
  kind: 'base',
  label: 'Everything in the quote',
  reason: '',
  quantity: 1,
  unitMinor: amountMinor,
  amountMinor,
  refundable: true,
  vatMinor: 0,
  ladder: 'tours',
  policy,
  adjustment: { change: 'whole', id: 0 },
})
const permit = (costMinor: number, settled = false) => ({ costMinor, settled })
const booking = { reference: 'K7QM-42XD', title: 'An hour with the gorillas', currency: 'USD' } as const
const cancelled = (line: SoldLine & PriceLine, permitsInsideMinor: number, boughtMinor: number, days: number) =>
  statementOf(
    { ...booking, startsOn: addDays(today, days) },
    [line],
    { noticeOn: today, confirmed: true, boughtMinor, paidMinor: 0, permitsInsideMinor },
    '',
    now,
  )

test('the permits inside are those on the list that are not settled, never more than the price, and none where they are lines', () => {
  expect(permitsInside([whole(490_000)], [permit(150_000), permit(150_000), permit(150_000, true)])).toBe(300_000)
  expect(permitsInside([whole(200_000)], [permit(150_000), permit(150_000)])).toBe(200_000)
  const { adjustment: _, ...ruled } = whole(490_000)
  expect(permitsInside([ruled], [permit(150_000)])).toBe(0)
})

test('a price in one line costs what the same price costs with its permits as lines, on every day and whatever is bought', () => {
  const prices = fc.record({
    ownMinor: fc.integer({ min: 0, max: 5_000_000 }),
    permitsMinor: fc.integer({ min: 1, max: 5_000_000 }),
    boughtPercent: fc.integer({ min: 0, max: 100 }),
    days: fc.integer({ min: 0, max: 120 }),
  })
  fc.assert(
    fc.property(prices, ({ ownMinor, permitsMinor, boughtPercent, days }) => {
      const boughtMinor = Math.floor((permitsMinor * boughtPercent) / 100)
      const inOneLine = cancelled(whole(ownMinor + permitsMinor), permitsMinor, boughtMinor, days)
      const lines: SoldLine[] = [
        { kind: 'base', amountMinor: ownMinor, ladder: 'tours', policy },
        { kind: 'permit', amountMinor: permitsMinor, ladder: 'tours', policy },
      ]
      const input = { noticeOn: today, startsOn: addDays(today, days), confirmed: true, boughtMinor, paidMinor: 0 }
      const byLine = cancellationOf(lines, input, now)
      expect(inOneLine).toMatchObject(byLine)
      expect(inOneLine).toMatchObject({ totalMinor: ownMinor + permitsMinor, permitsInsideMinor: permitsMinor })
      expect(inOneLine.lines).toHaveLength(1)
    }),
    { numRuns: 1_000 },
  )
})
