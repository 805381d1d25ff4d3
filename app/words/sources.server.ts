import { createContext } from 'react-router'
import type { Log } from '#platform/context.ts'
import { readCatalogues } from '../languages/read-catalogues.server.ts'
import { openSiteWords, type SiteWords } from '../languages/site-words.server.ts'
import type { Source } from '../languages/source.ts'
import { carsAnswerWords } from './cars-answers.ts'
import { carsPageWords } from './cars-page.ts'
import { errorPageWords } from './error-page.ts'
import { footerWords } from './footer.ts'
import { frameWords } from './frame.ts'
import { hotelContentWords } from './hotel-content.ts'
import { hotelDetailWords } from './hotel-details.ts'
import { hotelInformationWords } from './hotel-information.ts'
import { unwrittenHotelWords } from './hotel-information-unwritten.ts'
import { hotelWords } from './hotels.ts'
import { nightRefusalWords } from './night-refusals.ts'
import { notFoundWords } from './not-found.ts'
import { rateTableWords } from './rate-table.ts'
import { routeWords } from './routes.ts'
import { searchWords } from './search.ts'
import { searchBoxWords } from './search-box.ts'
import { stayPartyWords } from './stay-party.ts'
import { stayWords } from './stays.ts'
import { transportWords } from './transport.ts'

/** Every part of the site whose words can be translated. */
export const sources: readonly Source[] = [
  carsAnswerWords,
  carsPageWords,
  errorPageWords,
  footerWords,
  frameWords,
  hotelContentWords,
  hotelDetailWords,
  hotelInformationWords,
  unwrittenHotelWords,
  hotelWords,
  nightRefusalWords,
  notFoundWords,
  rateTableWords,
  routeWords,
  searchBoxWords,
  searchWords,
  stayPartyWords,
  stayWords,
  transportWords,
]

/** The words that pages are rendered with: of the server's catalogues, else English alone. */
export const siteWordsKey = createContext<SiteWords>(openSiteWords(sources))

/** The words of all sources, with the catalogues of this folder. What cannot be used is logged, a line each, and shown in English. */
export async function readSiteWords(log: Log): Promise<SiteWords> {
  const { catalogues, faults } = await readCatalogues('catalogues')
  for (const fault of faults) log.warn('A catalogue cannot be read', { fault })
  return openSiteWords(sources, catalogues, log)
}
