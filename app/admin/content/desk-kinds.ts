import { data, useLocation } from 'react-router'
import { postDesk } from '../blog/post-desk.ts'
import { packageDesk, pilgrimageDesk } from '../packages/package-desk.ts'
import { housePageDesk, ownPageDesk } from '../texts/page-desk.ts'
import { termsDesk } from '../texts/terms-desk.ts'
import type { DeskKind } from './desk-kind.ts'

/** Every kind of entry that has screens at the desk. */
export const deskKinds: readonly DeskKind[] = [packageDesk, pilgrimageDesk, postDesk, housePageDesk, ownPageDesk, termsDesk]

/** The kind whose screens an address of the desk is among; a 404 where there is none. */
export function deskKindAt(pathname: string): DeskKind {
  const folder = pathname.split('/')[2]
  const found = deskKinds.find((kind) => kind.folder === folder)
  if (!found) throw data(null, { status: 404 })
  return found
}

/** The kind whose screens the page is among. */
export const useDeskKind = (): DeskKind => deskKindAt(useLocation().pathname)
