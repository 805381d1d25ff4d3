import { createServer } from 'node:http'
import { ClusterRegistry, type Registry } from '@prometheus-io/client'
import { listen } from '../listen.ts'

/** Where metrics are served: an address of this machine or of a closed network, never the site's own port. */
export type MetricsAddress = { host: string; port: number }

const name = 'METRICS_LISTEN'

/** Serves GET /metrics on an address of its own; everything else is a 404. Returns a function that closes it. */
export async function openMetricsServer(
  address: MetricsAddress,
  figures: { contentType: string; metrics: () => Promise<string> },
): Promise<() => Promise<void>> {
  const server = createServer(async (request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') return void response.writeHead(404).end()
    try {
      const text = await figures.metrics()
      response.writeHead(200, { 'Content-Type': figures.contentType }).end(text)
    } catch (error) {
      response.writeHead(500, { 'Content-Type': 'text/plain' }).end(`${String(error)}\n`)
    }
  })
  await listen(server, address, {
    host: name,
    port: name,
    another: (host, port) => `${name}=${host}:${port}`,
  })
  return async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
}

/** From now on this process reports these metrics to its leader; a single process has none. */
export function reportToLeader(registries: Registry[]): void {
  new ClusterRegistry()
  ClusterRegistry.setRegistries(registries)
}
