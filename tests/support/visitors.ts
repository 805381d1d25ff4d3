import { type Agent, request as ask } from 'node:http'

/** A device with an address and a kind of its own, so that the server takes it for another one than the rest. */
export type Device = { address: string; userAgent: string; screen: [number, number]; zone: string }

/** So many devices, a hundred behind each address. */
export const someDevices = (count: number): Device[] =>
  Array.from({ length: count }, (_, index) => ({
    address: `10.${(index / 25_600) | 0}.${((index / 100) | 0) % 256}.7`,
    userAgent: `Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${100 + (index % 40)}.0.0.0 Mobile Safari/537.36`,
    screen: [320 + (index % 100), 600 + ((index / 100) | 0)],
    zone: index % 2 ? 'Africa/Kigali' : 'Europe/Oslo',
  }))

export type VisitSignal = { kind: 'view' | 'beat'; path: string; from?: string }

/** The message of the device's browser about a page; the server must trust us as a proxy to take it for the device's. */
export function messageOf({ address, userAgent, screen, zone }: Device, signal: VisitSignal) {
  const body = JSON.stringify({ ...signal, platform: 'Linux armv81', screen, zone, language: 'en' })
  const headers = {
    'Content-Type': 'text/plain',
    'Content-Length': String(Buffer.byteLength(body)),
    'User-Agent': userAgent,
    'X-Forwarded-For': address,
  }
  return { path: '/visits', method: 'POST' as const, headers, body }
}

/**
 * Sends a message about a page as the device's browser would, behind a trusted proxy. Returns the status; throws without an
 * answer.
 */
export function sendVisit(port: number, device: Device, signal: VisitSignal, agent?: Agent): Promise<number> {
  const { body, ...message } = messageOf(device, signal)
  return new Promise((resolve, reject) => {
    const request = ask({ host: '127.0.0.1', port, ...message, ...(agent && { agent }) }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode ?? 0))
    })
    request.once('error', reject).end(body)
  })
}
