import * as oidc from 'openid-client'
import type { Context, ProviderSettings } from '#platform/context.ts'
import { anotherIssuer } from './provider-fault.server.ts'

/** An answer of the provider that takes longer counts as none. */
const timeoutSeconds = 5

type Opened = { found: oidc.Configuration | undefined; asking: Promise<oidc.Configuration> | undefined }
const opened = new WeakMap<Context['config'], Opened>()

/**
 * The provider of the settings, with where it answers and the keys it signs with: asked once, kept, and asked again where it
 * did not answer. Throws what the library throws: provider-fault.server.ts says what it means.
 */
export async function openProvider({ config }: Pick<Context, 'config'>, settings: ProviderSettings): Promise<oidc.Configuration> {
  const kept = opened.get(config) ?? { found: undefined, asking: undefined }
  opened.set(config, kept)
  if (kept.found) return kept.found
  kept.asking ??= discover(settings).finally(() => {
    kept.asking = undefined
  })
  kept.found = await kept.asking
  return kept.found
}

/** The same, where it has answered before: nobody is asked. */
export const knownProvider = ({ config }: Pick<Context, 'config'>): oidc.Configuration | undefined => opened.get(config)?.found

async function discover({ issuer, clientId, clientSecret }: ProviderSettings): Promise<oidc.Configuration> {
  // The settings take http for this machine alone.
  const insecure = issuer.startsWith('http:') ? [oidc.allowInsecureRequests] : []
  const found = await oidc.discovery(new URL(issuer), clientId, undefined, secretOf(clientSecret), {
    timeout: timeoutSeconds,
    // The signature of an ID token is looked at although it comes over TLS.
    execute: [...insecure, oidc.enableNonRepudiationChecks],
  })
  // The library lets Entra answer for any tenant.
  const named = found.serverMetadata().issuer
  if (new URL(named).href !== new URL(issuer).href)
    throw Object.assign(new oidc.ClientError(`The provider at OIDC_ISSUER calls itself ${named}`), { code: anotherIssuer })
  return found
}

/** The secret in the header, as the standard has it, or in the form where a provider takes it only there. */
function secretOf(clientSecret: string): oidc.ClientAuth {
  const [basic, post] = [oidc.ClientSecretBasic(clientSecret), oidc.ClientSecretPost(clientSecret)]
  return (server, ...rest) => {
    const ways = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic']
    return (ways.includes('client_secret_basic') ? basic : post)(server, ...rest)
  }
}
