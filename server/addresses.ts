import { existsSync, readFileSync } from 'node:fs'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { parseEnv } from 'node:util'
import { refuseStart } from '#platform/start-refused.ts'
import type { Config } from './config.ts'

/** The environment, and under it what the file `.env` says where there is one. */
export function environmentWithFile(file = '.env'): Record<string, string | undefined> {
  return existsSync(file) ? { ...parseEnv(readFileSync(file, 'utf8')), ...process.env } : process.env
}

/** Opens a door, and answers its port; one that cannot be opened ends the start with one line, which names its setting. */
export async function listen(server: Server, { host, port }: Pick<Config, 'host' | 'port'>, named = siteDoor): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  server.once('error', reject)
  server.listen(port, host, resolve)
  await promise.catch((error) => refuseAddress(error, host, port, named))
  server.removeListener('error', reject)
  return (server.address() as AddressInfo).port
}

/** The settings that name a door's host and its port. */
type DoorNames = { host: string; port: string; another: (host: string, port: number) => string }

const siteDoor: DoorNames = { host: 'HOST', port: 'PORT', another: (_host, port) => `PORT=${port}` }

function refuseAddress(error: NodeJS.ErrnoException, host: string, port: number, named: DoorNames): never {
  if (error.code === 'EADDRINUSE') {
    const another = named.another(host, port + 1)
    refuseStart(`${named.port} is ${port}, where another program listens already. Choose another, such as ${another}.`)
  }
  if (error.code === 'EACCES') refuseStart(`${named.port} is ${port}, which this user may not open. Choose one above 1023.`)
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND')
    refuseStart(`${named.host} is '${host}', which is no address of this machine. Choose 127.0.0.1 or 0.0.0.0.`)
  throw error
}

/** The last lines of a start: where the site and the admin area are, and once, in the first start of all, the owner's password. */
export function farewell(config: Config, port: number, owner: { email: string; password: string } | undefined): string {
  const local = `http://${config.host === '127.0.0.1' || config.host === '0.0.0.0' || config.host === '::' ? 'localhost' : config.host}:${port}`
  const site = config.publicUrl.startsWith('https:') ? config.publicUrl : local
  const password = owner ? `\n  Sign in   ${owner.email}\n  Password  ${owner.password}   (shown only once: save it now)` : ''
  return `\n  Site      ${site}/\n  Admin     ${site}/admin${password}\n\n`
}
