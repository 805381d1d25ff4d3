import { expect, test } from 'vitest'
import { statementOf } from '#features/bookings/cancellation.ts'
import { defaultSettings } from '#features/settings/settings.ts'
import { statementView } from '../../../admin/bookings/money/statement-view.ts'
import { readEnglish } from '../../../words/sources.server.ts'
import { statementText } from './statement-text.ts'

test('the statement of a price in one line says what its permits are and that they are no part of the rest, to customer and staff', () => {
  const amounts = { quantity: 1, unitMinor: 490_000, amountMinor: 490_000, vatMinor: 0 }
  const line = { kind: 'base', label: 'Everything', reason: '', ...amounts, refundable: true, ladder: 'tours' } as const
  const sold = { ...line, policy: defaultSettings.cancellationPolicies.tours, adjustment: { change: 'whole', id: 0 } } as const
  const booking = { reference: 'K7QM-42XD', title: 'An hour with the gorillas', currency: 'USD', startsOn: '2027-06-14' } as const
  const input = { noticeOn: '2027-03-16', confirmed: true, boughtMinor: 0, paidMinor: 147_000, permitsInsideMinor: 300_000 }
  const statement = statementOf(booking, [sold], input, '', new Date('2027-03-16T08:00:00Z'))
  expect(statementText(statement, { currency: 'USD', rwfPerUnit: 1_450 }, readEnglish).lines).toEqual([
    {
      label: 'The journey: 30% of $1,900',
      reason: 'Your price less $3,000 for the permits in it, at their listed cost',
      amount: '$570',
    },
  ])
  expect(statementView(readEnglish, statement).rows[0]).toMatchObject({
    name: 'Tours: 30% of $1,900, 90 days before. The permits in the price, $3,000 at their listed cost, are not part of it',
    amount: '$570',
  })
})
