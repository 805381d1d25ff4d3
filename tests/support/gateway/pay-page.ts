import type { StoredCheckout } from './stripe-objects.ts'

const escaped = (words: string) => words.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** The page where a visitor would enter their card. Here buttons decide how the payment ends. */
export function payPage(checkout: StoredCheckout): string {
  const { status, amount, currency, description, declined } = checkout
  const buttons = [
    ['pay', 'Pay'],
    ['pay-slowly', 'Pay slowly'],
    ['refuse', 'Refuse'],
    ['back', 'Back'],
  ].map(([value, words]) => `<button name="do" value="${value}">${words}</button>`)
  const open = `${declined ? '<p role="alert">Your card was declined.</p>' : ''}<form method="post">${buttons.join(' ')}</form>`
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Local gateway</title><body><main>
<h1>${escaped(description)}</h1><p>${amount} ${escaped(currency.toUpperCase())}, in the smallest unit</p>
${status === 'open' ? open : `<p>This checkout is ${status === 'expired' ? 'expired' : 'over'}.</p>`}
</main></body></html>`
}
