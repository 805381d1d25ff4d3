/**
 * Runs in the browser, before the page is shown: keeps who travels between visits. Its text stands in the head of a public page
 * (app/entry.server.tsx), so it uses nothing of this module, and costs no script. Kept is what a visitor sets in a form of the site, never
 * what an address says: a link that was sent opens as it was sent, and stays nobody's party. A page that reads a party is opened
 * with the stored one, unless its address names one. A link with `data-forget` removes it.
 */
function followParty(): void {
  const name = 'party'
  const reads = /^(?:\/[a-z]{2,3})?\/(packages|departures|search|package-(details|prices)\/.+|departure-details\/.+)$/
  const named = /[?&](travellers|childAges|residency)=/
  let stored: string | null
  try {
    stored = localStorage.getItem(name)
  } catch {
    return
  }
  // Anything else would not end the way to a page that names a party.
  if (!/^travellers=\d/.test(stored ?? '')) stored = null
  const isWithout = (at: Location | HTMLAnchorElement) => stored && reads.test(at.pathname) && !named.test(at.search)
  const withParty = (search: string) => `${search ? `${search}&` : '?'}${stored}`
  if (isWithout(location)) {
    // The page without the party is never seen.
    document.documentElement.hidden = true
    location.replace(location.pathname + withParty(location.search) + location.hash)
    return
  }
  const keep = ({ target }: Event) => {
    const form = target instanceof HTMLFormElement ? target : (target as HTMLInputElement).form
    if (form?.querySelector('[name=travellers]:not([type=hidden])') == null || form.method !== 'get') return
    const data = new FormData(form)
    const travellers = String(data.get('travellers'))
    const typed = data.get('childAges')
    const residency = String(data.get('residency') ?? 'foreign')
    if (typeof typed !== 'string' || /[^\d ,]/.test(typed) || !(Number(travellers) > 0)) return
    const ages = typed.match(/\d+/g) ?? []
    if (ages.length >= Number(travellers) || ages.some((age) => Number(age) > 17)) return
    const party = new URLSearchParams({ travellers })
    if (ages.length > 0) party.set('childAges', ages.join(', '))
    if (residency !== 'foreign') party.set('residency', residency)
    stored = String(party)
    localStorage.setItem(name, stored)
  }
  addEventListener(
    'submit',
    (event) => {
      keep(event)
      const form = event.target as HTMLFormElement
      const { origin, pathname } = new URL(form.action)
      if (!stored || form.method !== 'get' || origin !== location.origin || !reads.test(pathname)) return
      if (form.querySelector('[name=travellers]')) return
      // A search that leads to such a page takes the party along.
      for (const [name, value] of new URLSearchParams(stored)) {
        const field = Object.assign(document.createElement('input'), { type: 'hidden', name, value })
        form.append(field)
        setTimeout(() => field.remove())
      }
    },
    true,
  )
  // The booking panel is not sent: it follows each change.
  addEventListener('change', (event) => (event.target as Element).closest('#book') && keep(event), true)
  addEventListener(
    'click',
    (event) => {
      const { target } = event
      const link = target instanceof Element && target.closest('a')
      if (!link || link.origin !== location.origin) return
      if ('forget' in link.dataset) {
        stored = null
        localStorage.removeItem(name)
      }
      if (!isWithout(link)) return
      // The router would go to the address that it was given: the browser follows the link instead.
      link.search = withParty(link.search)
      event.stopPropagation()
    },
    true,
  )
}

/** The script as it stands in a page. */
export const followPartyScript = `<script>(${String(followParty).replaceAll(/\n\s*/g, '\n')})()</script>`
