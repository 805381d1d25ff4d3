import { type BlockList, isIP } from 'node:net'

/**
 * Whose request it is. What X-Forwarded-For says counts only as far as trusted proxies say it: read from its end, the first
 * address that is not one of theirs is the visitor's, whatever stands before it.
 */
export function clientAddress(peer: string | undefined, forwardedFor: string | undefined, trusted: BlockList): string {
  const hops = [...(forwardedFor ?? '').split(',').map((hop) => hop.trim()), plain(peer ?? '')]
  for (let hop = hops.pop(); hop !== undefined; hop = hops.pop()) {
    const next = plain(hops.at(-1) ?? '')
    if (!isTrusted(plain(hop), trusted) || isIP(next) === 0) return plain(hop)
  }
  return plain(peer ?? '')
}

const isTrusted = (address: string, trusted: BlockList) =>
  isIP(address) !== 0 && trusted.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')

/** An IPv4 address that arrived on an IPv6 socket is still the same address. */
const plain = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '')
