import { data } from 'react-router'
import { findAuthority, findTermsById } from '#features/permits/authorities/reads.server.ts'
import type { Db } from '#platform/context.ts'

const orMissing = <Found>(found: Found | undefined): Found => {
  if (found === undefined) throw data(null, { status: 404 })
  return found
}

/** The authority of an address; a 404 where there is none. */
export const authorityOfAddress = async (db: Db, id: string) => orMissing(await findAuthority(db, id.slice(0, 120)))

/** The terms of an address and their authority; a 404 where there are none, or another authority sells the permit. */
export async function termsOfAddress(db: Db, params: { id: string; termsId: string }) {
  const authority = await authorityOfAddress(db, params.id)
  const id = /^[1-9]\d{0,8}$/.test(params.termsId) ? Number(params.termsId) : 0
  const terms = orMissing(await findTermsById(db, id))
  if (!authority.feeIds.includes(terms.feeId)) throw data(null, { status: 404 })
  return { authority, terms }
}
