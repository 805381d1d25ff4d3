import { createHash } from 'node:crypto'
import type { VisitMessage } from './visit-message.ts'

/**
 * The id of a device: a hash of user agent, platform, screen, time zone and language, 22 characters of base64url. Only the
 * server makes it, so a client cannot forge one. Devices of the same kind share an id, as the specification says; a rotated
 * screen is the same screen. The rule is in docs/analytics.md.
 */
export function deviceId(userAgent: string, { platform, screen, zone, language }: Omit<VisitMessage, 'kind' | 'path' | 'from'>) {
  const sides = [...screen].sort((one, other) => one - other)
  const encoded = JSON.stringify([userAgent, platform, sides, zone, language])
  return createHash('sha256').update(encoded).digest('base64url').slice(0, 22)
}
