import { readdirSync, readFileSync } from 'node:fs'

type Process = { pid: string; parent: string; isWorker: boolean }

/** A process from /proc: its parent, and whether it is a worker process of ours. Linux only. */
function processOf(pid: string): Process | undefined {
  try {
    const parent = /^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? ''
    return { pid, parent, isWorker: readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')[2] === 'worker' }
  } catch {
    return undefined
  }
}

/**
 * The megabytes that a process holds. What several share counts once: each has its part of it, as a limit on all of them counts.
 */
function memoryOfProcess(pid: string): number {
  try {
    return Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0) / 1_024
  } catch {
    return 0
  }
}

/** Megabytes of a server's process, with those that share its port, and of their worker processes, now. */
function memoryOf(server: number): { server: number; workers: number } {
  const all = readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? (processOf(name) ?? []) : []))
  const under = (pid: string): Process[] => all.filter(({ parent }) => parent === pid).flatMap((one) => [one, ...under(one.pid)])
  const own = [...all.filter(({ pid }) => pid === String(server)), ...under(String(server))]
  const sum = (some: Process[]) => some.reduce((mb, { pid }) => mb + memoryOfProcess(pid), 0)
  return { server: sum(own.filter(({ isWorker }) => !isWorker)), workers: sum(own.filter(({ isWorker }) => isWorker)) }
}

/** Watches the memory of a server every 100 ms, until `end`: what it is now, and the most since the last question. */
export function watchMemory(server: number) {
  let most = { server: 0, workers: 0, together: 0 }
  const look = () => {
    const now = memoryOf(server)
    most = {
      server: Math.max(most.server, now.server),
      workers: Math.max(most.workers, now.workers),
      together: Math.max(most.together, now.server + now.workers),
    }
    return { ...now, together: now.server + now.workers }
  }
  const timer = setInterval(look, 100)
  return {
    now: look,
    most() {
      const seen = most
      most = { server: 0, workers: 0, together: 0 }
      return seen
    },
    end: () => clearInterval(timer),
  }
}
