import type { Source } from '#platform/languages/source.ts'
import { bannerAdminWords } from './content/banners.ts'
import { rateAdminWords } from './content/cars-freight-extras.ts'
import { communityAdminWords } from './content/community.ts'
import { contentIndexWords } from './content/content-index.ts'
import { countryAdminWords } from './content/countries.ts'
import { editorWords } from './content/editor.ts'
import { blockEditorWords } from './content/editor-blocks.ts'
import { bulkWords } from './content/editor-bulk.ts'
import { dayBuilderWords } from './content/editor-days.ts'
import { rowsFieldWords } from './content/editor-fields.ts'
import { pickManyWords } from './content/editor-pick-many.ts'
import { picturePickerWords } from './content/editor-picture-picker.ts'
import { priceGridWords } from './content/editor-prices.ts'
import { rowsWords } from './content/editor-rows.ts'
import { scenePickerWords } from './content/editor-scene.ts'
import { seasonPaintWords } from './content/editor-season.ts'
import { sheetWords } from './content/editor-sheet.ts'
import { textRowsWords } from './content/editor-text-rows.ts'
import { yearSpanWords } from './content/editor-year-spans.ts'
import { hotelAvailabilityWords } from './content/hotel-availability.ts'
import { hotelAdminWords } from './content/hotels.ts'
import { mediaAdminWords } from './content/media.ts'
import { menuAdminWords } from './content/menus.ts'
import { packageAdminWords } from './content/packages.ts'
import { pageAdminWords } from './content/pages.ts'
import { parkAdminWords } from './content/parks.ts'
import { pilgrimageAdminWords } from './content/pilgrimage.ts'
import { placeAdminWords } from './content/places.ts'
import { postAdminWords } from './content/posts.ts'
import { publishCheckWords } from './content/publish-checks.ts'
import { raiseWords } from './content/raise.ts'
import { ratePeriodWords } from './content/rate-periods.ts'
import { rateSheetWords } from './content/rate-sheet.ts'
import { siteAddressWords } from './content/site-addresses.ts'
import { termsAdminWords } from './content/terms.ts'
import { testimonialAdminWords } from './content/testimonials.ts'

/** The parts of the admin area about content: its lists and editors. */
export const contentSources: readonly Source[] = [
  bannerAdminWords,
  rateAdminWords,
  communityAdminWords,
  contentIndexWords,
  countryAdminWords,
  editorWords,
  blockEditorWords,
  bulkWords,
  dayBuilderWords,
  rowsFieldWords,
  pickManyWords,
  picturePickerWords,
  priceGridWords,
  rowsWords,
  scenePickerWords,
  seasonPaintWords,
  sheetWords,
  textRowsWords,
  yearSpanWords,
  hotelAvailabilityWords,
  hotelAdminWords,
  mediaAdminWords,
  menuAdminWords,
  packageAdminWords,
  pageAdminWords,
  parkAdminWords,
  pilgrimageAdminWords,
  placeAdminWords,
  postAdminWords,
  publishCheckWords,
  raiseWords,
  ratePeriodWords,
  rateSheetWords,
  siteAddressWords,
  termsAdminWords,
  testimonialAdminWords,
]
