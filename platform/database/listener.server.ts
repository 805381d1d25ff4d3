import pg from 'pg'
import type { Log } from '../context.ts'
import { connectionSettings, type DatabaseAddress } from './database.server.ts'

/** One connection of its own that receives the notifications of commits. */
export type Listener = {
  /** Resolves once the first connection listens. */
  ready: Promise<void>
  /** The connection to run a statement on that must die with the process; undefined while it is lost. */
  session(): pg.Client | undefined
  close(): Promise<void>
}

export type Subscription = {
  /** What to do with a payload, by channel. */
  channels: Record<string, (payload: string) => void>
  /** The connection is back after it was lost: notifications may have been missed. Also called the first time. */
  onConnected(client: pg.Client): void
  onLost?(): void
}

const heartbeatMs = 15_000
const longestWaitMs = 2_000

/**
 * Listens for NOTIFY on a connection of its own and reconnects for as long as it takes, waiting 50 ms at first and 2 s at most.
 * A connection that went silent is detected by a heartbeat and counts as lost.
 */
export function openListener(settings: {
  address: DatabaseAddress
  log: Log
  applicationName?: string
  subscription: Subscription
}): Listener {
  const { log, subscription } = settings
  let client: pg.Client | undefined
  let closed = false
  let waitMs = 50
  let timer: NodeJS.Timeout | undefined
  let attempt: Promise<void> = Promise.resolve()
  const first = Promise.withResolvers<void>()

  async function connect(): Promise<void> {
    const next = new pg.Client({
      ...connectionSettings(settings.address, settings.applicationName ?? 'impamba'),
      query_timeout: 10_000,
    })
    let lost = false
    const lose = (reason: string) => {
      if (lost) return
      lost = true
      next.removeAllListeners('notification')
      // A socket that is half open may never answer the goodbye.
      void next.end().catch(() => undefined)
      if (client === next) {
        client = undefined
        subscription.onLost?.()
        if (!closed) log.warn('The listening connection was lost; reconnecting', { reason })
      }
      retry()
    }
    next.on('error', (error) => lose(error.message))
    next.on('end', () => lose('the connection ended'))
    next.on('notification', ({ channel, payload }) => subscription.channels[channel]?.(payload ?? ''))
    try {
      await next.connect()
      for (const channel of Object.keys(subscription.channels)) await next.query(`listen ${next.escapeIdentifier(channel)}`)
    } catch (error) {
      return lose(error instanceof Error ? error.message : String(error))
    }
    if (closed || lost) return lose('closing')
    client = next
    waitMs = 50
    subscription.onConnected(next)
    first.resolve()
    beat(next, lose)
  }

  function beat(current: pg.Client, lose: (reason: string) => void): void {
    timer = setTimeout(async () => {
      try {
        await current.query('select 1')
        if (client === current) beat(current, lose)
      } catch (error) {
        lose(error instanceof Error ? error.message : String(error))
      }
    }, heartbeatMs)
  }

  function retry(): void {
    if (closed) return
    clearTimeout(timer)
    timer = setTimeout(() => {
      attempt = connect()
    }, waitMs)
    waitMs = Math.min(waitMs * 2, longestWaitMs)
  }

  attempt = connect()
  return {
    ready: first.promise,
    session: () => client,
    async close() {
      closed = true
      clearTimeout(timer)
      await attempt
      const current = client
      client = undefined
      await current?.end().catch(() => undefined)
    },
  }
}
