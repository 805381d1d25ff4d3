import { emailHowToPayWords } from '#features/bookings/emails/words/email-how-to-pay.ts'
import { mayNotRunWords } from '#features/bookings/guarantee/words/may-not-run.ts'
import { landNameWords } from '#features/places/words/land-names.ts'
import { hireTermsWords } from '#features/pricing/words/hire-terms.ts'
import { priceLineWords } from '#features/pricing/words/price-lines.ts'
import type { Source } from '#platform/languages/source.ts'
import { documentCancellationWords } from './words/document-cancellation.ts'
import { documentContactWords } from './words/document-contacts.ts'
import { documentItineraryWords } from './words/document-itinerary.ts'
import { documentPaperWords } from './words/document-paper.ts'
import { documentPaymentMethodWords } from './words/document-payment-methods.ts'
import { documentPriceWords } from './words/document-price.ts'
import { documentProformaWords } from './words/document-proforma.ts'
import { documentQuoteWords } from './words/document-quote.ts'
import { documentReceiptWords } from './words/document-receipt.ts'
import { documentRouteWords } from './words/document-route.ts'
import { documentStatementWords } from './words/document-statement.ts'
import { documentVoucherWords } from './words/document-voucher.ts'
import { documentsWords } from './words/documents.ts'

/** All that the documents of a booking may say, so that they are all in one language. */
export const documentParts: readonly Source[] = [
  documentsWords,
  documentPaperWords,
  documentPriceWords,
  documentQuoteWords,
  documentCancellationWords,
  documentProformaWords,
  documentReceiptWords,
  documentPaymentMethodWords,
  documentVoucherWords,
  documentContactWords,
  documentItineraryWords,
  documentRouteWords,
  landNameWords,
  documentStatementWords,
  hireTermsWords,
  priceLineWords,
  emailHowToPayWords,
  mayNotRunWords,
]
