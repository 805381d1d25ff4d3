import { createHmac, timingSafeEqual } from 'node:crypto'

/** When a form was shown, signed so that it cannot be forged: '<seconds>.<signature>'. It contains nothing about the visitor. */
export function formStamp(secret: string, shownAt: Date): string {
  const seconds = Math.floor(shownAt.getTime() / 1000).toString(36)
  return `${seconds}.${signature(secret, seconds)}`
}

/** When a form with this stamp was shown, or undefined for a stamp that is not ours. */
export function readFormStamp(secret: string, stamp: string): Date | undefined {
  const [, seconds, signed] = /^([0-9a-z]{1,9})\.([\w-]{22})$/.exec(stamp) ?? []
  if (seconds === undefined || signed === undefined) return undefined
  if (!timingSafeEqual(Buffer.from(signed), Buffer.from(signature(secret, seconds)))) return undefined
  return new Date(Number.parseInt(seconds, 36) * 1000)
}

const signature = (secret: string, seconds: string) =>
  createHmac('sha256', secret).update(`form-stamp:${seconds}`).digest().subarray(0, 16).toString('base64url')
