import { providerAdminWords as words } from '../../words/admin/provider.ts'

/**
 * Signs in with the provider of identities and then redirects to `to`. The browser itself sends its form, because the redirect
 * leads to another site.
 */
export function ProviderButton({ name, to, again = false, only }: { name: string; to: string; again?: boolean; only: boolean }) {
  const query = new URLSearchParams({ ...(to !== '/admin' && { to }) }).toString()
  return (
    <form method="post" action={`/admin/login/provider${query && `?${query}`}`} className="stack">
      {again && <input type="hidden" name="again" value="1" />}
      <button className={only ? 'btn full' : 'btn line full'} type="submit">
        {words.button(name)}
      </button>
    </form>
  )
}
