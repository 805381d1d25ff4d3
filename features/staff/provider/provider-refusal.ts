import type { ProviderCode } from './provider-codes.ts'

/** Why a sign-in with the provider failed. `message` is for the log; `to` is the page to open after another try. */
export type ProviderRefusal = { reason: ProviderCode; to: string | null; message?: string }
