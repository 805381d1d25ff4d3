import { createHmac, timingSafeEqual } from 'node:crypto'
import { hashOfKey } from '#features/bookings/booking-key.server.ts'

/** What a sheet's key is made of: it opens as long as its assignment is there and on a run. */
export type SheetOf = { id: number; createdAt: Date }
/** What a calendar's key is made of: a higher version closes the earlier address. */
export type CalendarOf = { id: number; feedVersion: number }

/** 192 bits of what the secret makes of a text, as a booking's own key has (features/bookings/booking-key.server.ts). */
export const derived = (secret: string, text: string) =>
  createHmac('sha256', secret).update(text).digest().subarray(0, 24).toString('base64url')

const sheetMac = (secret: string, { id, createdAt }: SheetOf) => derived(secret, `sheet:${id}:${createdAt.toISOString()}`)
const calendarMac = (secret: string, { id, feedVersion }: CalendarOf) => derived(secret, `crew-calendar:${id}:${feedVersion}`)

/** What stands in the address of a sheet: the assignment's id, by which it is found, and a key that nobody else can make. */
export const sheetKey = (secret: string, of: SheetOf): string => `${of.id}-${sheetMac(secret, of)}`

/** The same of a guide's calendar. Neither opens the other. */
export const calendarKey = (secret: string, of: CalendarOf): string => `${of.id}-${calendarMac(secret, of)}`

/** The id and the key of an address; undefined for anything else. */
export function readKey(text: string): { id: number; mac: string } | undefined {
  const [, id, mac] = /^([1-9]\d{0,14})-([\w-]{32})$/.exec(text) ?? []
  return id && mac ? { id: Number(id), mac } : undefined
}

/** Compares two keys in the same time wherever they differ. */
export const same = (one: string, other: string) => timingSafeEqual(hashOfKey(one), hashOfKey(other))

/** Whether a key opens a sheet. Takes the same time for every wrong key. */
export const opensSheet = (secret: string, of: SheetOf, mac: string): boolean => same(sheetMac(secret, of), mac)

/** Whether a key opens a guide's calendar. Takes the same time for every wrong key. */
export const opensCalendar = (secret: string, of: CalendarOf, mac: string): boolean => same(calendarMac(secret, of), mac)
