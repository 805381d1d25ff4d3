import { expect, test } from 'vitest'
import { paidInvoices, viewOf } from './invoice-view.ts'

const match = (invoiceId: number, lineId: number, amountMinor: number) => ({ invoiceId, lineId, amountMinor })
const taken = (id: number) => ({ id, state: 'taken' as const })

test('an invoice is paid once all of its lines are, and one after the other where they are for the same line', () => {
  const matches = [match(2, 10, 400), match(1, 10, 600), match(3, 11, 100), match(3, 10, 50)]
  const paid = (line10: number, line11: number) => [
    ...paidInvoices(
      [taken(1), taken(2), taken(3)],
      matches,
      new Map([
        [10, line10],
        [11, line11],
      ]),
    ),
  ]
  expect(paid(599, 100)).toEqual([])
  expect(paid(600, 100)).toEqual([1])
  expect(paid(1000, 0)).toEqual([1, 2])
  expect(paid(1050, 99)).toEqual([1, 2])
  expect(paid(1050, 100)).toEqual([1, 2, 3])
})

test('what waits or is disputed is not paid, and takes nothing of what was', () => {
  const invoices = [{ id: 1, state: 'matched' as const }, { id: 2, state: 'disputed' as const }, taken(3)]
  const paid = paidInvoices(invoices, [match(1, 10, 600), match(2, 10, 600), match(3, 10, 600)], new Map([[10, 600]]))
  expect(invoices.map((one) => viewOf(one, paid))).toEqual(['to-approve', 'disputed', 'paid'])
})
