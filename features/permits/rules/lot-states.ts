import type { LotState, PermitLot } from '../lot.ts'

/**
 * What happens to a lot. `refuse` and `withdraw` are the authority's word, `expire` is the clock's; `use` and `go-unused` end a paid
 * lot after the day of the visit: somebody who travelled was named in it, or nobody. `not-seen` and `ill-at-gate` are what a warden put on
 * paper of a permit that was used.
 */
export const lotEvents = [
  'want',
  'reserve',
  'deposit',
  'pay',
  'name',
  'number',
  'expire',
  'move',
  'drop',
  'refuse',
  'give-back',
  'top-up',
  'apply-terms',
  'withdraw',
  'use',
  'go-unused',
  'not-seen',
  'ill-at-gate',
] as const
export type LotEvent = (typeof lotEvents)[number]

type LotMove = { readonly event: LotEvent; readonly from: readonly (LotState | null)[]; readonly to: LotState | 'same' }

/** The table of docs/permits.md, 'Lots': from null a lot begins, and what is not in it is refused. */
const lotMoves: readonly LotMove[] = [
  { event: 'want', from: [null], to: 'wanted' },
  { event: 'reserve', from: ['wanted'], to: 'reserved' },
  { event: 'deposit', from: ['wanted', 'reserved'], to: 'deposited' },
  { event: 'pay', from: ['wanted', 'reserved', 'deposited'], to: 'paid' },
  { event: 'name', from: ['deposited', 'paid'], to: 'same' },
  { event: 'number', from: ['deposited', 'paid'], to: 'same' },
  { event: 'expire', from: ['reserved', 'deposited'], to: 'expired' },
  { event: 'move', from: ['reserved', 'deposited', 'paid'], to: 'same' },
  { event: 'drop', from: ['wanted'], to: 'released' },
  { event: 'refuse', from: ['wanted'], to: 'released' },
  { event: 'give-back', from: ['reserved', 'deposited', 'paid'], to: 'released' },
  { event: 'top-up', from: ['reserved', 'deposited', 'paid'], to: 'same' },
  { event: 'apply-terms', from: ['reserved', 'deposited', 'paid'], to: 'same' },
  { event: 'withdraw', from: ['reserved', 'deposited', 'paid'], to: 'withdrawn' },
  { event: 'use', from: ['paid'], to: 'used' },
  { event: 'go-unused', from: ['paid'], to: 'expired' },
  { event: 'not-seen', from: ['paid', 'used'], to: 'used' },
  { event: 'ill-at-gate', from: ['paid', 'used'], to: 'used' },
]

/** The state of a lot after an event, from null where it begins with it; undefined: it cannot happen to it. */
export function nextState(state: LotState | null, event: LotEvent): LotState | undefined {
  const move = lotMoves.find((one) => one.event === event && one.from.includes(state))
  return move?.to === 'same' ? (state ?? undefined) : move?.to
}

/**
 * Whether the permits of a lot may be promised at an instant: paid ones, and reserved ones until their end, at which they are gone.
 * The database counts the same (`permits_backed`). Source: docs/permits.md, 'What may be promised'.
 */
export function backs({ state, expiresAt }: Pick<PermitLot, 'state' | 'expiresAt'>, at: Date): boolean {
  if (state === 'paid' || state === 'used') return true
  return (state === 'reserved' || state === 'deposited') && (expiresAt === null || expiresAt > at)
}
