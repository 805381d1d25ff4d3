/** The checks of Mozilla's HTTP Observatory, on its scale: a page begins with 100 points. */
export type Graded = { points: number; lost: string[] }

const halfAYear = 15_768_000
const privatePolicies = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin']

/** The directives of a security policy with what each allows. */
export const directivesOf = (policy: string): Map<string, string[]> =>
  new Map(
    policy.split(';').map((line): [string, string[]] => {
      const [name = '', ...sources] = line.trim().split(/\s+/)
      return [name, sources]
    }),
  )

/** Grades the answer of a page, as it comes over https. Every test of the scale that it fails is named. */
export function gradeOf(headers: Headers): Graded {
  const policy = directivesOf(headers.get('Content-Security-Policy') ?? '')
  const scripts = policy.get('script-src') ?? policy.get('default-src') ?? ['*']
  const styles = policy.get('style-src') ?? policy.get('default-src') ?? ['*']
  const open = ['*', 'http:', 'https:', 'data:', "'unsafe-inline'", "'unsafe-eval'"]
  const lost: string[] = []
  let points = 100
  const test = (name: string, passed: boolean, gain: number, loss: number) => {
    points += passed ? gain : -loss
    if (!passed) lost.push(name)
  }
  const closed = !scripts.some((source) => open.includes(source)) && policy.get('object-src')?.[0] === "'none'"
  test('content-security-policy', closed, 0, 25)
  if (closed && !styles.includes("'unsafe-inline'")) points += policy.get('default-src')?.[0] === "'none'" ? 10 : 5
  const cookies = headers.getSetCookie()
  const isSafe = cookies.every((one) => /; HttpOnly/i.test(one) && /; Secure/i.test(one) && /; SameSite=(Lax|Strict)/i.test(one))
  test('cookies', isSafe, cookies.length > 0 ? 5 : 0, 40)
  test('cross-origin-resource-sharing', !headers.has('Access-Control-Allow-Origin'), 0, 50)
  const age = Number(/max-age=(\d+)/.exec(headers.get('Strict-Transport-Security') ?? '')?.[1] ?? 0)
  test('strict-transport-security', age >= halfAYear, 0, 20)
  test('referrer-policy', privatePolicies.includes(headers.get('Referrer-Policy') ?? ''), 5, 5)
  test('x-content-type-options', headers.get('X-Content-Type-Options') === 'nosniff', 0, 5)
  test('x-frame-options', policy.get('frame-ancestors')?.[0] === "'none'", 5, 20)
  test('cross-origin-resource-policy', headers.get('Cross-Origin-Resource-Policy') === 'same-origin', 10, 0)
  return { points, lost }
}
