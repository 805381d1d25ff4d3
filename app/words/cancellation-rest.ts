import { source } from '#platform/languages/source.ts'

/** Below the fees of cancelling. */
export const cancellationRestWords = source('cancellation-rest', {
  text: 'This is a share of the price without permits and park fees. On top of it we keep those that we have already bought: they are non-refundable.',
})
