import { createContext } from 'react-router'
import type { Log } from '#platform/context.ts'
import { readCatalogues } from '../languages/read-catalogues.server.ts'
import { openSiteWords, type SiteWords } from '../languages/site-words.server.ts'
import type { Source } from '../languages/source.ts'
import { tipsWords } from './cbt-tips.ts'
import { codeOfConductWords } from './code-of-conduct.ts'
import { communityWords } from './community.ts'
import { errorPageWords } from './error-page.ts'
import { footerWords } from './footer.ts'
import { frameWords } from './frame.ts'
import { groupPanelWords } from './group-panel.ts'
import { kibehoWords } from './kibeho.ts'
import { kibehoFactsWords } from './kibeho-facts.ts'
import { kibehoOthersWords } from './kibeho-others.ts'
import { kibehoPartWords } from './kibeho-parts.ts'
import { notFoundWords } from './not-found.ts'
import { pilgrimageWords } from './pilgrimage.ts'
import { pilgrimageDetailWords } from './pilgrimage-details.ts'
import { searchWords } from './search.ts'
import { searchBoxWords } from './search-box.ts'
import { visitWords } from './visit.ts'
import { visitsWords } from './visits.ts'

/** Every part of the site whose words can be translated. */
export const sources: readonly Source[] = [
  tipsWords,
  codeOfConductWords,
  communityWords,
  errorPageWords,
  footerWords,
  frameWords,
  groupPanelWords,
  kibehoWords,
  kibehoFactsWords,
  kibehoOthersWords,
  kibehoPartWords,
  notFoundWords,
  pilgrimageWords,
  pilgrimageDetailWords,
  searchWords,
  searchBoxWords,
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
