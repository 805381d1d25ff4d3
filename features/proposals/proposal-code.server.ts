import { createHmac, timingSafeEqual } from 'node:crypto'
import { readReference } from '#values/reference.ts'

type Keyed = { id: string; reference: string; keyVersion: number }

/** The 128 bits of a proposal's link, in 22 signs: derived from the server's secret, so that the table stores nothing that opens it (decision 0006). */
const keyOf = (secret: string, { id, keyVersion }: Omit<Keyed, 'reference'>): string =>
  createHmac('sha256', secret).update(`proposal:${id}:${keyVersion}`).digest().subarray(0, 16).toString('base64url')

/** The code in the address of a proposal's page: its reference and its key, 'K7QM-42XD-…'. It stays in the address, because couples pass it on. */
export const proposalCode = (secret: string, proposal: Keyed): string => `${proposal.reference}-${keyOf(secret, proposal)}`

/** Splits a code into the reference, in its written form, and the key; undefined where it can be none. */
export function readCode(code: string): { reference: string; key: string } | undefined {
  const [, typed, key] = /^([\w]{4}-?[\w]{4})-([\w-]{22})$/.exec(code) ?? []
  const reference = typed && readReference(typed)
  return reference && key ? { reference, key } : undefined
}

/** Whether a key opens a proposal. Takes the same time for every wrong key. */
export const opensProposal = (secret: string, proposal: Omit<Keyed, 'reference'>, key: string): boolean => {
  const right = Buffer.from(keyOf(secret, proposal))
  const given = Buffer.from(key)
  return right.length === given.length && timingSafeEqual(right, given)
}
