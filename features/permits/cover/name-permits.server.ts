import type { Tx } from '#platform/context.ts'
import type { CoveringPermit } from '../reads-cover.server.ts'
import { insertLotMoves } from '../writes.server.ts'
import { updateNames, updateNumbers } from '../writes-cover.server.ts'

type Who = { at: Date; by: string }

/** The permits are in the names of whom they cover from now on, and their lots say so. */
export async function giveNames(tx: Tx, permits: readonly CoveringPermit[], { at, by }: Who): Promise<void> {
  const fresh = permits.filter(({ namedAt }) => namedAt === null)
  await updateNames(
    tx,
    fresh.map(({ id }) => id),
    at,
  )
  await insertLotMoves(tx, movesOf(fresh, 'name', { at, by }))
}

/** The permits have these numbers, in the names of whom they cover, and their lots say so. */
export async function giveNumbers(
  tx: Tx,
  rows: readonly { permit: CoveringPermit; number: string }[],
  { at, by }: Who,
): Promise<void> {
  await updateNumbers(
    tx,
    rows.map(({ permit, number }) => ({ permitId: permit.id, number })),
    at,
  )
  await insertLotMoves(
    tx,
    movesOf(
      rows.map(({ permit }) => permit),
      'number',
      { at, by },
    ),
  )
}

const movesOf = (permits: readonly CoveringPermit[], event: 'name' | 'number', { at, by }: Who) =>
  [...Map.groupBy(permits, ({ lotId }) => lotId)].flatMap(([lotId, ofLot]) => {
    const state = ofLot[0]?.state
    return state ? [{ lotId, event, from: state, to: state, count: ofLot.length, amountMinor: null, text: '', at, by }] : []
  })
