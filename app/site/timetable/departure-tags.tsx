import { StatusTag } from '../../shared/status-tag.tsx'
import type { Leaving } from './leaving.ts'

/** Whether a departure runs and how it sells: one tag, or both where a few seats, or none, are left. */
export function DepartureTags({ of: { status, running, short } }: { of: Pick<Leaving, 'status' | 'running' | 'short'> }) {
  const sells = <StatusTag status={status} short={short} />
  if (!running) return sells
  return (
    <>
      <StatusTag status={running} short={short} /> {sells}
    </>
  )
}
