/**
 * Ends a start that cannot go on for a reason that the operator can correct. The message is the one line they see: what is wrong,
 * why, and what would be accepted.
 */
export function refuseStart(message: string, cause?: unknown): never {
  const refusal = new Error(message, cause === undefined ? {} : { cause })
  refusal.name = 'StartRefused'
  throw refusal
}

export const isStartRefused = (error: unknown): error is Error => error instanceof Error && error.name === 'StartRefused'
