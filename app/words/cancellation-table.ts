import { source } from '#platform/languages/source.ts'

/** The heads of the table of cancellation fees. */
export const cancellationTableWords = source('cancellation-table', {
  notice: 'When you cancel',
  fee: 'Fee',
})
