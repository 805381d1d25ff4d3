import { source } from '#platform/languages/source.ts'

/** Below the fees of cancelling. */
export const cancellationRestWords = source('cancellation-rest', {
  text: 'Permits and park fees are not counted: they are non-refundable once bought.',
})
