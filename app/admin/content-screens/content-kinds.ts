import { useMemo } from 'react'
import { data, useLocation } from 'react-router'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { useReader } from '../../languages/use-reader.ts'
import { postKind } from '../blog/post-kind.ts'
import { experienceKind } from '../community/experience-kind.ts'
import { hostGuideKind } from '../community/host-guide-kind.ts'
import type { ContentKind, KindInWords } from '../content/content-kind.ts'
import { foldersBeside } from '../content/content-menu.ts'
import { hotelKind } from '../hotels/hotel-kind.ts'
import { bannerKind } from '../navigation/banner-kind.ts'
import { menuKind } from '../navigation/menu-kind.ts'
import { packageKind, pilgrimageKind } from '../packages/package-kind.ts'
import { customPageKind, fixedPageKind } from '../pages/page-kind.ts'
import { termsKind } from '../pages/terms-kind.ts'
import { feastKind } from '../pilgrimage/feast-kind.ts'
import { shrineKind } from '../pilgrimage/shrine-kind.ts'
import { countryKind } from '../places/country-kind.ts'
import { feeKind } from '../places/fee-kind.ts'
import { parkKind } from '../places/park-kind.ts'
import { placeKind } from '../places/place-kind.ts'
import { carKind } from '../rates/car-kind.ts'
import { codeKind } from '../rates/code-kind.ts'
import { extraKind } from '../rates/extra-kind.ts'
import { laneKind } from '../rates/lane-kind.ts'
import { testimonialKind } from '../testimonials/testimonial-kind.ts'

/** Every kind of entry that has screens in the admin area. */
export const contentKinds: readonly KindInWords[] = [
  packageKind,
  pilgrimageKind,
  hotelKind,
  postKind,
  fixedPageKind,
  customPageKind,
  termsKind,
  countryKind,
  parkKind,
  placeKind,
  feeKind,
  feastKind,
  shrineKind,
  experienceKind,
  hostGuideKind,
  carKind,
  laneKind,
  extraKind,
  codeKind,
  menuKind,
  bannerKind,
  testimonialKind,
]

/** The kind of the screens at an address of the admin area; a 404 where there is none. */
export function contentKindAt(pathname: string): KindInWords {
  const folder = pathname.split('/')[2]
  const found = contentKinds.find((kind) => kind.folder === folder)
  if (!found) throw data(null, { status: 404 })
  return found
}

/** The kind of the current screen, in the language of the page. */
export function useContentKind(): ContentKind {
  const read = useReader()
  const { pathname } = useLocation()
  return useMemo(() => contentKindAt(pathname).inWords(read), [read, pathname])
}

/** All kinds of one menu item, for any of them. */
export function kindsBeside(read: ReadWords, { kind }: ContentKind): ContentKind[] {
  const folders = foldersBeside(kind)
  return contentKinds.filter(({ folder }) => folders.includes(folder)).map(({ inWords }) => inWords(read))
}
