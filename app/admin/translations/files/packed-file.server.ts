import { promisify } from 'node:util'
import { deflateRaw, inflateRaw } from 'node:zlib'
import { mostXliffBytes } from '#features/translations/xliff/limits.ts'

const [pack, unpack] = [promisify(deflateRaw), promisify<Uint8Array, object, Buffer>(inflateRaw)]

/** A file as a text of a form, in which it comes back to be imported. */
export const packFile = async (bytes: Uint8Array): Promise<string> => (await pack(bytes)).toString('base64url')

/** The file of such a text. Undefined where it is none, or one that would be larger than any that is read. */
export async function unpackFile(text: string): Promise<Uint8Array | undefined> {
  try {
    return await unpack(Buffer.from(text, 'base64url'), { maxOutputLength: mostXliffBytes })
  } catch {
    return undefined
  }
}
