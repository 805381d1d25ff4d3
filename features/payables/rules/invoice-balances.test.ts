import { expect, test } from 'vitest'
import { invoiceBalances } from './invoice-balances.ts'

const match = (invoiceId: number, lineId: number, amountMinor: number) => ({ invoiceId, lineId, amountMinor })
const taken = (id: number, creditsId: number | null = null) => ({ id, state: 'taken' as const, creditsId })
const paid = (lineId: number, paidMinor: number, openMinor = 0, invoiceId: number | null = null) => ({
  lineId,
  invoiceId,
  paidMinor,
  openMinor,
})
const shown = (balances: ReturnType<typeof invoiceBalances>) =>
  [...balances].map(([id, { paidMinor, openMinor }]) => [id, paidMinor, openMinor])

test('what was paid of lines is for their invoices in the order in which they came', () => {
  const matches = [match(2, 10, 400), match(1, 10, 600), match(3, 11, 100), match(3, 10, 50)]
  const of = (line10: number, line11: number) =>
    shown(invoiceBalances([taken(1), taken(2), taken(3)], matches, [paid(10, line10), paid(11, line11)]))
  expect(of(180, 0)).toEqual([
    [1, 180, 420],
    [2, 0, 400],
    [3, 0, 150],
  ])
  expect(of(1000, 40)).toEqual([
    [1, 600, 0],
    [2, 400, 0],
    [3, 40, 110],
  ])
  expect(of(2000, 100).map(([, , open]) => open)).toEqual([0, 0, 0])
})

test('what waits or is disputed has no balance, and takes nothing of what was paid', () => {
  const invoices = [
    { id: 1, state: 'matched' as const, creditsId: null },
    { id: 2, state: 'disputed' as const, creditsId: null },
    taken(3),
  ]
  const matches = [match(1, 10, 600), match(2, 10, 600), match(3, 10, 600)]
  expect(shown(invoiceBalances(invoices, matches, [paid(10, 600)]))).toEqual([[3, 600, 0]])
})

test('a credit note is open until it was used, and takes nothing from the invoice that it is for', () => {
  const matches = [match(1, 10, 600), match(2, 10, -50)]
  const invoices = [taken(1), taken(2, 1)]
  expect(shown(invoiceBalances(invoices, matches, [paid(10, 0, 600), paid(10, 0, -50, 2)]))).toEqual([
    [1, 0, 600],
    [2, 0, -50],
  ])
  expect(shown(invoiceBalances(invoices, matches, [paid(10, 600), paid(10, -50, 0, 2)]))).toEqual([
    [1, 600, 0],
    [2, -50, 0],
  ])
})
