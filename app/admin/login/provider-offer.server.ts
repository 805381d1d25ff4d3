import { signOutAddress } from '#features/staff/sessions/sign-out-address.server.ts'
import type { Context } from '#platform/context.ts'
import { providerAdminWords } from '../../words/admin/provider.ts'
import type { SignInReason } from './safe-path.ts'

/** What the sign-in page shows of the provider; undefined where none is set up. */
export type ProviderOffer = { name: string; ownSignIn: boolean; flash: string | undefined; leave: string | undefined }

/** The provider as the sign-in page shows it, with the sentence for `why` where the provider is the reason. */
export function providerOffer(ctx: Context, why: SignInReason | undefined): ProviderOffer | undefined {
  const { identity } = ctx.config
  if (!identity) return undefined
  const { name, ownSignIn } = identity
  const leave = why === 'signed-out' ? signOutAddress(ctx) : undefined
  return { name, ownSignIn, flash: providerAdminWords.reason(why, name), leave }
}
