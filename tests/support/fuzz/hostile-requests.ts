import type { RawRequest } from './raw-query.ts'

type Dice = () => number
const one = <Value>(list: readonly Value[], roll: Dice): Value => list[Math.floor(roll() * list.length)] as Value

const deep = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`
const deepObject = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`

/** Bodies that are no valid form, each with its content type. */
// biome-ignore format: a list
const bodies: readonly [type: string, body: string | Buffer][] = [
  ['application/json', deep(100_000)], ['application/json', deepObject(50_000)], ['application/json', '{"__proto__":{"isOwner":true}}'],
  ['application/json', '{"constructor":{"prototype":{"isOwner":true}}}'], ['application/json', '{"a":1'], ['application/json', '"\\ud800"'], ['application/json', '1e999'],
  ['application/json', `{"id":"${'x'.repeat(100_000)}"}`], ['application/json', 'null'], ['text/plain', 'event=note'], ['application/xml', '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><x>&e;</x>'],
  ['application/x-www-form-urlencoded', Buffer.from([0x61, 0x3d, 0xff, 0xfe, 0xc3, 0x28])], ['application/x-www-form-urlencoded', Buffer.from([0x61, 0x3d, 0, 0x62])],
  ['application/x-www-form-urlencoded', 'a=%00&event=%00'], ['application/x-www-form-urlencoded', 'a=%ED%A0%80&b=%C0%AF&c=%F8%88%80%80%80'], ['application/x-www-form-urlencoded', '%'.repeat(5_000)],
  ['application/x-www-form-urlencoded', 'a&'.repeat(20_000)], ['application/x-www-form-urlencoded', '__proto__[x]=1&constructor[prototype][x]=1&a[__proto__][x]=1'], ['application/x-www-form-urlencoded', `a=${'x'.repeat(1_100_000)}`],
  ['application/x-www-form-urlencoded', `${'a['.repeat(2_000)}=1`], ['application/x-www-form-urlencoded', 'event=a&event=b&event[]=c&event.x=d'], ['application/x-www-form-urlencoded; charset=utf-16', 'a=1'],
  ['multipart/form-data', 'no boundary'], ['multipart/form-data; boundary=x', '--x\r\n'], ['multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data; name="a\0b"\r\n\r\n1\r\n--x--\r\n'],
  ['multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data; name="file"; filename="../../../etc/passwd"\r\nContent-Type: image/svg+xml\r\n\r\n<svg onload="alert(1)"/>\r\n--x--\r\n'],
  ['multipart/form-data; boundary=x', `--x\r\nContent-Disposition: form-data; name="${'n'.repeat(50_000)}"\r\n\r\n1\r\n--x--\r\n`], ['multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data; name="event"; filename="a"\r\n\r\nnote\r\n--x--\r\n'],
  ['multipart/mixed; boundary=x', '--x--'], ['', 'event=note'], ['application/octet-stream', Buffer.alloc(2_000, 0xff)],
]

/** Headers that no honest browser sends. */
// biome-ignore format: a list
const headers: readonly Record<string, string | string[]>[] = [
  { Host: 'evil.example' }, { Host: 'evil.example:99999' }, { Host: "'><script>alert(1)</script>" }, { 'X-Forwarded-Host': 'evil.example', 'X-Forwarded-Proto': 'https' }, { 'X-Forwarded-For': '1'.repeat(4_000) },
  { 'X-Forwarded-For': '::ffff:999.1.1.1, \x80' }, { 'X-Client-Address': '10.0.0.1' }, { 'X-HTTP-Method-Override': 'DELETE' }, { 'X-Original-URL': '/admin', 'X-Rewrite-URL': '/admin' }, { Forwarded: 'for="\\"";host=evil.example' },
  { Cookie: 'impamba-staff=%%%' }, { Cookie: '='.repeat(4_000) }, { Cookie: `impamba-staff=${'a'.repeat(6_000)}` }, { Cookie: 'impamba-staff=a.b; impamba-staff=c.d; __proto__=1; googtrans=/en/"><script>alert(1)</script>' }, { Cookie: 'impamba-staff=\xff\xfe; booking-K7QM42XD=%00' },
  { 'Accept-Encoding': 'br;q=nonsense, *;q=0' }, { 'Accept-Encoding': 'x,'.repeat(3_000) }, { 'Accept-Language': '"><script>alert(1)</script>' }, { Accept: '*/*;q=0' }, { Range: 'bytes=0-0,1-1,2-2,-1' }, { Range: 'bytes=99999999999999999999-' },
  { 'If-None-Match': '"'.repeat(5_000) }, { 'If-None-Match': '*' }, { 'If-Modified-Since': 'yesterday' }, { 'User-Agent': '' }, { 'User-Agent': '\x80'.repeat(3_000) }, { 'User-Agent': "Mozilla ' or 1=1 --" }, { Referer: 'javascript:alert(1)' },
  { Origin: 'null' }, { Origin: 'https://evil.example' }, { Origin: 'http://127.0.0.1.evil.example' }, { 'Sec-Fetch-Site': 'cross-site' }, { 'X-React-Router-Prerender-Data': '%5B%5D' }, { 'X-React-Router-SPA-Mode': 'yes' }, { 'X-Remix-Reload-Document': 'true' },
  { 'Content-Encoding': 'gzip' }, { Expect: '100-continue' }, { Upgrade: 'websocket', Connection: 'Upgrade' }, { Authorization: `Basic ${'A'.repeat(3_000)}` }, { 'Content-Type': 'x'.repeat(3_000) }, { 'X-Evil': ['a', 'b', 'c'] }, { Purpose: 'prefetch', 'X-Moz': 'prefetch' },
]

/** Endings that are appended to a valid address. */
// biome-ignore format: a list
const tails: readonly string[] = [
  '%00', '/%00', '%ff', '/%C0%AE%C0%AE/', '/..%2f..%2f..%2fetc%2fpasswd', '/../../../../etc/passwd', '//', '/.', '/..;/', ';jsessionid=1', '%0d%0aX-Evil:%201', '?%0d%0aX-Evil:%201', '?a=%', '?%', `?${'a&'.repeat(3_000)}`, `?${'a=1&'.repeat(1_900)}`,
  '.data', '.data?_routes=', '.data?_routes=root,__proto__', `.data?_routes=${'x,'.repeat(3_000)}`, '.DATA', '?_data=root', '?index', '?__proto__[x]=1', `?key=${'x'.repeat(7_000)}`, '?to=//evil.example', '?next=https://evil.example', '?page=-1', '?page=1e99', '?page=%F0%9F', '?translate="><script>alert(1)</script>',
  '?q=%22%3E%3Cscript%3Ealert(1)%3C/script%3E', `?q=${'('.repeat(2_000)}`, '?q=%27%3B%20select%20pg_sleep(10)--', '?sort=__proto__', '?view=constructor', '?did=%3Cscript%3E', '?x=\u0000', `/${'a/'.repeat(3_000)}`, '%2e%2e', '/%5c%5cevil.example', '\\evil', '?month=0000-00', '?day=9999-99-99',
]

/** Invalid addresses: '//host/' names another host, the others are malformed. */
// biome-ignore format: a list
const addresses: readonly string[] = [
  '//evil.example/', '//evil.example/admin', '///evil.example', '/\\evil.example/', '/%2f%2fevil.example', '/%5Cevil.example', 'http://evil.example/', '*', '', 'admin', '/.', '/..', '/.env', '/.git/config', '/data/auth-secret', '/assets/../../server/server.js',
  '/assets/..%2f..%2fserver%2fserver.js', '/assets/%2e%2e/%2e%2e/package.json', '/build/server/server.js', '/node_modules/pg/package.json', '/@vite/client', '/@fs/etc/passwd', '/__manifest', `/__manifest?paths=${'/a,'.repeat(2_000)}`, '/__manifest?p=/admin&version=x', '/_root.data', '/_root.data?_routes=x', '/wp-login.php', `/${'%'.repeat(50)}`,
  `/${'a'.repeat(9_000)}`, `/?${'b'.repeat(9_000)}`, '/%', '/%zz', '/\u00e9', '/pictures/..%2f..%2fauth-secret', '/pictures/%00.avif', '/scenes/__proto__', '/share/constructor', '/sitemaps/..%2fx.xml', '/health/../admin', '/api/../admin', '/api/card/webhook/x',
]

export const strangeBody = (roll: Dice): { type: string; body: string | Buffer } => {
  const [type, body] = one(bodies, roll)
  return { type, body }
}
export const strangeHeaders = (roll: Dice): Record<string, string | string[]> => one(headers, roll)
export const strangeTail = (roll: Dice): string => one(tails, roll)

/** An address that no route has, by methods that exist and some that do not. */
export const strangeRequest = (roll: Dice): RawRequest => ({
  method: one(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'PURGE'], roll),
  path: latin(one(addresses, roll)),
})

/** node:http refuses characters above 0xff and control characters in an address: the others are sent byte for byte. */
export const latin = (path: string): string =>
  Buffer.from(path, 'utf8')
    .toString('latin1')
    .replace(/[\0-\x20\x7f-\xff]/g, (sign) => `%${sign.charCodeAt(0).toString(16).padStart(2, '0')}`)

const line = 'GET / HTTP/1.1\r\nHost: x\r\n'
/** Malformed HTTP, or HTTP that contradicts itself. */
// biome-ignore format: a list
export const brokenBytes: readonly string[] = [
  '\0\0\0\0\r\n\r\n', 'GET\r\n\r\n', 'GET / HTTP/9.9\r\n\r\n', 'GET /\0 HTTP/1.1\r\nHost: x\r\n\r\n', 'GET / HTTP/1.1\r\n\r\n', `${line}Host: y\r\n\r\n`, `${line}A\0: b\r\n\r\n`, `${line}A: b\0c\r\n\r\n`, `${line}: empty\r\n\r\n`, `${line}A : b\r\n\r\n`,
  `${line}${'A: b\r\n'.repeat(3_000)}\r\n`, `${line}A: ${'b'.repeat(70_000)}\r\n\r\n`, `GET /${'a'.repeat(70_000)} HTTP/1.1\r\nHost: x\r\n\r\n`, 'POST /contact HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n', 'POST /contact HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\nabcdef',
  'POST /contact HTTP/1.1\r\nHost: x\r\nContent-Length: 6\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /admin HTTP/1.1\r\n\r\n', 'POST /contact HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\nContent-Type: application/x-www-form-urlencoded\r\n\r\nZZ\r\n', 'POST /contact HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n',
  'POST /contact HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: xchunked\r\n\r\n0\r\n\r\n', 'POST /contact HTTP/1.1\r\nHost: x\r\nContent-Length: 99999999999999999999\r\n\r\n', 'POST /contact HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\nContent-Type: application/x-www-form-urlencoded\r\n\r\na=1', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
  'GET / HTTP/1.1\nHost: x\n\n', ' GET / HTTP/1.1\r\nHost: x\r\n\r\n', 'get / HTTP/1.1\r\nHost: x\r\n\r\n', 'CONNECT evil.example:443 HTTP/1.1\r\nHost: x\r\n\r\n', 'GET http://evil.example/admin HTTP/1.1\r\nHost: x\r\n\r\n', 'GET //evil.example/admin HTTP/1.1\r\nHost: x\r\n\r\n', 'GET / HTTP/1.1\r\nHost: x\r\nConnection: close, Upgrade\r\nUpgrade: h2c\r\nHTTP2-Settings: x\r\n\r\n',
]
