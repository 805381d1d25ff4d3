import { Icon } from '../../ui/icon.tsx'
import { providerAdminWords as words } from '../../words/admin/provider.ts'
import { ProviderButton } from './provider-button.tsx'
import type { Refused } from './refuse-provider.server.ts'
import { loginPath } from './safe-path.ts'
import { SignInPage } from './sign-in-page.tsx'

/** The page after a sign-in that the provider refused or could not begin: the reason, and both ways to continue. */
export function ProviderRefused({ refused, company }: { refused: Refused; company: string }) {
  const { flash, name, ownSignIn, to, again, leave } = refused
  return (
    <SignInPage title={words.refusedTitle} company={company}>
      <p className="note bad" role="alert">
        <Icon name="alert" /> {flash}
      </p>
      <ProviderButton name={name} to={to} again={again} only />
      {leave && (
        <p className="small">
          <a href={leave}>{words.leaveFirst(name)}</a>
        </p>
      )}
      <p className="small">
        <a href={loginPath(to, again ? 'requires-recent-login' : undefined)}>{ownSignIn ? words.otherWay : words.toLogin}</a>
      </p>
    </SignInPage>
  )
}
