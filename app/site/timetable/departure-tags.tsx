import { StatusTag } from '../../shared/status-tag.tsx'
import type { Leaving } from './leaving.ts'

/** Whether a departure runs and how it sells: one tag, or both where a few seats, or none, are left. */
export function DepartureTags({ of: { status, running, short } }: { of: Pick<Leaving, 'status' | 'running' | 'short'> }) {
  return (
    <>
      {running && <StatusTag status={running} short={short} />} <StatusTag status={status} short={short} />
    </>
  )
}
