import { type ChildProcess, spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { compiled } from './compiled.ts'

export type RunningServer = {
  url: string
  port: number
  process: ChildProcess
  owner: { email: string; password: string } | undefined
  /** Its whole output so far. */
  output(): string
  /** Sends it a signal to end in order, and returns its exit code. */
  stop(signal?: NodeJS.Signals): Promise<number | null>
}

/**
 * A port that is free. It is none of those that the system gives to outgoing connections (from 32768), or one of these could
 * take it before the server listens.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(10_000, 32_768)
    const probe = createServer().listen(port, '127.0.0.1')
    try {
      await once(probe, 'listening')
    } catch {
      continue
    }
    probe.close()
    await once(probe, 'close')
    return port
  }
}

/**
 * Starts the built server with these settings and resolves when it has printed its addresses; a failure contains its output.
 * `entry` is the file that is run. All its visitors come from 127.0.0.1, so their forms are not limited unless FORM_LIMITS is
 * set.
 */
export async function startServer(environment: Record<string, string>, entry = 'build/server/server.js'): Promise<RunningServer> {
  const port = Number(environment.PORT ?? (await freePort()))
  const child = spawn(process.execPath, [entry], {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      NODE_COMPILE_CACHE: compiled('server'),
      PORT: String(port),
      FORM_LIMITS: 'no',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const ready = Promise.withResolvers<void>()
  const collect = (chunk: Buffer) => {
    output += chunk.toString('utf8')
    if (/^ {2}Admin .*$/m.test(output)) ready.resolve()
  }
  child.stdout?.on('data', collect)
  child.stderr?.on('data', collect)
  child.once('exit', (code) => ready.reject(new Error(`The server ended with ${code}:\n${output}`)))
  await ready.promise
  const [, email = '', password = ''] = output.match(/Sign in\s+(\S+)\s+Password\s+(\S+)/) ?? []
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    process: child,
    owner: email ? { email, password } : undefined,
    output: () => output,
    async stop(signal = 'SIGTERM') {
      if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
      child.kill(signal)
      const [code] = await once(child, 'exit')
      return code
    },
  }
}
