import { landNameWords } from '#features/places/words/land-names.ts'
import type { Source } from '#platform/languages/source.ts'
import { brochureWords } from '../words/brochure.ts'
import { documentPaperWords } from '../words/document-paper.ts'
import { documentRouteWords } from '../words/document-route.ts'

/** What is said where a brochure is printed, besides its facts. */
export const brochureParts: readonly Source[] = [brochureWords, documentPaperWords, documentRouteWords, landNameWords]
