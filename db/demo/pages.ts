import type { PageContent } from '#features/pages/blocks.ts'
import { about } from './pages/about.ts'
import { cbtTips } from './pages/cbt-tips.ts'
import { community } from './pages/community.ts'
import { freight } from './pages/freight.ts'
import { hotelInformation } from './pages/hotel-information.ts'
import { importantToKnow } from './pages/important-to-know.ts'
import { kibeho } from './pages/kibeho.ts'
import { knowRwanda } from './pages/know-rwanda.ts'
import { luxury } from './pages/luxury.ts'
import { pilgrimage } from './pages/pilgrimage.ts'
import { pilgrimageDetails } from './pages/pilgrimage-details.ts'
import { privacy } from './pages/privacy.ts'
import { transportInformation } from './pages/transport-information.ts'
import { visitRwanda } from './pages/visit-rwanda.ts'
import { whatWeDo } from './pages/what-we-do.ts'

/** The written pages of a fresh installation. A page's own screen adds what is drawn and counted: rates, calendars, forms. */
export const demoPages: readonly PageContent[] = [
  knowRwanda,
  visitRwanda,
  importantToKnow,
  privacy,
  whatWeDo,
  about,
  luxury,
  community,
  cbtTips,
  pilgrimage,
  pilgrimageDetails,
  kibeho,
  hotelInformation,
  transportInformation,
  freight,
]
