import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { refuseSignature } from './signature-v4.ts'

type Answer = { status: number; body?: string | Buffer; headers?: Record<string, string> }
type StoredObject = { bytes: Buffer; type: string }
type Upload = { key: string; type: string; parts: Map<number, Buffer> }
type StoreRequest = { method: string; key: string; query: URLSearchParams; type: string; body: Buffer }

/** Amazon's minimum: no part but the last may be shorter. */
const leastPartBytes = 5 * 1024 * 1024

/**
 * A store that speaks as much of S3 as this project does: put, get, head, delete, lists in pages, and uploads in parts. It keeps
 * everything in memory, listens on 127.0.0.1, and refuses every request that is not signed by its one key.
 */
export async function openFakeS3(bucket: string) {
  const keys = { region: 'us-east-1', accessKeyId: 'AKIDFAKE', secretAccessKey: 'a-secret/of-the+fake-store' }
  const objects = new Map<string, StoredObject>()
  const uploads = new Map<string, Upload>()
  const store = {
    objects,
    /** Uploads in parts that were neither completed nor aborted. */
    uploads,
    /** How many keys a page of a list holds. */
    pageKeys: 1_000,
    /** Answers instead of the store, where it returns anything. */
    instead: (_request: Pick<StoreRequest, 'method' | 'key' | 'query'>): Answer | undefined => undefined,
  }

  const server = createServer((request, response) => {
    answer(request)
      .catch((error: unknown): Answer => ({ status: 500, body: String(error) }))
      .then(({ status, body = '', headers }) => response.writeHead(status, headers).end(request.method === 'HEAD' ? '' : body))
  })

  async function answer(request: IncomingMessage): Promise<Answer> {
    const { method = '', url = '', headers } = request
    const body = await buffer(request)
    const [path = '', query = ''] = url.split('?')
    const refused = refuseSignature({ method, path, query, headers, body }, keys, new Date())
    if (refused) return failed(403, refused)
    const [, name, key = ''] = /^\/([^/]*)\/?(.*)$/.exec(decodeURIComponent(path)) ?? []
    const sent = { method, key, query: new URLSearchParams(query), type: headers['content-type'] ?? '', body }
    const instead = store.instead(sent)
    if (instead) return instead
    if (name !== bucket) return failed(404, 'NoSuchBucket')
    if (key === '') return list(sent)
    return sent.query.has('uploads') || sent.query.has('uploadId') ? inParts(sent) : whole(sent)
  }

  function whole({ method, key, type, body }: StoreRequest): Answer {
    const stored = objects.get(key)
    if (method === 'PUT') {
      objects.set(key, { bytes: body, type })
      return { status: 200, headers: { ETag: etagOf(body) } }
    }
    if (method === 'DELETE') {
      objects.delete(key)
      return { status: 204 }
    }
    if (!stored) return failed(404, 'NoSuchKey')
    const headers = { 'Content-Type': stored.type, 'Content-Length': String(stored.bytes.length), ETag: etagOf(stored.bytes) }
    return { status: 200, body: stored.bytes, headers }
  }

  function list({ query }: StoreRequest): Answer {
    const prefix = query.get('prefix') ?? ''
    const after = query.get('continuation-token') ?? ''
    const rest = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > after).sort()
    const page = rest.slice(0, Math.min(store.pageKeys, Number(query.get('max-keys') ?? 1_000)))
    const more = rest.length > page.length ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : ''
    const entries = page.map((key) => `<Contents><Key>${key}</Key><Size>${objects.get(key)?.bytes.length}</Size></Contents>`)
    return xml(`<ListBucketResult><IsTruncated>${more !== ''}</IsTruncated>${more}${entries.join('')}</ListBucketResult>`)
  }

  function inParts({ method, key, query, type, body }: StoreRequest): Answer {
    if (query.has('uploads')) {
      const id = `upload+${uploads.size + 1}/${key}=`
      uploads.set(id, { key, type, parts: new Map() })
      return xml(`<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`)
    }
    const id = query.get('uploadId') ?? ''
    const upload = uploads.get(id)
    if (upload?.key !== key) return failed(404, 'NoSuchUpload')
    if (method === 'PUT') {
      upload.parts.set(Number(query.get('partNumber')), body)
      return { status: 200, headers: { ETag: etagOf(body) } }
    }
    if (method === 'DELETE') {
      uploads.delete(id)
      return { status: 204 }
    }
    return complete(id, upload, body.toString())
  }

  function complete(id: string, { key, type, parts }: Upload, wish: string): Answer {
    const named = [...wish.matchAll(/<PartNumber>(\d+)<\/PartNumber><ETag>"?(\w+)"?<\/ETag>/g)]
    const numbers = named.map(([, number]) => Number(number))
    if (numbers.some((number, at) => number <= (numbers[at - 1] ?? 0))) return failed(400, 'InvalidPartOrder')
    const bytes = named.map(([, number, etag]) => {
      const part = parts.get(Number(number))
      return part && etagOf(part) === `"${etag}"` ? part : undefined
    })
    if (bytes.length === 0 || !bytes.every((part) => part !== undefined)) return failed(400, 'InvalidPart')
    if (bytes.slice(0, -1).some((part) => part.length < leastPartBytes)) return failed(400, 'EntityTooSmall')
    uploads.delete(id)
    objects.set(key, { bytes: Buffer.concat(bytes), type })
    return xml(`<CompleteMultipartUploadResult><ETag>"${bytes.length}-parts"</ETag></CompleteMultipartUploadResult>`)
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return Object.assign(store, {
    settings: { endpoint: `http://127.0.0.1:${port}`, bucket, ...keys },
    close: () => new Promise<void>((resolve) => server.close(() => resolve()).closeAllConnections()),
  })
}

const etagOf = (bytes: Buffer): string => `"${createHash('md5').update(bytes).digest('hex')}"`
const xml = (body: string, status = 200): Answer => ({ status, body, headers: { 'Content-Type': 'application/xml' } })
const failed = (status: number, code: string): Answer => xml(`<Error><Code>${code}</Code></Error>`, status)
