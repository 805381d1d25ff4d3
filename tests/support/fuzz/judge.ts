import type { RawAnswer } from './raw-query.ts'

/** Leaks of our internals: a stack, a statement, a file of ours, a message of PostgreSQL. */
const leaks =
  /\n\s+at [\w.<>[\] ]+ \(|node_modules\/|node:internal|file:\/\/\/|\/build\/server\/|syntax error at or near|violates (?:check|unique|foreign|not-null)|invalid input syntax|relation "|kysely|ECONNREFUSED|root:x:0:0/i

/** Injected code in a page as it was typed: it would run. */
const runs = /<script>alert|"><img src=x|<svg onload=|href="javascript:/i

/** The longest time for an answer, whatever was sent. */
const longestMs = 3_000
export const isSlow = ({ ms }: RawAnswer): boolean => ms > longestMs

/** An overloaded server may say so, and nothing is wrong: server/http/request-queues.ts. */
export const isBusy = ({ status, text }: RawAnswer): boolean => status === 503 && text.includes('The site is very busy')

/**
 * What is wrong with the answers to one request; empty where they are as they have to be. A slow one is sent
 * again, because a busy machine is no fault of the site: slowness counts where every answer is slow.
 */
export function faultsOf(request: string, answers: readonly RawAnswer[]): string[] {
  const slow = answers.every(isSlow) ? [`took ${answers.map(({ ms }) => Math.round(ms)).join(' and ')} ms`] : []
  const faults = [...slow, ...answers.flatMap((answer) => faultsOfOne(request, answer))]
  return [...new Set(faults)].map((fault) => `${fault}: ${request}`)
}

function faultsOfOne(request: string, answer: RawAnswer): string[] {
  const { status, headers, text } = answer
  const type = String(headers['content-type'] ?? '')
  const location = String(headers.location ?? '')
  const isPage = type.startsWith('text/html')
  // A page may repeat what was typed: that is no secret of ours.
  const [leak] = leaks.exec(text) ?? []
  const faults = [
    status >= 500 && !isBusy(answer) && `is a ${status}`,
    headers['x-evil'] !== undefined && 'carries a header that was typed',
    location !== '' && !/^\/(?![/\\])/.test(location) && `leads to ${location.slice(0, 100)}`,
    location.length > 8_000 && 'leads to an address that is too long',
    isPage && runs.test(text) && 'takes what was typed for its own',
    leak !== undefined && !request.includes(leak) && `tells of our insides: ${leak}`,
    isPage && status > 0 && headers['content-security-policy'] === undefined && 'has no security policy',
    status > 0 && type !== '' && headers['x-content-type-options'] !== 'nosniff' && 'may be sniffed',
  ]
  return faults.filter((fault) => fault !== false)
}
