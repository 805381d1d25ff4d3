import { readdirSync, readFileSync } from 'node:fs'

/** The fields of /proc for a process, from its parent on; undefined for one that is gone. Linux only. */
function statOf(pid: number | string): string[] | undefined {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ')
  } catch {
    return undefined
  }
}

/** Seconds of CPU that a process has used, with those of its own that have ended; nothing for one that is gone. */
export function cpuOf(pid: number | string): number {
  const fields = statOf(pid)
  return fields ? [11, 12, 13, 14].reduce((sum, field) => sum + Number(fields[field]), 0) / 100 : 0
}

/** Seconds of CPU of a process and of its children that live: the workers of nginx, the sessions of a postmaster. */
export function cpuOfFamily(parent: number | string): number {
  const family = readdirSync('/proc').filter(
    (pid) => /^\d+$/.test(pid) && (pid === String(parent) || statOf(pid)?.[1] === String(parent)),
  )
  return family.reduce((sum, pid) => sum + cpuOf(pid), 0)
}
