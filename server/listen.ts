import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { refuseStart } from '#platform/start-refused.ts'

/** The settings that name an address, for the sentence that refuses a start. */
type AddressSettings = { host: string; port: string; another: (host: string, port: number) => string }

const siteSettings: AddressSettings = { host: 'HOST', port: 'PORT', another: (_host, port) => `PORT=${port}` }

/** Listens on an address and returns the port. An unusable address ends the start with one line that names its setting. */
export async function listen(
  server: Server,
  { host, port }: { host: string; port: number },
  settings = siteSettings,
): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  server.once('error', reject)
  server.listen(port, host, resolve)
  await promise.catch((error) => refuseAddress(error, host, port, settings))
  server.removeListener('error', reject)
  return (server.address() as AddressInfo).port
}

function refuseAddress(error: NodeJS.ErrnoException, host: string, port: number, settings: AddressSettings): never {
  if (error.code === 'EADDRINUSE') {
    const another = settings.another(host, port + 1)
    refuseStart(`${settings.port} is ${port}, where another program listens already. Choose another, such as ${another}.`)
  }
  if (error.code === 'EACCES') refuseStart(`${settings.port} is ${port}, which this user may not open. Choose one above 1023.`)
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND')
    refuseStart(`${settings.host} is '${host}', which is no address of this machine. Choose 127.0.0.1 or 0.0.0.0.`)
  throw error
}
