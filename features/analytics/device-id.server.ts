import { createHash } from 'node:crypto'
import type { VisitMessage } from './visit-message.ts'

/**
 * The id of a device: an encoding of user agent, platform, screen, time zone and language, 22 signs of base64url that nobody
 * reads back. The server makes it and takes none, so none can be forged by its form. Devices of one kind share an id, as the
 * specification has it; a screen that is turned is the same screen. The rule stands in docs/analytics.md.
 */
export function deviceId(userAgent: string, { platform, screen, zone, language }: Omit<VisitMessage, 'kind' | 'path' | 'from'>) {
  const sides = [...screen].sort((one, other) => one - other)
  const encoded = JSON.stringify([userAgent, platform, sides, zone, language])
  return createHash('sha256').update(encoded).digest('base64url').slice(0, 22)
}
