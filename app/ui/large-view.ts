import sheet from './site/large-view.css?url'

/**
 * Shows the pictures of a gallery over the page, beginning with the pressed one: the dialog of the gallery, whose styles come now.
 * Escape and its button close it and give the focus back; arrow keys, its buttons and a swipe lead on. Nothing without a dialog.
 */
export async function openLarge(link: HTMLElement): Promise<void> {
  const dialog = link.closest('[data-gallery]')?.querySelector('dialog')
  const strip = dialog?.querySelector('ul')
  if (!dialog || !strip) return
  await withStyles()
  if (dialog.open) return
  dialog.showModal()
  const leaving = new AbortController()
  const listen = { signal: leaving.signal }
  const buttons = [...dialog.querySelectorAll('button')]
  const last = strip.children.length - 1
  const shown = () => Math.round(strip.scrollLeft / strip.clientWidth)
  const go = (to: number, behavior: ScrollBehavior) => strip.scrollTo({ left: to * strip.clientWidth, behavior })
  const glide = () => (matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth')
  let named = -1
  const follow = () => {
    const at = shown()
    for (const button of buttons)
      button.toggleAttribute('aria-disabled', at === (button.dataset.go === '-1' ? 0 : button.dataset.go === '1' ? last : -1))
    if (at === named) return
    named = at
    // Those beside it too: nobody waits for what is swiped to.
    for (const near of [at, at + 1, at - 1]) strip.children[near]?.querySelector('img')?.setAttribute('loading', 'eager')
    const status = dialog.querySelector('[role=status]')
    const caption = strip.children[at]?.querySelector('figcaption')?.children ?? []
    if (status) status.textContent = Array.from(caption, ({ textContent }) => textContent).join('. ')
  }
  go(Number(link.dataset.large), 'instant')
  follow()
  strip.addEventListener('scroll', follow, listen)
  dialog.addEventListener(
    'click',
    ({ target }) => {
      const wanted = target instanceof Element ? target.closest('button')?.dataset.go : undefined
      if (wanted === 'close' || target === dialog) dialog.close()
      else if (wanted) go(shown() + Number(wanted), glide())
    },
    listen,
  )
  dialog.addEventListener(
    'keydown',
    (event) => {
      const to = { ArrowLeft: shown() - 1, ArrowRight: shown() + 1, Home: 0, End: last }[event.key]
      if (to === undefined) return
      event.preventDefault()
      go(to, glide())
    },
    listen,
  )
  dialog.addEventListener('close', () => leaving.abort(), listen)
}

/** The styles of the dialog, once for a document. */
function withStyles(): Promise<unknown> {
  if (document.querySelector(`link[href="${sheet}"]`)) return Promise.resolve()
  return new Promise((ready) => {
    const link = document.createElement('link')
    Object.assign(link, { rel: 'stylesheet', href: sheet, onload: ready, onerror: ready })
    document.head.append(link)
  })
}
