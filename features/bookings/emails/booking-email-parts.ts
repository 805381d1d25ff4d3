import { emailFrameParts } from '#features/emails/email-frame.ts'
import { priceLineWords } from '#features/pricing/words/price-lines.ts'
import type { Source } from '#platform/languages/source.ts'
import { mayNotRunWords } from '../guarantee/words/may-not-run.ts'
import { bookedOrderWords } from './words/booked-order.ts'
import { bookingEmailWords } from './words/booking-emails.ts'
import { confirmedEmailWords } from './words/confirmed-emails.ts'
import { emailFigureWords } from './words/email-figures.ts'
import { emailHowToPayWords } from './words/email-how-to-pay.ts'
import { endedEmailWords } from './words/ended-emails.ts'
import { paymentEmailWords } from './words/payment-emails.ts'
import { startEmailWords } from './words/start-emails.ts'

/** All that the automatic emails about a booking may say: each is whole in its customer's language, or English. */
export const bookingEmailParts: readonly Source[] = [
  ...emailFrameParts,
  bookedOrderWords,
  bookingEmailWords,
  startEmailWords,
  confirmedEmailWords,
  paymentEmailWords,
  endedEmailWords,
  emailHowToPayWords,
  emailFigureWords,
  priceLineWords,
  mayNotRunWords,
]
