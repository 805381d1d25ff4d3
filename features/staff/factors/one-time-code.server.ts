import { HOTP, Secret, TOTP } from 'otpauth'
import { stepMs } from './second-step-codes.ts'

const secretBytes = 20
const period = stepMs / 1000
const form = { algorithm: 'SHA1', digits: 6 } as const

/** A secret for a new authenticator, in base 32: 160 bits, as RFC 4226 recommends. */
export const newSecret = (): string => new Secret({ size: secretBytes }).base32

/** The time step that an instant falls into. */
export const stepAt = (at: Date): number => TOTP.counter({ period, timestamp: at.getTime() })

/** The code of an authenticator during a time step. */
export const codeAt = (secret: string, step: number): string =>
  HOTP.generate({ ...form, secret: Secret.fromBase32(secret), counter: step })

/** The time step that a code belongs to: this one, the one before or the next, because clocks differ a little. */
export function stepOf(secret: string, digits: string, now: Date): number | undefined {
  const delta = TOTP.validate({
    ...form,
    period,
    secret: Secret.fromBase32(secret),
    token: digits,
    timestamp: now.getTime(),
    window: 1,
  })
  return delta === null ? undefined : stepAt(now) + delta
}

/** The setup link of an authenticator, also shown as a QR code: the secret, and the names of the account. */
export const setupLink = ({ secret, issuer, label }: { secret: string; issuer: string; label: string }): string =>
  new TOTP({ ...form, period, secret: Secret.fromBase32(secret), issuer, label }).toString()
