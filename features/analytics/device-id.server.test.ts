import { expect, test } from 'vitest'
import { deviceId } from './device-id.server.ts'

const phone = { platform: 'Linux armv81', screen: [412, 915] as [number, number], zone: 'Africa/Kigali', language: 'rw' }
const id = deviceId('Chrome', phone)

test('a device keeps its id, also when it is turned', () => {
  expect(id).toBe('g9K-ZwCka4-5ekw-Gwl1Jy')
  expect(deviceId('Chrome', { ...phone })).toBe(id)
  expect(deviceId('Chrome', { ...phone, screen: [915, 412] })).toBe(id)
})

test('an id is 22 characters that reveal nothing', () => {
  expect(id).toMatch(/^[\w-]{22}$/)
  expect(deviceId('\0"__proto__"', phone)).toMatch(/^[\w-]{22}$/)
})

test('every part of a device’s message makes another id, and no two parts run into each other', () => {
  const others = [
    deviceId('Firefox', phone),
    deviceId('Chrome', { ...phone, platform: 'iPhone' }),
    deviceId('Chrome', { ...phone, screen: [412, 914] }),
    deviceId('Chrome', { ...phone, zone: 'Africa/Nairobi' }),
    deviceId('Chrome', { ...phone, language: 'en' }),
    deviceId('Chrome","Linux armv81', { ...phone, platform: '' }),
  ]
  expect(new Set([id, ...others]).size).toBe(7)
})
