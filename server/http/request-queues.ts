/** The separate queues. The admin area has one of its own: staff can work while more visitors come than can be served. */
export type RequestQueueName = 'site' | 'forms' | 'documents' | 'admin' | 'webhooks'

type RequestQueueSettings = {
  /** So many are rendered at the same time. */
  atOnce: number
  /** How many of them one client may have, so that clients alternate; all of them without it. */
  mostOfOne?: number
  /** So many may wait besides; the next one is refused at once. */
  mostWaiting: number
  /** The longest wait before a render begins. */
  longestWaitMs: number
}

/**
 * One process renders on one core: more renders at once make each slower and none earlier. Together the queues leave the pool a
 * connection for the jobs most of the time, and a visitor gets an answer within two seconds rather than waiting longer.
 */
const settingsOf: Record<RequestQueueName, RequestQueueSettings> = {
  site: { atOnce: 6, mostOfOne: 3, mostWaiting: 200, longestWaitMs: 2_000 },
  // A visitor who has filled in a form would rather wait than send it again.
  forms: { atOnce: 4, mostOfOne: 2, mostWaiting: 200, longestWaitMs: 10_000 },
  // One worker process prints them one after another: a client with many waits here and delays no page.
  documents: { atOnce: 2, mostOfOne: 1, mostWaiting: 20, longestWaitMs: 8_000 },
  // All staff of an office come from one address: the limit for one client does not apply to them.
  admin: { atOnce: 4, mostWaiting: 100, longestWaitMs: 8_000 },
  // The card gateway sends a notice again for days, but a refusal makes a payment late.
  webhooks: { atOnce: 1, mostWaiting: 100, longestWaitMs: 8_000 },
}

export type RequestQueues = {
  /**
   * Runs work when its turn comes: first come, first served, but clients with less work running come first.
   * Throws an error that `isOverloaded` recognises when there is no room or the wait is over.
   */
  through<Result>(requestQueue: RequestQueueName, work: () => Promise<Result>, client?: string): Promise<Result>
  /** How many are at work and wait now, and how many were refused since the start. */
  count(requestQueue: RequestQueueName): { running: number; waiting: number; refused: number }
}

/** The request queue of a request, by its path as the browser wrote it: escaped emails are those that the router will read. */
export function requestQueueOf(written: string, method: string | undefined): RequestQueueName {
  const path = unescaped(written)
  if (/^\/admin(\/|\.|$)/i.test(path)) return 'admin'
  if (/^\/api\/card\/webhook$/i.test(path)) return 'webhooks'
  if (/^\/+(bookings\/.+\/documents\/|(package-details\/.+\/brochure|proposals\/.+\/proposal)\.pdf(\?|$))/i.test(path))
    return 'documents'
  return method === 'POST' ? 'forms' : 'site'
}

function unescaped(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

export function openRequestQueues(settings: Record<RequestQueueName, RequestQueueSettings> = settingsOf): RequestQueues {
  const requestQueues = {
    site: openRequestQueue(settings.site),
    forms: openRequestQueue(settings.forms),
    documents: openRequestQueue(settings.documents),
    admin: openRequestQueue(settings.admin),
    webhooks: openRequestQueue(settings.webhooks),
  }
  return {
    through: (requestQueue, work, client = '') => requestQueues[requestQueue].through(work, client),
    count: (requestQueue) => requestQueues[requestQueue].count(),
  }
}

type Waiting = { client: string; begin: () => void }

function openRequestQueue({ atOnce, mostOfOne = atOnce, mostWaiting, longestWaitMs }: RequestQueueSettings) {
  /** In the order in which they came. */
  const queue = new Set<Waiting>()
  /** How many of each client are at work. */
  const atWork = new Map<string, number>()
  let running = 0
  let refused = 0

  function refuse(): Error {
    refused++
    const error = new Error('There is no room for more requests now')
    error.name = overloaded
    return error
  }

  const workOf = (client: string) => atWork.get(client) ?? 0

  function enter(client: string): void {
    running++
    atWork.set(client, workOf(client) + 1)
  }

  function wait(client: string): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const one: Waiting = {
      client,
      begin() {
        clearTimeout(timer)
        queue.delete(one)
        enter(client)
        resolve()
      },
    }
    const timer = setTimeout(() => {
      queue.delete(one)
      reject(refuse())
    }, longestWaitMs)
    queue.add(one)
    return promise
  }

  /** The client with the fewest renders at work, first come first; undefined where every waiting client has as many as it may. */
  function next(): Waiting | undefined {
    let found: Waiting | undefined
    let least = mostOfOne
    for (const one of queue) {
      if (workOf(one.client) >= least) continue
      found = one
      least = workOf(one.client)
    }
    return found
  }

  function leave(client: string): void {
    running--
    const left = workOf(client) - 1
    if (left > 0) atWork.set(client, left)
    else atWork.delete(client)
    // The place is handed on directly, so that a new request cannot overtake.
    next()?.begin()
  }

  return {
    async through<Result>(work: () => Promise<Result>, client: string): Promise<Result> {
      if (running < atOnce && workOf(client) < mostOfOne) enter(client)
      else if (queue.size >= mostWaiting) throw refuse()
      else await wait(client)
      try {
        return await work()
      } finally {
        leave(client)
      }
    },
    count: () => ({ running, waiting: queue.size, refused }),
  }
}

const overloaded = 'Overloaded'

/** Whether a request was refused because of overload: nothing is wrong, and it may come again. */
export const isOverloaded = (error: unknown): boolean => error instanceof Error && error.name === overloaded
