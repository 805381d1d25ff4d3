import { createContext } from 'react-router'
import type { Log } from '#platform/context.ts'
import { readCatalogues } from '../languages/read-catalogues.server.ts'
import { openSiteWords, type SiteWords } from '../languages/site-words.server.ts'
import type { Source } from '../languages/source.ts'
import { blogWords } from './blog.ts'
import { topicWords } from './blog-topics.ts'
import { tipsWords } from './cbt-tips.ts'
import { codeOfConductWords } from './code-of-conduct.ts'
import { communityWords } from './community.ts'
import { countriesWords } from './countries.ts'
import { countryWords } from './country.ts'
import { countryContentWords } from './country-content.ts'
import { countryFactsWords } from './country-facts.ts'
import { errorPageWords } from './error-page.ts'
import { footerWords } from './footer.ts'
import { frameWords } from './frame.ts'
import { groupPanelWords } from './group-panel.ts'
import { homeWords } from './home.ts'
import { homeDayWords } from './home-day.ts'
import { kibehoWords } from './kibeho.ts'
import { kibehoFactsWords } from './kibeho-facts.ts'
import { kibehoOthersWords } from './kibeho-others.ts'
import { kibehoPartWords } from './kibeho-parts.ts'
import { luxuryWords } from './luxury.ts'
import { notFoundWords } from './not-found.ts'
import { parishWords } from './parish.ts'
import { parkWords } from './park.ts'
import { parkContentWords } from './park-content.ts'
import { parkFactsWords } from './park-facts.ts'
import { parkShelfWords } from './park-shelf.ts'
import { parksWords } from './parks.ts'
import { pilgrimageWords } from './pilgrimage.ts'
import { pilgrimageDetailWords } from './pilgrimage-details.ts'
import { placeWords } from './places.ts'
import { postWords } from './post.ts'
import { postTextWords } from './post-text.ts'
import { searchWords } from './search.ts'
import { searchBoxWords } from './search-box.ts'
import { testimonialWords } from './testimonials.ts'
import { visitWords } from './visit.ts'
import { visitsWords } from './visits.ts'

/** Every part of the site whose words can be translated. */
export const sources: readonly Source[] = [
  blogWords,
  topicWords,
  tipsWords,
  codeOfConductWords,
  communityWords,
  countriesWords,
  countryWords,
  countryContentWords,
  countryFactsWords,
  errorPageWords,
  footerWords,
  frameWords,
  groupPanelWords,
  homeWords,
  homeDayWords,
  kibehoWords,
  kibehoFactsWords,
  kibehoOthersWords,
  kibehoPartWords,
  luxuryWords,
  notFoundWords,
  parishWords,
  parkWords,
  parkContentWords,
  parkFactsWords,
  parkShelfWords,
  parksWords,
  pilgrimageWords,
  pilgrimageDetailWords,
  placeWords,
  postWords,
  postTextWords,
  searchWords,
  searchBoxWords,
  testimonialWords,
  visitWords,
  visitsWords,
]

/** The words that pages are rendered with: of the server's catalogues, else English alone. */
export const siteWordsKey = createContext<SiteWords>(openSiteWords(sources))

/** The words of all sources, with the catalogues of this folder. What cannot be used is logged, a line each, and shown in English. */
export async function readSiteWords(log: Log): Promise<SiteWords> {
  const { catalogues, faults } = await readCatalogues('catalogues')
  for (const fault of faults) log.warn('A catalogue cannot be read', { fault })
  return openSiteWords(sources, catalogues, log)
}
