import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** The header that nearly every browser sends. */
export const acceptEncoding = 'gzip, deflate, br, zstd'

/**
 * Requests one address over and over on so many kept-alive connections, in a process of its own (wrk), so that the load is no
 * part of what is measured. Returns how many were answered; throws where one was not answered with 200.
 */
export async function load(url: string, { seconds, connections }: { seconds: number; connections: number }): Promise<number> {
  const { stdout } = await run('wrk', [
    '-t1',
    `-c${connections}`,
    `-d${seconds}s`,
    '-H',
    `Accept-Encoding: ${acceptEncoding}`,
    url,
  ]).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ENOENT' ? new Error('wrk is not installed: apt install wrk') : error
  })
  const answered = Number(/(\d+) requests in/.exec(stdout)?.[1])
  if (!answered || /Non-2xx|Socket errors/.test(stdout)) throw new Error(`wrk says:\n${stdout}`)
  return answered
}
