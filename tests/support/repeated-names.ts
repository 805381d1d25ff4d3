import type { Page } from 'playwright-core'

/**
 * The names that two things to press have within the page's content, where they do different things: whoever hears the page as a list of
 * its links and buttons cannot tell them apart. What names its own row is told apart by that, and the same name in groups or regions with
 * names of their own by these. Rows that are alike to the eye as well are alike here.
 */
export const repeatedNames = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const wordsOf = (one: Element | null | undefined) => (one?.textContent ?? '').replace(/\s+/g, ' ').trim()
    const labelOf = (one: Element) =>
      one.getAttribute('aria-label') ??
      wordsOf(document.getElementById(one.getAttribute('aria-labelledby') ?? '') ?? one.querySelector(':scope > legend'))
    const does = new Map<string, Set<string>>()
    // What lies under a dialog cannot be pressed.
    const content = document.querySelector('#main dialog[open]') ?? document.getElementById('main')
    for (const one of content?.querySelectorAll<HTMLElement>('a[href], button') ?? []) {
      if (one.getClientRects().length === 0 || one.closest('[aria-hidden="true"], th[scope="row"]')) continue
      const groups: string[] = []
      for (let at = one.parentElement; at && at.id !== 'main'; at = at.parentElement)
        if (at.matches('fieldset, nav[aria-label], section, [role="group"], [role="region"], [role="listitem"], li[aria-label]'))
          groups.unshift(labelOf(at))
      const name = [...groups.filter(Boolean), one.getAttribute('aria-label') ?? wordsOf(one)].join(' > ')
      const known = does.get(name) ?? new Set()
      does.set(name, known.add(one.getAttribute('href') ?? (wordsOf(one.closest('li, tr')) || `button ${known.size}`)))
    }
    return [...does].flatMap(([name, { size }]) => (size > 1 ? [`${name}: ${size} times`] : []))
  })
