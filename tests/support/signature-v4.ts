import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

/** A request as it came over the wire. `path` and `query` are as in its first line. */
export type SignedRequest = {
  method: string
  path: string
  query: string
  headers: Record<string, string | string[] | undefined>
  body: Buffer
}

type Secrets = { region: string; accessKeyId: string; secretAccessKey: string }

const mostSkewMs = 15 * 60_000

/**
 * Checks the AWS Signature Version 4 in the Authorization header of a request to S3, by Amazon's own description and with nothing
 * of the client's code. Returns the code of S3's refusal; undefined where the signature is right.
 */
export function refuseSignature(request: SignedRequest, secrets: Secrets, now: Date): string | undefined {
  const form =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=(\w+)$/
  const [whole, keyId, day = '', region, names = '', signature = ''] = form.exec(header(request, 'authorization')) ?? []
  if (!whole) return 'AccessDenied'
  if (keyId !== secrets.accessKeyId) return 'InvalidAccessKeyId'
  if (region !== secrets.region) return 'AuthorizationHeaderMalformed'
  const date = header(request, 'x-amz-date')
  const at = Date.parse(date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'))
  if (!date.startsWith(day) || !(Math.abs(now.getTime() - at) <= mostSkewMs)) return 'RequestTimeTooSkewed'
  const signed = names.split(';')
  const mustBeSigned = ['host', ...Object.keys(request.headers).filter((name) => name.startsWith('x-amz-'))]
  if (!mustBeSigned.every((name) => signed.includes(name))) return 'AccessDenied'
  const payload = header(request, 'x-amz-content-sha256')
  if (payload !== 'UNSIGNED-PAYLOAD' && payload !== sha256(request.body)) return 'XAmzContentSHA256Mismatch'
  const right = Buffer.from(signatureOf(request, { signed, date, day, ...secrets }))
  const given = Buffer.from(signature)
  return right.length === given.length && timingSafeEqual(right, given) ? undefined : 'SignatureDoesNotMatch'
}

type Signing = Secrets & { signed: string[]; date: string; day: string }

function signatureOf(request: SignedRequest, { signed, date, day, region, secretAccessKey }: Signing): string {
  const canonical = [
    request.method,
    request.path,
    canonicalQuery(request.query),
    ...signed.map((name) => `${name}:${header(request, name).trim()}`),
    '',
    signed.join(';'),
    header(request, 'x-amz-content-sha256'),
  ].join('\n')
  const scope = `${day}/${region}/s3/aws4_request`
  const toSign = ['AWS4-HMAC-SHA256', date, scope, sha256(canonical)].join('\n')
  const key = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(
    (key, part) => createHmac('sha256', key).update(part).digest(),
    `AWS4${secretAccessKey}`,
  )
  return createHmac('sha256', key).update(toSign).digest('hex')
}

const header = ({ headers }: SignedRequest, name: string): string => String(headers[name] ?? '')

const sha256 = (bytes: string | Buffer): string => createHash('sha256').update(bytes).digest('hex')

function canonicalQuery(query: string): string {
  const encoded = (text: string) =>
    encodeURIComponent(decodeURIComponent(text)).replace(
      /[!'()*]/g,
      (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
    )
  const pairs = query.split('&').filter(Boolean)
  return pairs
    .map((pair) => pair.split('=').map(encoded))
    .map(([name = '', value = '']) => `${name}=${value}`)
    .sort()
    .join('&')
}
