/** Who waits behind whom. The desk has a lane of its own: staff still work while more visitors come than can be served. */
export type LaneName = 'site' | 'forms' | 'documents' | 'desk' | 'notices'

type LaneSettings = {
  /** So many are rendered at the same time. */
  atOnce: number
  /** So many may wait besides; the next one is refused at once. */
  mostWaiting: number
  /** Nobody waits longer before a render begins. */
  longestWaitMs: number
}

/**
 * One process renders on one core: more at the same time make each slower and none earlier. Together they leave the pool a
 * connection for the jobs at most moments, and a visitor is told within two seconds rather than left to wait.
 */
const settingsOf: Record<LaneName, LaneSettings> = {
  site: { atOnce: 6, mostWaiting: 200, longestWaitMs: 2_000 },
  // Who has filled in a form waits rather than to send it again.
  forms: { atOnce: 4, mostWaiting: 200, longestWaitMs: 10_000 },
  // Each is printed by one worker process, after the other: whoever asks for many waits here and takes no page's place.
  documents: { atOnce: 2, mostWaiting: 20, longestWaitMs: 8_000 },
  desk: { atOnce: 4, mostWaiting: 100, longestWaitMs: 8_000 },
  // The card gateway sends a notice again for days, but a refusal makes a payment late.
  notices: { atOnce: 1, mostWaiting: 100, longestWaitMs: 8_000 },
}

export type Lanes = {
  /** Runs work when its turn comes; throws an error that `isOverloaded` knows when there is no room or the wait is over. */
  through<Result>(lane: LaneName, work: () => Promise<Result>): Promise<Result>
  /** How many are at work and wait now, and how many were refused since the start. */
  count(lane: LaneName): { running: number; waiting: number; refused: number }
}

/** The lane of a request, by its path as the browser wrote it: escaped letters are those that the router will read. */
export function laneOf(written: string, method: string | undefined): LaneName {
  const path = unescaped(written)
  if (/^\/admin(\/|\.|$)/i.test(path)) return 'desk'
  if (/^\/api\/card\/webhook$/i.test(path)) return 'notices'
  if (/^\/+bookings\/.+\/documents\//i.test(path)) return 'documents'
  return method === 'POST' ? 'forms' : 'site'
}

function unescaped(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

export function openLanes(settings: Record<LaneName, LaneSettings> = settingsOf): Lanes {
  const lanes = {
    site: openLane(settings.site),
    forms: openLane(settings.forms),
    documents: openLane(settings.documents),
    desk: openLane(settings.desk),
    notices: openLane(settings.notices),
  }
  return {
    through: (lane, work) => lanes[lane].through(work),
    count: (lane) => lanes[lane].count(),
  }
}

function openLane({ atOnce, mostWaiting, longestWaitMs }: LaneSettings) {
  /** First come, first served: each entry begins its work. */
  const queue = new Set<() => void>()
  let running = 0
  let refused = 0

  function refuse(): Error {
    refused++
    const error = new Error('There is no room for more requests now')
    error.name = overloaded
    return error
  }

  function wait(): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const begin = () => {
      clearTimeout(timer)
      queue.delete(begin)
      resolve()
    }
    const timer = setTimeout(() => {
      queue.delete(begin)
      reject(refuse())
    }, longestWaitMs)
    queue.add(begin)
    return promise
  }

  function leave(): void {
    const [next] = queue
    // The place is handed on: whoever comes in between waits behind.
    if (next) next()
    else running--
  }

  return {
    async through<Result>(work: () => Promise<Result>): Promise<Result> {
      if (running < atOnce) running++
      else if (queue.size >= mostWaiting) throw refuse()
      else await wait()
      try {
        return await work()
      } finally {
        leave()
      }
    },
    count: () => ({ running, waiting: queue.size, refused }),
  }
}

const overloaded = 'Overloaded'

/** Whether a request was refused because more come than can be served: nothing is at fault, and it may come again. */
export const isOverloaded = (error: unknown): boolean => error instanceof Error && error.name === overloaded
