import { landNameWords } from '#features/places/words/land-names.ts'
import { priceLineWords } from '#features/pricing/words/price-lines.ts'
import { proposalPriceWords } from '#features/proposals/words/proposal-price.ts'
import type { Source } from '#platform/languages/source.ts'
import { documentCancellationWords } from '../words/document-cancellation.ts'
import { documentItineraryWords } from '../words/document-itinerary.ts'
import { documentPaperWords } from '../words/document-paper.ts'
import { documentPriceWords } from '../words/document-price.ts'
import { documentProposalWords } from '../words/document-proposal.ts'
import { documentQuoteWords } from '../words/document-quote.ts'
import { documentRouteWords } from '../words/document-route.ts'
import { documentsWords } from '../words/documents.ts'

/** All that a proposal on paper may say, so that it is in one language. */
export const proposalParts: readonly Source[] = [
  documentsWords,
  documentPaperWords,
  documentProposalWords,
  documentItineraryWords,
  documentRouteWords,
  landNameWords,
  documentPriceWords,
  documentQuoteWords,
  documentCancellationWords,
  priceLineWords,
  proposalPriceWords,
]
