import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { chown } from 'node:fs/promises'

/**
 * PostgreSQL and PgBouncer refuse to run as root: what a cluster is made of then runs as this user, whom Debian's package makes.
 */
const unprivileged = 'postgres'

function identity(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const input = (flag: string) => Number(execFileSync('id', [flag, unprivileged], { encoding: 'utf8' }))
  return { uid: input('-u'), gid: input('-g') }
}

/** Gives a file or folder to the user that programs run as. */
export async function giveToPrograms(place: string): Promise<void> {
  const user = identity()
  if (user) await chown(place, user.uid, user.gid)
}

export type Program = { pid: number; kill(): Promise<void> }

/** Starts a program of the cluster; its output goes into `log`. It is ended by SIGKILL: nothing here is stored. */
export async function runProgram(
  file: string,
  args: readonly string[],
  settings: { log: string; folder: string },
): Promise<Program> {
  const child = spawn(file, args, {
    ...identity(),
    cwd: settings.folder,
    env: { PATH: '/usr/lib/postgresql/15/bin:/usr/sbin:/usr/bin:/bin', LC_ALL: 'C.UTF-8', HOME: settings.folder },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const log = createWriteStream(settings.log, { flags: 'a' })
  child.stdout.pipe(log, { end: false })
  child.stderr.pipe(log, { end: false })
  await once(child, 'spawn')
  return {
    pid: child.pid ?? 0,
    async kill() {
      if (child.exitCode !== null || child.signalCode !== null) return
      child.kill('SIGKILL')
      await once(child, 'exit')
    },
  }
}
