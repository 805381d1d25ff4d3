import { type BlockList, isIP } from 'node:net'

/**
 * The client's address. X-Forwarded-For counts only as far as trusted proxies wrote it: read from its end, the first
 * address that is not one of theirs is the client's, whatever comes before it.
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

/** An IPv4 address on an IPv6 socket, as IPv4. */
const plain = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '')
