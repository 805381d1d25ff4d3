import { providerAdminWords as words } from '../../words/admin/provider.ts'
import { ProviderButton } from './provider-button.tsx'
import type { ProviderOffer } from './provider-offer.server.ts'

/** The provider's way in, under our own or alone, and the link that leaves the provider after the admin area was left. */
export function ProviderSignIn({ offer, to, again }: { offer: ProviderOffer; to: string; again: boolean }) {
  const { name, ownSignIn, leave } = offer
  return (
    <>
      {ownSignIn && <p className="small muted">{words.or}</p>}
      <ProviderButton name={name} to={to} again={again} only={!ownSignIn} />
      {leave && (
        <p className="small">
          <a href={leave}>{words.leave(name)}</a>
        </p>
      )}
    </>
  )
}
