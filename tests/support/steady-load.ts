import { Agent, request } from 'node:http'
import { text } from 'node:stream/consumers'

export type Load = {
  /**
   * Stops sending, waits for the pending answers, and returns how many came of each status, and which requests failed and why.
   */
  stop(): Promise<{ answers: Record<number, number>; faults: string[] }>
  /** How many answers came so far. */
  count(): number
}

export type SteadyRequest = { path: string; method?: 'GET' | 'POST'; headers?: Record<string, string>; body?: string }

/**
 * Sends requests to a server without a pause, so many at a time, each the next of the list: half of them on kept-alive
 * connections, half (or `alone` of them) on one of its own for each request. Nothing is tried twice. A 503 without a time to try
 * again is a fault.
 */
export function steadyLoad(settings: {
  port: number
  together: number
  alone?: number
  requests: readonly SteadyRequest[]
}): Load {
  const { port, together, alone = Math.floor(together / 2), requests } = settings
  const answers: Record<number, number> = {}
  const faults: string[] = []
  const keepAliveAgent = new Agent({ keepAlive: true })
  let next = 0
  let over = false

  async function send(agent: Agent | false, { path, method = 'GET', headers = {}, body }: SteadyRequest): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<number>()
    const sent = request({ host: '127.0.0.1', port, path, method, headers, agent }, (response) => {
      if (response.statusCode === 503 && !response.headers['retry-after']) faults.push(`${path}: a 503 without Retry-After`)
      text(response).then(() => resolve(response.statusCode ?? 0), reject)
    })
    sent.once('error', reject)
    sent.end(body)
    try {
      const status = await promise
      answers[status] = (answers[status] ?? 0) + 1
    } catch (error) {
      faults.push(`${method} ${path}: ${String(error)}`)
    }
  }

  async function goOn(agent: Agent | false): Promise<void> {
    while (!over) {
      const one = requests[next++ % requests.length]
      if (one) await send(agent, one)
    }
  }

  const sending = Promise.all(Array.from({ length: together }, (_, at) => goOn(at < alone ? false : keepAliveAgent)))
  return {
    count: () => Object.values(answers).reduce((sum, one) => sum + one, 0),
    async stop() {
      over = true
      await sending
      keepAliveAgent.destroy()
      return { answers, faults }
    },
  }
}
