import { once } from 'node:events'
import { type AddressInfo, createConnection, createServer, type NetConnectOpts, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

/**
 * How the proxy behaves: passes everything on; refuses and closes all connections; accepts connections and passes nothing
 * on; passes everything on later; or sends one message to each client, and hangs up.
 */
type Manner = 'well' | 'gone' | 'silent' | { lateMs: number } | { message: string }

/** A port of this machine that leads to a server, well or badly. What was held back by a silence arrives when it ends. */
export async function openBetween(to: NetConnectOpts) {
  let manner: Manner = 'well'
  let changed = Promise.withResolvers<void>()
  const sockets = new Set<Socket>()
  const server = createServer((socket) => void meet(socket))

  async function meet(socket: Socket): Promise<void> {
    keep(socket)
    if (typeof manner === 'object' && 'message' in manner) return void socket.end(manner.message)
    await passable()
    const onward = keep(createConnection(to))
    void pass(socket, onward)
    void pass(onward, socket)
  }

  function keep(socket: Socket): Socket {
    sockets.add(socket)
    socket.on('error', () => undefined)
    socket.once('close', () => sockets.delete(socket))
    return socket
  }

  async function pass(from: Socket, onward: Socket): Promise<void> {
    try {
      for await (const chunk of from) {
        await passable()
        if (late() > 0) await pause(late())
        onward.write(chunk)
      }
      onward.end()
    } catch {
      onward.destroy()
    }
  }

  const late = (): number => (typeof manner === 'object' && 'lateMs' in manner ? manner.lateMs : 0)

  async function passable(): Promise<void> {
    while (manner === 'silent') await changed.promise
  }

  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
  }

  await listen(0)
  const { port } = server.address() as AddressInfo
  return {
    port,
    async behave(how: Manner): Promise<void> {
      manner = how
      changed.resolve()
      changed = Promise.withResolvers()
      if (how === 'gone') {
        for (const socket of sockets) socket.destroy()
        server.close()
      } else if (!server.listening) await listen(port)
    },
    close(): void {
      manner = 'gone'
      changed.resolve()
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}
