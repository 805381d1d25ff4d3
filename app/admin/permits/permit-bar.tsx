import type { PermitDay } from '#features/bookings/permits/reads-permit-days.server.ts'

type Figures = Pick<PermitDay, 'promised' | 'requested' | 'held' | 'paid' | 'deposited' | 'reserved' | 'allowance'>

/** How many permits the longest bar of some pools has. */
export const barScale = (pools: readonly Figures[]): number =>
  Math.max(4, ...pools.map(({ promised, requested, held, allowance }) => Math.max(promised + requested, held + allowance)))

/**
 * A pool as two bars of one scale: above what is promised and requested, below what is held, by state. What is missing below is hatched, and an
 * allowance is an outline. The words beside it say the same.
 */
export function PermitBar({ pool, scale, isLarge = false }: { pool: Figures; scale: number; isLarge?: boolean }) {
  const { promised, requested, held, paid, deposited, reserved, allowance } = pool
  const wanted = promised + requested
  const short = Math.max(0, wanted - held)
  const step = isLarge ? 0.25 : 0.5
  const hatches = Array.from({ length: short / step }, (_, at) => held + at * step)
  return (
    <svg className="permit-bar" viewBox={`0 0 ${scale} 20`} preserveAspectRatio="none" aria-hidden="true">
      <rect className="ground" width={scale} height="20" />
      <rect className="promised" width={promised} height="8" />
      <rect className="requested" x={promised} width={requested} height="8" />
      <rect className="paid" y="11" width={paid} height="9" />
      <rect className="deposited" x={paid} y="11" width={deposited} height="9" />
      <rect className="reserved" x={paid + deposited} y="11" width={reserved} height="9" />
      {hatches.map((at) => (
        <line key={at} className="not-held" x1={at} y1="20" x2={at + step} y2="11" />
      ))}
      {allowance > 0 && <rect className="allowance" x={held} y="11" width={allowance} height="9" />}
    </svg>
  )
}
