/** Letters and digits that are not mistaken for one another. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** The reference of an order for people, 'S-7K2M', from four random bytes. It is a name, never a secret. */
export const orderReference = (bytes: Uint8Array): string =>
  `S-${Array.from(bytes.subarray(0, 4), (byte) => alphabet[byte % alphabet.length] ?? '').join('')}`
