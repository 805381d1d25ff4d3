import { z } from 'zod'

const count = z.number().int().min(0)
const sum = z.string().regex(/^[0-9a-f]{64}$/)

/** The first part of a backup. It tells a reader whether it can take the rest. `migration` is the newest that had run. */
export const Header = z.object({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  release: z.string().max(100),
  migration: z.string().regex(/^\d{4}-[a-z0-9-]+\.sql$/),
  /** The key under which encrypted columns were encrypted, by a name from which the key cannot be derived. */
  dataKey: z.string().regex(/^[0-9a-f]{8}$/),
  tables: z.array(
    z.object({ name: z.string().regex(/^[a-z_][a-z0-9_]*$/), columns: z.array(z.string().regex(/^[a-z_][a-z0-9_]*$/)) }),
  ),
})
export type Header = z.infer<typeof Header>

/** The last part: how much of everything there is, and its SHA-256. For files the sum covers their names and bytes in order. */
export const Manifest = z.object({
  tables: z.array(z.object({ name: z.string(), rows: count, bytes: count, sha256: sum })),
  sequences: z.array(z.object({ table: z.string(), column: z.string(), last: count.nullable() })),
  files: z.object({ count, bytes: count, sha256: sum }),
  /** Files that rows name and that were gone already; the first hundred of them. */
  missing: z.array(z.string()).max(100),
  missingCount: count,
  secrets: z.array(z.string()),
})
export type Manifest = z.infer<typeof Manifest>

/** The names of a backup's entries. */
export const headerEntry = 'impamba-backup.json'
export const manifestEntry = 'manifest.json'
export const tableEntry = (table: string, piece: number): string => `tables/${table}/${String(piece).padStart(6, '0')}.copy`
export const fileEntry = (key: string): string => `files/${key}`
export const secretEntry = (name: string): string => `secrets/${name}`

/** What a backup may carry of DATA_DIR besides the files; only where it is encrypted. */
const secretNames = ['auth-secret', 'data-key'] as const
export type SecretName = (typeof secretNames)[number]

/** Reads the name of an entry; undefined where a backup has none of that name. */
export function readEntryName(
  name: string,
): { kind: 'table'; table: string } | { kind: 'file'; key: string } | { kind: 'secret'; name: SecretName } | undefined {
  const [, table] = /^tables\/([a-z_][a-z0-9_]*)\/\d{6}\.copy$/.exec(name) ?? []
  if (table) return { kind: 'table', table }
  const [, key] = /^files\/(.+)$/.exec(name) ?? []
  if (key) return { kind: 'file', key }
  const secret = secretNames.find((one) => name === secretEntry(one))
  return secret && { kind: 'secret', name: secret }
}
