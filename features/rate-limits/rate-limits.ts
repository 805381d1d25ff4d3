/** What submissions are counted by: the client's address, the email in the form, or the booking, proposal or supplier order it changes. */
export type Mark = 'address' | 'email' | 'booking' | 'proposal' | 'order'

/** How many tries of each kind are let through within a window, by each mark; the next one is refused. */
export const limits = {
  hold: { address: 10, email: 5 },
  draft: { address: 60 },
  'waiting-list': { address: 6, email: 3 },
  'hold-again': { booking: 6 },
  'lost-link': { address: 20, email: 5 },
  enquiry: { address: 10, email: 5 },
  newsletter: { address: 10, email: 3 },
  /** Each begins a payment at the gateway. */
  card: { booking: 12 },
  /** Questions about a proposal, and acceptances that were refused. */
  proposal: { address: 10, proposal: 10 },
  /** Answers of a supplier: another one than the first is an alert. */
  'supplier-order': { address: 60, order: 20 },
  change: { booking: 60 },
  /** A group of sixty gives its details in an evening. */
  details: { booking: 240 },
  /** Each begins a sign-in with the provider of identities. */
  provider: { address: 60 },
  /** Only wrong codes and keys count: a right one opens it any number of times. */
  'quote-code': { address: 40 },
  'rooming-key': { address: 40 },
  /** Each is a stored challenge until it is answered or expires. */
  passkey: { address: 60 },
} as const satisfies Record<string, { readonly [M in Mark]?: number }>

export type Limit = keyof typeof limits

/** The marks that a limit needs. Leaving one out does not compile. */
export type MarksOf<L extends Limit> = { [M in keyof (typeof limits)[L] & Mark]: string }

/** A window begins with its first try and is over an hour later, however many tries there were. */
export const windowMs = 60 * 60_000

/** The same mark in one spelling: an email in any case, and an IPv6 address by the network of its household. */
export function plainMark(mark: Mark, value: string): string {
  if (mark === 'address') return networkOf(value)
  return mark === 'email' ? value.trim().toLowerCase() : value
}

/**
 * The part of an address that identifies one visitor: an IPv4 address whole, and of an IPv6 address the first 64 bits,
 * because a subscriber owns all addresses behind them.
 */
function networkOf(address: string): string {
  const host = address.includes(':') ? URL.parse(`http://[${address.replace(/%.*$/, '')}]`)?.hostname : undefined
  if (!host) return address
  const [start = '', end = ''] = host.slice(1, -1).split('::')
  const first = start.split(':').filter(Boolean)
  const last = end.split(':').filter(Boolean)
  const groups = [...first, ...Array.from({ length: 8 - first.length - last.length }, () => '0'), ...last]
  const isIPv4 = groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff'
  return isIPv4 ? groups.join(':') : `${groups.slice(0, 4).join(':')}::/64`
}
