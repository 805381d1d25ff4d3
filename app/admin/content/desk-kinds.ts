import { data, useLocation } from 'react-router'
import { postDesk } from '../blog/post-desk.ts'
import { experienceDesk } from '../community/experience-desk.ts'
import { hostGuideDesk } from '../community/host-guide-desk.ts'
import { menuDesk } from '../frame/menu-desk.ts'
import { noticeDesk } from '../frame/notice-desk.ts'
import { hotelDesk } from '../hotels/hotel-desk.ts'
import { feastDesk } from '../kibeho/feast-desk.ts'
import { shrineDesk } from '../kibeho/shrine-desk.ts'
import { packageDesk, pilgrimageDesk } from '../packages/package-desk.ts'
import { countryDesk } from '../places/country-desk.ts'
import { feeDesk } from '../places/fee-desk.ts'
import { parkDesk } from '../places/park-desk.ts'
import { placeDesk } from '../places/place-desk.ts'
import { carDesk } from '../rates/car-desk.ts'
import { codeDesk } from '../rates/code-desk.ts'
import { extraDesk } from '../rates/extra-desk.ts'
import { laneDesk } from '../rates/lane-desk.ts'
import { housePageDesk, ownPageDesk } from '../texts/page-desk.ts'
import { termsDesk } from '../texts/terms-desk.ts'
import { voiceDesk } from '../voices/voice-desk.ts'
import type { DeskKind } from './desk-kind.ts'

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
