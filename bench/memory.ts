import { readdirSync, readFileSync } from 'node:fs'

/** A process as /proc tells of it: its parent, the memory that it holds, and whether it is a worker process of ours. Linux only. */
function processOf(pid: string): { parent: string; mb: number; isWorker: boolean } | undefined {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')
    return {
      parent: /^PPid:\s+(\d+)/m.exec(status)?.[1] ?? '',
      mb: Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0) / 1_024,
      isWorker: command[2] === 'worker',
    }
  } catch {
    return undefined
  }
}

/** Megabytes of a server's process and of its worker processes together, now. */
function memoryOf(server: number): { server: number; workers: number } {
  const workers = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(processOf)
    .filter((one) => one?.parent === String(server) && one.isWorker)
  return { server: processOf(String(server))?.mb ?? 0, workers: workers.reduce((sum, one) => sum + (one?.mb ?? 0), 0) }
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
