import { data, useLocation } from 'react-router'
import { postDesk } from '../blog/post-kind.ts'
import { experienceDesk } from '../community/experience-kind.ts'
import { hostGuideDesk } from '../community/host-guide-kind.ts'
import { menuDesk } from '../navigation/menu-kind.ts'
import { noticeDesk } from '../navigation/banner-kind.ts'
import { hotelDesk } from '../hotels/hotel-kind.ts'
import { feastDesk } from '../pilgrimage/feast-kind.ts'
import { shrineDesk } from '../pilgrimage/shrine-kind.ts'
import { packageDesk, pilgrimageDesk } from '../packages/package-kind.ts'
import { countryDesk } from '../places/country-kind.ts'
import { feeDesk } from '../places/fee-kind.ts'
import { parkDesk } from '../places/park-kind.ts'
import { placeDesk } from '../places/place-kind.ts'
import { carDesk } from '../rates/car-kind.ts'
import { codeDesk } from '../rates/code-kind.ts'
import { extraDesk } from '../rates/extra-kind.ts'
import { laneDesk } from '../rates/lane-kind.ts'
import { housePageDesk, ownPageDesk } from '../pages/page-kind.ts'
import { termsDesk } from '../pages/terms-kind.ts'
import { voiceDesk } from '../testimonials/testimonial-kind.ts'
import type { DeskKind } from './content-kind.ts'

/** Every kind of entry that has screens at the desk. */
export const deskKinds: readonly DeskKind[] = [
  packageDesk,
  pilgrimageDesk,
  hotelDesk,
  postDesk,
  housePageDesk,
  ownPageDesk,
  termsDesk,
  countryDesk,
  parkDesk,
  placeDesk,
  feeDesk,
  feastDesk,
  shrineDesk,
  experienceDesk,
  hostGuideDesk,
  carDesk,
  laneDesk,
  extraDesk,
  codeDesk,
  menuDesk,
  noticeDesk,
  voiceDesk,
]

/** The kind whose screens an address of the desk is among; a 404 where there is none. */
export function deskKindAt(pathname: string): DeskKind {
  const folder = pathname.split('/')[2]
  const found = deskKinds.find((kind) => kind.folder === folder)
  if (!found) throw data(null, { status: 404 })
  return found
}

/** The kind whose screens the page is among. */
export const useDeskKind = (): DeskKind => deskKindAt(useLocation().pathname)
