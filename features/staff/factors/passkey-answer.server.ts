import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import { z } from 'zod'
import type { Context } from '#platform/context.ts'

const longestAnswer = 20_000
/** Credential ids are 1023 bytes at most (Web Authentication, 4). */
const credentialId = z
  .string()
  .max(1_400)
  .regex(/^[\w-]+$/)
const answer = { id: credentialId, rawId: credentialId, type: z.literal('public-key'), clientExtensionResults: z.looseObject({}) }
const registration = z.looseObject({
  ...answer,
  response: z.looseObject({
    clientDataJSON: z.string(),
    attestationObject: z.string(),
    transports: z.array(z.string()).optional(),
  }),
})
const authentication = z.looseObject({
  ...answer,
  response: z.looseObject({
    clientDataJSON: z.string(),
    authenticatorData: z.string(),
    signature: z.string(),
    userHandle: z.string().optional(),
  }),
})

/** Parses a browser's answer about a new passkey; undefined when malformed. Nothing in it is verified yet. */
export const readRegistration = (text: string) => read(registration, text) as RegistrationResponseJSON | undefined

/** Parses a browser's answer about a used passkey; undefined when malformed. Nothing in it is verified yet. */
export const readAuthentication = (text: string) => read(authentication, text) as AuthenticationResponseJSON | undefined

function read(schema: z.ZodType, text: string): unknown {
  if (text.length > longestAnswer) return undefined
  try {
    return schema.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

/** Runs a verification; undefined when it throws. The reason goes to the log, and the user learns only that it was refused. */
export async function runVerification<Found>(ctx: Context, check: () => Promise<Found>): Promise<Found | undefined> {
  try {
    return await check()
  } catch (error) {
    ctx.log.warn('A passkey was not believed', { why: error instanceof Error ? error.message.slice(0, 200) : 'unknown' })
    return undefined
  }
}
