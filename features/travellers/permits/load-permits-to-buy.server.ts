import { loadPermitBooks, type PermitBooks } from '#features/bookings/permits/load-permit-books.server.ts'
import type { BookedNeed } from '#features/bookings/permits/reads-needs.server.ts'
import type { PermitLot } from '#features/permits/lot.ts'
import { listLotsById } from '#features/permits/reads-lots.server.ts'
import { type LotBalance, lotBalances } from '#features/permits/rules/balances.ts'
import { type PermitsToBuy, permitsToBuy } from '#features/permits/rules/to-buy.ts'
import type { Context } from '#platform/context.ts'
import { ageOn } from '#values/dates.ts'
import { type EvidenceState, evidenceState } from '../evidence/evidence.ts'
import { listPapers, type Papers } from '../list-papers.server.ts'

/** A need with what is known of its traveller. */
export type BuyNeed = BookedNeed & {
  papers: Papers | undefined
  age: number
  isOldEnough: boolean
  /** Whether the passport ends before the visit. */
  isExpired: boolean
  /** Whether the evidence of the fee class has been seen. */
  evidence: EvidenceState
  /** Nothing is missing: it may go into a file, a payment or a list of names. */
  isWhole: boolean
}

export type BuyBooks = Omit<PermitBooks, 'needs'> & {
  needs: BuyNeed[]
  toBuy: PermitsToBuy[]
  balances: (LotBalance & { lot: PermitLot })[]
  at: Date
}

/** What is to buy and to pay now, with the papers of everybody who needs a permit: seven statements. `isSpareLeftOut`: of `loadPermitBooks`. */
export async function loadPermitsToBuy(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { isSpareLeftOut = false } = {},
): Promise<BuyBooks> {
  const at = clock.now()
  const books = await loadPermitBooks(db, at, { isSpareLeftOut })
  const unpaid = books.permits.filter(({ state }) => state === 'reserved' || state === 'deposited')
  const [papers, lots] = await Promise.all([
    listPapers(db, [...new Set(books.needs.map(({ bookingId }) => bookingId))]),
    listLotsById(db, [...new Set(unpaid.map(({ lotId }) => lotId))]),
  ])
  const byTraveller = new Map(papers.map((one) => [`${one.bookingId} ${one.position}`, one]))
  const needs = books.needs.map((need) => buyNeed(need, byTraveller.get(`${need.bookingId} ${need.position}`), books))
  const { permits, cover, holds, fees } = books
  const prices = Object.fromEntries(Object.values(fees).map((fee) => [fee.feeId, fee.prices]))
  const lotById = new Map(lots.map((lot) => [lot.id, lot]))
  return {
    ...books,
    needs,
    toBuy: permitsToBuy(needs, cover, books.uncovered, fees, at),
    balances: lotBalances({ lots, permits, cover, holds, prices }, at).flatMap((balance) => {
      const lot = lotById.get(balance.lotId)
      return lot ? [{ ...balance, lot }] : []
    }),
    at,
  }
}

function buyNeed(need: BookedNeed, papers: Papers | undefined, { fees }: PermitBooks): BuyNeed {
  const evidence = evidenceState(fees[need.feeId]?.evidence[need.feeClass], papers?.evidence ?? null, need)
  const age = papers?.bornOn ? ageOn(papers.bornOn, need.day) : (papers?.assumedAge ?? 0)
  const isOldEnough = age >= (fees[need.feeId]?.minimumAge ?? 0)
  const isExpired = Boolean(papers?.passportExpiresOn && papers.passportExpiresOn < need.day)
  const evidenceIsWhole = evidence === 'none-needed' || evidence === 'seen'
  const isWhole = papers !== undefined && papers.missing.length === 0 && !isExpired && isOldEnough && evidenceIsWhole
  return { ...need, papers, age, isOldEnough, isExpired, evidence, isWhole }
}
