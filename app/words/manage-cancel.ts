import { source } from '#platform/languages/source.ts'

/** The page on which a visitor cancels a booking. */
export const cancelWords = source('manage-cancel', {
  title: 'Cancel your booking',
  lede: 'We keep {fee}, and refund {refund}.',
  ledeNoRefund: 'We keep {fee}. There is no refund.',
  ledeUnpaid: 'You then owe {fee}.',
  ledePart: 'The fee is {fee}. What you paid counts towards it, and {missing} is still due.',
  free: 'Cancelling is free now.',
  freeBack: 'Cancelling is free now: we refund all of {refund}.',
  /** Of what is not paid yet. */
  later: 'Once your payment has arrived, cancelling today would cost {fee}.',
  laterBought:
    'Once your payment has arrived, cancelling today would cost {fee}, plus the permits and fees that we have bought by then.',
  not: 'This booking cannot be cancelled here. Write to us with the reference.',
  why: 'Why are you cancelling?',
  whyHint: 'You need not say. It changes nothing about the fee.',
  button: 'Cancel booking, {fee} fee',
  buttonFree: 'Cancel booking, no charge',
  keep: 'Keep your booking',
})
