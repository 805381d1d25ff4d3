import { source } from '#platform/languages/source.ts'

/** The statement of a cancellation, before it and afterwards. */
export const statementWords = source('statement', {
  title: 'Cancellation statement',
  rule: 'Cancellation fees you accepted',
  applies: 'applies today',
  applied: 'applied',
  notice: '{days, plural, one {Today is # day before the start.} other {Today is # days before the start.}}',
  noticed: '{days, plural, one {# day before the start.} other {# days before the start.}}',
  lines: 'Cancellation charge',
  fee: 'Cancellation fee',
  paid: 'Paid',
  refund: 'Refund',
  due: 'Balance due',
  how: 'We refund the card, account or phone you paid from. Staff send it.',
})
