import { createContext } from 'react-router'
import type { Log } from '#platform/context.ts'
import { readCatalogues } from '../languages/read-catalogues.server.ts'
import { openSiteWords, type SiteWords } from '../languages/site-words.server.ts'
import type { Source } from '../languages/source.ts'
import { aboutWords } from './about.ts'
import { contactWords } from './contact.ts'
import { enquiryWords } from './enquiries.ts'
import { enquiryAboutWords } from './enquiry-about.ts'
import { enquiryErrorWords } from './enquiry-errors.ts'
import { enquirySentWords } from './enquiry-sent.ts'
import { errorPageWords } from './error-page.ts'
import { footerWords } from './footer.ts'
import { frameWords } from './frame.ts'
import { freightWords } from './freight.ts'
import { freightErrorWords } from './freight-errors.ts'
import { freightFactsWords } from './freight-facts.ts'
import { freightPageWords } from './freight-page.ts'
import { letterheadWords } from './letterhead.ts'
import { limitWords } from './limits.ts'
import { newsletterWords } from './newsletter.ts'
import { newsletterAnswerWords } from './newsletter-answers.ts'
import { newsletterPageWords } from './newsletter-pages.ts'
import { notFoundWords } from './not-found.ts'
import { officeHoursWords } from './office-hours.ts'
import { offlineWords } from './offline.ts'
import { pageWords } from './pages.ts'
import { paymentMethodsContentWords } from './payment-methods-content.ts'
import { paymentMethodsPageWords } from './payment-methods-page.ts'
import { searchWords } from './search.ts'
import { searchBoxWords } from './search-box.ts'
import { tailorMadeWords } from './tailor-made.ts'
import { termsWords } from './terms.ts'
import { visitRwandaWords } from './visit-rwanda.ts'
import { visitsSwitchWords } from './visits-switch.ts'

/** Every part of the site whose words can be translated. */
export const sources: readonly Source[] = [
  aboutWords,
  contactWords,
  enquiryWords,
  enquiryAboutWords,
  enquiryErrorWords,
  enquirySentWords,
  errorPageWords,
  footerWords,
  frameWords,
  freightWords,
  freightErrorWords,
  freightFactsWords,
  freightPageWords,
  letterheadWords,
  limitWords,
  newsletterWords,
  newsletterAnswerWords,
  newsletterPageWords,
  notFoundWords,
  officeHoursWords,
  offlineWords,
  pageWords,
  paymentMethodsContentWords,
  paymentMethodsPageWords,
  searchWords,
  searchBoxWords,
  tailorMadeWords,
  termsWords,
  visitRwandaWords,
  visitsSwitchWords,
]

/** The words that pages are rendered with: of the server's catalogues, else English alone. */
export const siteWordsKey = createContext<SiteWords>(openSiteWords(sources))

/** The words of all sources, with the catalogues of this folder. What cannot be used is logged, a line each, and shown in English. */
export async function readSiteWords(log: Log): Promise<SiteWords> {
  const { catalogues, faults } = await readCatalogues('catalogues')
  for (const fault of faults) log.warn('A catalogue cannot be read', { fault })
  return openSiteWords(sources, catalogues, log)
}
