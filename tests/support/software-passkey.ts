import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

type Made = {
  origin?: string
  rpId?: string
  /** Whether the device made sure of its owner. */
  verified?: boolean
  counter?: number
  userHandle?: string
  /** Changes the signature after signing. */
  signature?: (signature: Buffer) => Buffer
}

/** A software authenticator: a passkey on P-256 that answers as a browser does, as JSON text. */
export function softwarePasskey(id = randomBytes(16).toString('base64url')) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  // COSE_Key (RFC 9053): EC2, ES256, P-256, x, y.
  const cose = Buffer.concat([Buffer.from('a5010203262001215820', 'hex'), b64(x), Buffer.from('225820', 'hex'), b64(y)])
  let owner = ''

  const answer = (response: Record<string, unknown>) =>
    JSON.stringify({ id, rawId: id, type: 'public-key', clientExtensionResults: {}, response })

  return {
    id,
    create(options: { challenge: string; user: { id: string } }, made: Made = {}): string {
      owner = options.user.id
      const idBytes = b64(id)
      const credential = Buffer.concat([Buffer.alloc(16), twoBytes(idBytes.length), idBytes, cose])
      const data = Buffer.concat([authenticatorData(made, 0x40), credential])
      // {fmt: 'none', attStmt: {}, authData: …} in CBOR.
      const head = Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746159', 'hex')
      const attestationObject = Buffer.concat([head, twoBytes(data.length), data]).toString('base64url')
      const clientDataJSON = clientData('webauthn.create', options.challenge, made).toString('base64url')
      return answer({ clientDataJSON, attestationObject, transports: ['internal'] })
    },
    get(options: { challenge: string }, made: Made = {}): string {
      const data = authenticatorData(made, 0)
      const client = clientData('webauthn.get', options.challenge, made)
      const signed = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)
      return answer({
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: (made.signature?.(signed) ?? signed).toString('base64url'),
        userHandle: made.userHandle ?? owner,
      })
    },
  }
}

function authenticatorData({ rpId = 'localhost', verified = true, counter = 0 }: Made, flags: number): Buffer {
  const count = Buffer.alloc(4)
  count.writeUInt32BE(counter)
  return Buffer.concat([sha256(Buffer.from(rpId)), Buffer.of(0x01 | (verified ? 0x04 : 0) | flags), count])
}

const clientData = (type: string, challenge: string, { origin = 'http://localhost:3000' }: Made) =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest()
const b64 = (text: string) => Buffer.from(text, 'base64url')
const twoBytes = (size: number) => Buffer.of(size >> 8, size & 0xff)
