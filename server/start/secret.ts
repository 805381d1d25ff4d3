import { randomBytes } from 'node:crypto'
import { secretFile } from './secret-file.ts'

export const fewestSecretCharacters = 32

/** The secret of the first start, stored in the data folder, readable by its owner alone. */
export const loadSecret = (dataDir: string): string =>
  secretFile(dataDir, {
    name: 'auth-secret',
    make: () => randomBytes(32).toString('base64url'),
    fits: (text) => text.length >= fewestSecretCharacters,
    complaint: `holds fewer than ${fewestSecretCharacters} characters. Put the one of your backup there, or delete it: a new one makes every link that was sent useless.`,
  })
