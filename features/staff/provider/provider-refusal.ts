import type { ProviderCode } from './provider-codes.ts'

/** Why a sign-in with the provider came to nothing; `said` is for the log, and `to` for whoever tries again. */
export type ProviderRefusal = { reason: ProviderCode; to: string | null; said?: string }
