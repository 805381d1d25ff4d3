/** A browser at the local provider, as far as a sign-in needs it: cookies, redirects, one button. */
export function providerAgent() {
  const jar = new Map<string, string>()

  async function send(url: string, form?: Record<string, string>): Promise<Response> {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const body = form && new URLSearchParams(form)
    const answer = await fetch(url, { headers: { cookie }, redirect: 'manual', ...(body && { method: 'POST', body }) })
    for (const set of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? []
      if (value === '') jar.delete(name)
      else jar.set(name, value)
    }
    return answer
  }

  /** Opens the provider's page, presses a button where it has one, and returns the address it is sent back to. */
  return async function goThrough(page: string, press: Record<string, string>): Promise<URL> {
    let url = new URL(page)
    const { origin } = url
    let answer = await send(url.href)
    for (let step = 0; step < 12; step++) {
      const location = answer.headers.get('location')
      if (location) {
        url = new URL(location, url)
        if (url.origin !== origin) return url
        answer = await send(url.href)
      } else if (answer.status === 200 && url.pathname.startsWith('/interaction/')) answer = await send(url.href, press)
      else throw new Error(`The provider answers ${answer.status} at ${url.pathname}: ${(await answer.text()).slice(0, 300)}`)
    }
    throw new Error('The provider sends on and on')
  }
}
